// Sending: one message under way at a time, and each is answered.

import { CONTROL, settleWord, showDrawn, together } from "./controls.js";
import { isTooSoon } from "./finger.js";
import { sayAlone } from "./say.js";

// What is pressed: the clock's runs carry their name for the moment when they are over.
export const TOUCHABLE = "[data-do]:not([data-clock])";

export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const isOpen = (element) => !element.matches(":disabled") && !element.closest("[aria-disabled=true]");

// The greeting waits for its answer as well: what it brings is older than any touch.
export function greet(view) {
  const { model, el, stage } = view;
  const theme = document.body.dataset.jpThemeLight;
  const dark = theme ? theme === "false" : matchMedia("(prefers-color-scheme: dark)").matches;
  const width = Math.round(el.getBoundingClientRect().width);
  const hello = { language: navigator.language, width, dark, still: prefersStill(), seq: model.get("seq"), ...view.hello };
  if (!connected(view)) return;
  if (view.sent) model.send({ hello });
  else transmit(view, stage, { hello });
}

export function connected({ model, el }) {
  if (model.comm_live === false || el.closest(".jupyter-widgets-disconnected")) return false;
  const kernel = model.widget_manager?.kernel;
  return !kernel || (kernel.status !== "dead" && (kernel.connectionStatus ?? "connected") === "connected");
}

export function lostConnection(view) {
  view.queue.clear();
  underWay(view, null);
  sayAlone(view, view.model.mends ? "stage-lost" : "stage-disconnected");
  view.settled.forEach((tell) => tell(true));
}

function underWay(view, element) {
  view.sent = element;
  view.stage.classList.toggle("pl-waiting", Boolean(element) && element !== view.stage);
}

// A press that follows a press is a double click; what is typed or dragged waits for its turn.
export function press(view, element, began) {
  const { sent } = view;
  const twice = sent?.matches(TOUCHABLE) && !sent.matches(CONTROL);
  if (twice || !isOpen(element) || isTooSoon(view, element, began)) return;
  post(view, element, element.dataset.do, element.dataset.value ?? "", began);
}

// Only a press has begun at some moment: what is typed or dragged means what it says whenever it comes.
export function post(view, element, name, value, began = Infinity) {
  if (!connected(view)) return lostConnection(view);
  if (!view.sent && !view.queue.size) return dispatch(view, element, { name, value });
  for (const other of together(view, element)) if (other !== element) view.queue.delete(other);
  view.queue.set(element, { name, value, began });
}

function dispatch(view, element, message) {
  if (!connected(view)) return lostConnection(view);
  transmit(view, element, { ...message, seq: view.model.get("seq") });
}

function transmit(view, element, message) {
  underWay(view, element);
  try {
    view.model.send(message);
  } catch {
    lostConnection(view);
  }
}

// The answer is here: from now on the drawing may change what was told with that message.
export function answered(view) {
  const element = view.sent;
  underWay(view, null);
  return () => {
    const refused = Boolean(view.now.alert);
    if (element?.matches(CONTROL)) settleWord(view, element, refused);
    if (view.queue.size) requestAnimationFrame(() => sendNext(view));
    view.settled.forEach((tell) => tell(refused));
  };
}

function sendNext(view) {
  if (view.sent || view.signal.aborted) return;
  for (const [element, { began, ...message }] of view.queue) {
    view.queue.delete(element);
    if (element.isConnected && isOpen(element) && !isTooSoon(view, element, began))
      return dispatch(view, element, message);
    if (element.matches(CONTROL)) showDrawn(element);
  }
}
