// Gliding: keyed elements travel from where they were; new ones fade in, or fly from elsewhere.
// A page that was not drawn anew travels as a whole: to measure all that stands in it would take
// longer than to draw it.

import { findFlights, landingOf, launch, stopFlying } from "./flight.js";
import { MOVING, isDrawn, isLeaf, moving, places, travellerOf } from "./places.js";

const GLIDE = { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

// Stop what is to be measured; on a page that stays, things move on.  Return those.
export function halt({ animations, root }, slots) {
  const measured = new Set(moving(root, slots));
  return animations.filter((animation) => {
    const node = landingOf(animation);
    if (measured.has(node) || !root.contains(node) || isDrawn(node, root, slots)) stopFlying(animation);
    return animation.playState === "running";
  });
}

export function glide(view, slots, before, late) {
  const { root } = view;
  for (const animation of view.animations) if (!root.contains(landingOf(animation))) stopFlying(animation);
  const after = places(view, slots);
  const flights = findFlights(root, before, after);
  const flying = new Set(flights.map(({ look }) => look));
  const shifts = new Map(); // how far each element starts from its place, with what it stands in
  const animations = [...view.animations];
  for (const node of moving(root, slots)) {
    const [old, now] = [before.get(travellerOf(node)), after.get(travellerOf(node))];
    const carried = shifts.get(node.parentElement.closest(MOVING)) ?? [0, 0];
    shifts.set(node, old && now ? [old.x - now.x, old.y - now.y] : carried);
    const isInNewPage = !old && node.dataset.key === undefined; // what is in there fades in
    if (!now || isInNewPage || flying.has(node)) continue;
    const frames = old ? travel(node, shifts.get(node), carried, old, now) : { opacity: [0, 1] };
    if (frames) animations.push(node.animate(frames, GLIDE));
  }
  return [...animations, ...launch(view, flights, late)];
}

function travel(node, [x, y], [carriedX, carriedY], old, now) {
  const [dx, dy] = inUnitsOf(node, x - carriedX, y - carriedY);
  const grows = isLeaf(node) && now.width && now.height;
  const [sx, sy] = grows ? [old.width / now.width, old.height / now.height] : [1, 1];
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
