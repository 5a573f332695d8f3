// Gliding: keyed elements travel from where they were; new ones fade in.
// A page that was not drawn anew travels as a whole: to measure all that stands in it would take
// longer than to draw it.

const GLIDE = { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

const MOVING = "[data-key], [data-page]";
const travellerOf = ({ dataset }) => (dataset.key === undefined ? `page ${dataset.page}` : `key ${dataset.key}`);

function moving(root, slots) {
  const isDrawn = (node) => {
    const slot = node.closest("[data-page]");
    return slots.has(slot) || (slot !== root && isDrawn(slot.parentElement));
  };
  return [...root.querySelectorAll(MOVING)].filter((node) => node.dataset.page !== undefined || isDrawn(node));
}

// Stop what is to be measured; on a page that stays, things glide on.  Return those.
export function halt(animations, root, slots) {
  const measured = new Set(moving(root, slots));
  return animations.filter((animation) => {
    if (measured.has(animation.effect.target)) animation.cancel();
    return animation.playState === "running";
  });
}

export function places(root, slots) {
  const origin = root.getBoundingClientRect();
  const found = new Map();
  for (const node of moving(root, slots)) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width || height)
      found.set(travellerOf(node), {
        x: left + width / 2 - origin.left,
        y: top + height / 2 - origin.top,
        width,
        height,
      });
  }
  return found;
}

export function glide(root, slots, before) {
  const after = places(root, slots);
  const shifts = new Map(); // how far each element starts from its place, with what it stands in
  const animations = [];
  for (const node of moving(root, slots)) {
    const [old, now] = [before.get(travellerOf(node)), after.get(travellerOf(node))];
    const carried = shifts.get(node.parentElement.closest(MOVING)) ?? [0, 0];
    shifts.set(node, old && now ? [old.x - now.x, old.y - now.y] : carried);
    if (!now || (!old && node.dataset.key === undefined)) continue; // what is in a new page fades in
    const frames = old ? travel(node, shifts.get(node), carried, old, now) : { opacity: [0, 1] };
    if (frames) animations.push(node.animate(frames, GLIDE));
  }
  return animations;
}

function travel(node, [x, y], [carriedX, carriedY], old, now) {
  const [dx, dy] = inUnitsOf(node, x - carriedX, y - carriedY);
  const leaf = !node.ownerSVGElement && !node.querySelector(MOVING) && !node.matches("[data-page]");
  const [sx, sy] = leaf && now.width && now.height ? [old.width / now.width, old.height / now.height] : [1, 1];
  const still = Math.hypot(x - carriedX, y - carriedY) < 1;
  if (still && Math.abs(sx - 1) < 0.02 && Math.abs(sy - 1) < 0.02) return null;
  return { translate: [`${dx}px ${dy}px`, "0px 0px"], scale: [`${sx} ${sy}`, "1 1"] };
}

// Inside a picture, lengths are counted in the picture's own units.
function inUnitsOf(node, x, y) {
  const matrix = node.ownerSVGElement && node.parentElement.getScreenCTM?.();
  if (!matrix) return [x, y];
  const { a, b, c, d } = matrix.inverse();
  return [a * x + c * y, b * x + d * y];
}
