// Marks of a drawing that say something by changing: what a button is about, which sound belongs to it.

// Note what is marked before a drawing is patched; what comes back lists what is marked anew.
export function noteMarks(root, selector, markOf) {
  const all = () => [...root.querySelectorAll(selector)];
  if (!root.hasChildNodes()) return () => []; // the first drawing is no change
  const before = new Map(all().map((node) => [node, markOf(node)]));
  return () => all().filter((node) => before.get(node) !== markOf(node));
}
