// The stage: it shows pages, moves what moved, and sends back what was touched.
// It knows no game and no sentence; both come from the kernel.

import { CONTROL, TYPED, isTheirs, keepWords, settleWord } from "./controls.js";
import { beginOf, followFinger, restWhatChanges } from "./finger.js";
import { noteLate } from "./flight.js";
import { glide, halt } from "./glide.js";
import { listenToKeys } from "./keys.js";
import { fillSlots, staleSlots } from "./pages.js";
import { places } from "./places.js";
import { SUPPRESS } from "./read.js";
import { keepRoom } from "./room.js";
import { region, sayAlone, speak } from "./say.js";
import { watchScreen } from "./screen.js";
import { TOUCHABLE, answered, connected, greet, isOpen, lostConnection, post, prefersStill, press } from "./send.js";

const FILE_LIMIT = 1_000_000;
// What a keyboard comes to of itself; before a finger no keyboard is to jump up.
const FIRST = matchMedia("(pointer: coarse)").matches ? "[data-focus]:not(input)" : "[data-focus]";
const WATCHED = ["seq", "news_count", "alert_count", "answers", "news", "alert"];

export default { render };

// What else a page can do, each a function of the view.
export const additions = [];

export function render({ model, el, signal }) {
  const stage = document.createElement("div");
  stage.className = "pl-stage";
  stage.tabIndex = -1; // focus rests here when the touched element has gone
  stage.setAttribute(SUPPRESS, "true");
  // Radio buttons of the same name belong together per form: two views must not share them.
  const form = stage.appendChild(document.createElement("form"));
  const root = form.appendChild(document.createElement("div"));
  root.className = "pl-drawing";
  root.dataset.page = "main";
  const alert = region(stage, "alert", "assertive", "pl-alert");
  const news = region(stage, "status", "polite", "pl-visually-hidden");
  el.append(stage);

  const view = { model, el, stage, root, alert, news, signal };
  // `filled`: what each slot shows. `sent`: what the message under way is about. `queue`: those that
  // wait, by element. `busy`: controls being typed in. `owed`: see controls.js.
  Object.assign(view, { filled: new WeakMap(), sent: null, queue: new Map() });
  Object.assign(view, { busy: new WeakSet(), met: new WeakSet(), owed: new WeakSet(), lost: "", animations: [], now: {} });
  // Functions to call when a drawing was patched, and when a message was answered or lost; what the
  // greeting says besides.
  Object.assign(view, { patched: [], settled: [], hello: {} });
  for (const add of additions) add(view);
  listen(view);
  followFinger(view, () => update(view)); // its listeners come after those
  restWhatChanges(view);
  listenToKeys(view);
  keepRoom(view);
  update(view);
  const changed = () => (view.isHeld ? (view.isBehind = true) : update(view));
  const cut = () => (model.mends ? wake(view) : view.sent && !connected(view) && lostConnection(view));
  model.on("change", changed);
  model.on("comm_live_update", cut);
  const died = model.widget_manager?.kernel?.statusChanged; // where a dead kernel stays dead
  died?.connect(cut);
  signal.addEventListener("abort", () => {
    model.off("change", changed);
    model.off("comm_live_update", cut);
    died?.disconnect(cut);
    stage.remove();
  });
  requestAnimationFrame(() => signal.aborted || greet(view));
}

// Where a lost connection comes back by itself, it is said at once, and until then.  The greeting may
// have been lost with it.
function wake(view) {
  const isLost = !connected(view);
  view.stage.classList.toggle("pl-cut", isLost);
  if (isLost) return lostConnection(view);
  speak(view.alert, "");
  greet(view);
}

// ---- What the kernel has changed

function update(view) {
  const { model, stage } = view;
  const before = view.now;
  view.isBehind = false;
  view.now = Object.fromEntries(WATCHED.map((name) => [name, model.get(name)]));
  const fresh = (name) => before[name] !== view.now[name];
  stage.lang = model.get("language") ?? "";
  stage.classList.toggle("pl-still", isStill(view));
  const finish = fresh("answers") && answered(view); // what is told by itself is no answer
  const stale = staleSlots(view);
  if (stale.size) patch(view, stale);
  if (fresh("news") || fresh("news_count")) speak(view.news, view.now.news ?? "");
  if (fresh("alert") || fresh("alert_count")) speak(view.alert, view.now.alert ?? "");
  if (finish) finish();
}

function isStill({ model }) {
  return Boolean(model.get("settings")?.still) || prefersStill();
}

function patch(view, stale) {
  const { root } = view;
  const first = !root.hasChildNodes();
  const before = first || isStill(view) ? null : places(view, stale);
  const late = before && noteLate(root);
  view.animations = halt(view, stale);
  const turnToScreen = watchScreen(view);
  let filled;
  keepFocus(view, () => {
    const theirs = (control) => isTheirs(view, control);
    keepWords(view, () => (filled = fillSlots(view, stale, theirs)));
    for (const mend of view.patched) mend();
  });
  const turned = turnToScreen(); // then nothing there has come from anywhere
  if (before && !turned) view.animations = glide(view, filled, before, late());
}

function keepFocus(view, change) {
  const { stage, root } = view;
  const document = stage.getRootNode();
  const active = document.activeElement;
  const inside = stage.contains(active) && active !== stage;
  const caret = inside && active.matches(TYPED) ? [active.selectionStart, active.selectionEnd] : null;
  view.patching = true; // what loses the focus now was not left by the person
  change();
  view.patching = false;
  const comes = newcomer(view);
  if (comes) return comes.focus({ preventScroll: true });
  if (inside && active.isConnected && !active.matches(":disabled")) {
    if (document.activeElement === active) return;
    active.focus({ preventScroll: true });
    if (caret && caret[0] !== null) active.setSelectionRange(...caret);
    return;
  }
  if (inside) view.lost = nameOf(active);
  else if (active !== stage) return;
  // Rest on the stage until the lost element is back: its keys go on working there.
  const back = view.lost && root.querySelector(`:is(${view.lost}):not(:disabled)`);
  (back || root.querySelector(FIRST) || stage).focus({ preventScroll: true });
}

// What takes the focus as soon as it is there, once.
function newcomer({ root, met }) {
  const comes = [...root.querySelectorAll(`${FIRST}[data-focus=now]`)].find((node) => !met.has(node));
  if (comes) met.add(comes);
  return comes;
}

function nameOf(node) {
  const marks = ["key", "do", "value"].filter((mark) => node.dataset[mark] !== undefined);
  const useful = marks.includes("key") ? ["key"] : marks;
  return useful.map((mark) => `[data-${mark}="${CSS.escape(node.dataset[mark])}"]`).join("");
}

// ---- What the person touches: one handler per kind of event, for the whole drawing.

function listen(view) {
  const { stage, root, alert, signal, busy } = view;
  const on = (name, handler) => stage.addEventListener(name, handler, { signal });
  on("submit", (event) => event.preventDefault());
  on("click", (event) => {
    if (alert.contains(event.target)) speak(alert, "");
    const element = event.target.closest(TOUCHABLE);
    const began = beginOf(view, event);
    if (!element || element.matches(CONTROL)) return;
    view.letGo(); // what has come while the finger was down, the press is judged by
    if (root.contains(element)) press(view, element, began);
  });
  on("focusin", ({ target }) => {
    target.setAttribute(SUPPRESS, "true");
    if (target !== stage) view.lost = "";
  });
  on("input", ({ target }) => {
    if (target.matches(TYPED) || target.matches("[type=range]")) busy.add(target);
    if (target.matches("[type=range][data-do], [data-live][data-do]")) tell(view, target, target.value);
  });
  on("focusout", ({ target }) => view.patching || leave(view, target));
  on("change", ({ target }) => {
    busy.delete(target);
    if (view.patching) return; // a drawing has taken it away: nobody has left it
    if (!target.matches("[data-do]") || target.matches("[type=range]")) leave(view, target);
    else if (target.matches("[type=file]")) readFiles(view, target);
    else if (target.matches("[type=checkbox]")) tell(view, target, target.checked ? "on" : "");
    else tell(view, target, target.value);
  });
}

function tell(view, element, value) {
  if (isOpen(element)) post(view, element, element.dataset.do, value);
}

// A control that was left without a word follows the kernel again.
function leave(view, target) {
  view.busy.delete(target);
  if (target.matches(CONTROL)) settleWord(view, target, false);
}

// A field for one file tells its text; one for several tells pairs of names and texts, at once.
async function readFiles(view, input) {
  const files = [...input.files];
  if (!files.length) return;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const named = async (file) => [file.name, await file.text()];
  if (size > (input.dataset.most ?? FILE_LIMIT)) sayAlone(view, "stage-file-too-large");
  else
    await Promise.all(files.map(named)).then(
      (all) => tell(view, input, input.multiple ? JSON.stringify(all) : all[0][1]),
      () => sayAlone(view, "stage-file-unreadable"),
    );
  input.value = ""; // so that the same file can be chosen again
}
