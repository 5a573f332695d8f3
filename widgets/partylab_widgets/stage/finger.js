// The finger: what lies below it stays there until it is up again, and a press counts only for what
// was there when it went down.  A drawing says with `data-about` what a button acts on; once that
// has changed, or the button has opened, it rests for a moment: who presses then meant the old one.

import { TYPED } from "./controls.js";
import { watchMarks } from "./marks.js";

const REST = 400; // ms: nobody sees, decides and presses sooner
const LONG_PRESS = 2000; // ms that a drawing waits for a finger that stays down
const CLICK_COMES = 100; // ms after which a finger that has gone up has pressed nothing

const BUTTONS = "button, summary, a[href], label, [role=button], [data-do]";
// What follows the hand, or is timed, waits for no finger.
const OTHERS = `[data-tap], [data-drag], [type=range], select, ${TYPED}`;

export function followFinger(view, catchUp) {
  const { stage, signal } = view;
  // `downAt`: when the press under way began.  `isHeld`: do drawings wait?  `isBehind`: has one come?
  Object.assign(view, { downAt: null, isHeld: false, isBehind: false });
  let timer = 0;
  const after = (ms, then) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const halfway = []; // what glided when the finger went down
  const standStill = () => {
    const gliding = view.animations.filter((animation) => animation.playState === "running");
    for (const animation of gliding) animation.pause();
    halfway.push(...gliding);
  };
  view.letGo = () => {
    view.isHeld = false;
    for (const animation of halfway.splice(0)) if (animation.playState === "paused") animation.play();
    if (view.isBehind) catchUp();
  };
  const forget = () => {
    view.downAt = null;
    view.letGo();
  };
  const down = (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    view.downAt = event.timeStamp;
    view.isHeld = Boolean(event.target.closest(BUTTONS) && !event.target.closest(OTHERS));
    if (view.isHeld) standStill();
    after(LONG_PRESS, view.letGo);
  };
  stage.addEventListener("pointerdown", down, { signal, capture: true });
  const up = (event) => event.isPrimary && after(CLICK_COMES, forget);
  for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, up, { signal, capture: true });
  // Once the click has done what it does: a tick is changed after it.
  stage.addEventListener("click", () => setTimeout(view.letGo), { signal });
  stage.addEventListener("change", view.letGo, { signal });
  // The click of a key comes before anything else can.
  const keyUp = () => setTimeout(() => (view.downAt = null));
  window.addEventListener("keyup", keyUp, { signal, capture: true });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

// Note of each marked button when it has changed.
export function restWhatChanges(view) {
  const isShut = (node) => node.matches(":disabled, [aria-disabled=true]");
  const changed = watchMarks(view.root, "[data-about]", (node) => `${isShut(node)} ${node.dataset.about}`);
  view.changedAt = new WeakMap();
  view.patched.push(() => {
    for (const node of changed()) view.changedAt.set(node, performance.now());
  });
}

// When the press began that this click ends; without one, as from a screen reader, it is the click.
export function beginOf(view, click) {
  const began = view.downAt ?? click.timeStamp;
  view.downAt = null;
  return began;
}

// Did a press begin before one could know what it acts on now?
export function isTooSoon({ changedAt }, element, began) {
  return began < changedAt.get(element.closest("[data-about]")) + REST; // without a mark: never
}
