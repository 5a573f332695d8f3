// Where things are: the keyed elements and the pages of what was drawn anew, each with its place.

export const MOVING = "[data-key], [data-page]";

export const travellerOf = ({ dataset }) => (dataset.key === undefined ? `page ${dataset.page}` : `key ${dataset.key}`);

// A thing that nothing else stands in, and no part of a picture.
export const isLeaf = (node) =>
  !node.ownerSVGElement && !node.querySelector(MOVING) && !node.matches("[data-page]");

export function isDrawn(node, root, slots) {
  const slot = node.closest("[data-page]");
  return slots.has(slot) || (slot !== root && isDrawn(slot.parentElement, root, slots));
}

export function moving(root, slots) {
  const all = [...root.querySelectorAll(MOVING)];
  return all.filter((node) => node.dataset.page !== undefined || isDrawn(node, root, slots));
}

// The middle of an element and its size; nothing for one that is not shown.
export function placeOf(node, origin) {
  const { left, top, width, height } = node.getBoundingClientRect();
  if (!width && !height) return null;
  const [x, y] = [left + width / 2 - origin.left, top + height / 2 - origin.top];
  return { node, parent: node.parentElement, x, y, width, height };
}

// The place of each traveller by its name; what flies is where one sees it.
export function places({ root, animations }, slots) {
  const origin = root.getBoundingClientRect();
  const found = new Map();
  for (const node of moving(root, slots)) {
    const place = placeOf(node, origin);
    if (place) found.set(travellerOf(node), place);
  }
  for (const { effect } of animations) {
    const place = found.get(`key ${effect.target.dataset.flies}`);
    const { x, y, width, height } = (place && placeOf(effect.target, origin)) ?? {};
    if (width) Object.assign(place, { x, y, width, height });
  }
  return found;
}
