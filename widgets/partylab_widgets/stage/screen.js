// Screens: a drawing says with `data-screen` on which one it is.  When that changes, the stage is
// scrolled to its top, and the new screen's `data-heading` has the focus, as on a new page.

import { TYPED } from "./controls.js";

const screenOf = ({ root }) => root.querySelector("[data-screen]")?.dataset.screen;

// Note what is there before a drawing is patched; call what comes back once it is, to learn whether
// it is another screen.
export function watchScreen(view) {
  const [before, wasEmpty] = [screenOf(view), !view.root.hasChildNodes()];
  return () => {
    const now = screenOf(view);
    const turned = !wasEmpty && now !== before;
    if (turned && isFree(view)) turnTo(view);
    return turned;
  };
}

// Nobody is taken away from what they are doing elsewhere, nor from a field they are typing in.
function isFree({ stage }) {
  const active = stage.getRootNode().activeElement;
  if (stage.contains(active)) return !active.matches(TYPED);
  return !active || active === document.body;
}

function turnTo({ stage, root }) {
  stage.scrollIntoView({ block: "start" });
  root.querySelector("[data-heading]")?.focus({ preventScroll: true });
}
