// Marks of a drawing that say something by changing: what a button is about, which sound is heard.

// To be called after each drawing: lists what is marked anew; with the first one nothing is.
export function watchMarks(root, selector, markOf) {
  let before = null;
  return () => {
    const now = new Map([...root.querySelectorAll(selector)].map((node) => [node, markOf(node)]));
    const fresh = before ? [...now.keys()].filter((node) => before.get(node) !== now.get(node)) : [];
    before = now;
    return fresh;
  };
}
