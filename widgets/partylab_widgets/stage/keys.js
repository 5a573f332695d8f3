// Keys: Enter and Space press, a drawing's own keys press from anywhere inside, Escape closes.
// The notebook around the stage has keys of its own, so plain ones stay here; what is pressed
// with Ctrl, Cmd or Alt belongs to the browser and to JupyterLab, and passes.

import { CONTROL, TYPED } from "./controls.js";
import { FOCUSABLE, SUPPRESS } from "./read.js";
import { speak } from "./say.js";
import { TOUCHABLE, isOpen, post, press } from "./send.js";

const MODIFIERS = ["Control", "Meta", "Alt", "AltGraph", "Shift"];
const EDITS = ["a", "c", "v", "x", "y", "z", "backspace", "delete", "home", "end"];

export const isForOthers = (event) => event.ctrlKey || event.metaKey || event.altKey;

export function listenToKeys(view) {
  const { stage, signal } = view;
  stage.addEventListener("keydown", (event) => key(view, event), { signal });
  // Before anybody else hears of the key.
  window.addEventListener("keydown", (event) => letThrough(view, event), { signal, capture: true });
}

// JupyterLab takes no shortcut from an element with the sign: for such a key it is taken away.
function letThrough({ stage }, event) {
  const { target } = event;
  if (!isForOthers(event) || MODIFIERS.includes(event.key)) return;
  if (!stage.contains(target) || isEditing(event)) return;
  const signed = [stage, ...stage.querySelectorAll(`[${SUPPRESS}]`)].filter((node) => node.contains(target));
  for (const node of signed) node.removeAttribute(SUPPRESS);
  setTimeout(() => signed.forEach((node) => node.setAttribute(SUPPRESS, "true")));
}

// Undo in a field means what was typed, not the notebook's last cell.
function isEditing({ target, key }) {
  return target.matches(TYPED) && (EDITS.includes(key.toLowerCase()) || key.startsWith("Arrow"));
}

function key(view, event) {
  if (isForOthers(event) || event.key === "Tab") return;
  event.stopPropagation();
  if (event.key === "Escape" && close(view, event)) return;
  const { target } = event;
  if (event.key === "Enter" && target.matches("[data-enters]")) return enter(view, event);
  if (event.key !== "Escape" && target.matches(`${TYPED}, select`)) return;
  const isPress = event.key === "Enter" || event.key === " ";
  if (isPress && !event.repeat) view.downAt = event.timeStamp;
  if (event.repeat) {
    if (isPress) event.preventDefault(); // a key held down is one press
    return;
  }
  const native = target.matches("button, a[href], summary, input");
  const element = isPress ? !native && target.closest(TOUCHABLE) : byHotkey(view.root, event.key);
  if (!element || !view.root.contains(element)) return;
  event.preventDefault();
  if (element.matches(TOUCHABLE) && !element.matches(CONTROL)) press(view, element, event.timeStamp);
  else element.click();
}

// What was typed is meant: it is sent as such, however much of it the kernel has heard already.
function enter(view, event) {
  const { target } = event;
  event.preventDefault();
  if (!event.repeat) post(view, target, target.dataset.enters, target.value);
}

// One thing at a time: first what covers the table, then what was opened around the focus.
function close({ alert, root }, { target }) {
  const opened = target.closest("details[open]");
  if (alert.hasChildNodes()) speak(alert, "");
  else if (opened && root.contains(opened)) {
    opened.open = false;
    const summary = opened.querySelector("summary");
    if (summary?.matches(FOCUSABLE)) summary.focus();
  } else return false;
  return true;
}

function byHotkey(root, key) {
  const nodes = [...root.querySelectorAll("[data-hotkey]")];
  return nodes.find((node) => node.dataset.hotkey === key.toLowerCase() && isOpen(node));
}
