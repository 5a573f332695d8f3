// Gliding: keyed elements travel from where they were; new ones fade in.

const GLIDE = { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

export function places(root) {
  const origin = root.getBoundingClientRect();
  const found = new Map();
  for (const node of root.querySelectorAll("[data-key]")) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width || height)
      found.set(node.dataset.key, {
        x: left + width / 2 - origin.left,
        y: top + height / 2 - origin.top,
        width,
        height,
      });
  }
  return found;
}

export function glide(root, before) {
  const after = places(root);
  const shifts = new Map(); // how far each element starts from its place, with what it stands in
  const animations = [];
  for (const node of root.querySelectorAll("[data-key]")) {
    const [old, now] = [before.get(node.dataset.key), after.get(node.dataset.key)];
    const carried = shifts.get(node.parentElement.closest("[data-key]")) ?? [0, 0];
    shifts.set(node, old && now ? [old.x - now.x, old.y - now.y] : carried);
    if (!now) continue;
    const frames = old ? travel(node, shifts.get(node), carried, old, now) : { opacity: [0, 1] };
    if (frames) animations.push(node.animate(frames, GLIDE));
  }
  return animations;
}

function travel(node, [x, y], [carriedX, carriedY], old, now) {
  const [dx, dy] = inUnitsOf(node, x - carriedX, y - carriedY);
  const leaf = !node.ownerSVGElement && !node.querySelector("[data-key]") && now.width && now.height;
  const [sx, sy] = leaf ? [old.width / now.width, old.height / now.height] : [1, 1];
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
