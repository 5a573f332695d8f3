// The stage: it shows a drawing, moves what moved, and sends back what was touched, and when.
// It knows no game and no sentence; both come from the kernel.

const GLIDE = { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
const FILE_LIMIT = 1_000_000;
const SUPPRESS = "data-lm-suppress-shortcuts"; // JupyterLab reads it on the focused element itself
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
const TOUCHABLE = "[data-move], [data-do]";
const CONTROL = "input, select, textarea";
const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea";

export default { render };

// What else a page can do, each a function of the view; its code follows this file in one module.
const additions = [];

// ---- Reading a drawing: drawings are escaped by the kernel; this is a second line of defence.

const UNWANTED = "script, iframe, frame, object, embed, link, meta, base, template";
const SCRIPT_URL = /(^|;)(javascript|vbscript|data:text\/html)/i;

export function read(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const fragment = template.content;
  for (const node of fragment.querySelectorAll(UNWANTED)) node.remove();
  for (const node of fragment.querySelectorAll("*")) {
    for (const { name, value } of [...node.attributes]) {
      const plain = value.replace(/[\u0000-\u0020]/g, "");
      const active = /^on/i.test(name) || (!/^(data|aria)-/.test(name) && SCRIPT_URL.test(plain));
      if (active || name === "id") node.removeAttribute(name);
    }
  }
  // A plain button would send the form when Enter is pressed in a field nearby.
  for (const node of fragment.querySelectorAll("button")) node.setAttribute("type", "button");
  for (const node of fragment.querySelectorAll(FOCUSABLE)) node.setAttribute(SUPPRESS, "true");
  for (const node of fragment.querySelectorAll("[data-hotkey]"))
    node.setAttribute("aria-keyshortcuts", node.dataset.hotkey);
  for (const node of fragment.querySelectorAll("details"))
    node.setAttribute("data-drawn", node.open ? "open" : "shut");
  return fragment;
}

// ---- Morphing: the shown nodes become the wanted ones, and keep focus, caret and scroll.

// `busy` holds the controls in the middle of being typed in or dragged: their value is theirs.
export function morph(root, fragment, busy) {
  const patch = { keyed: new Map(), taken: new Set(), doomed: new Set(), busy };
  for (const node of root.querySelectorAll("[data-key]"))
    if (!patch.keyed.has(node.dataset.key)) patch.keyed.set(node.dataset.key, node);
  morphChildren(root, fragment, patch);
  for (const node of patch.doomed) if (!patch.taken.has(node)) node.remove();
}

function morphChildren(parent, wantedParent, patch) {
  const spare = [...parent.childNodes].filter((node) => !keyOf(node));
  const pairs = [...wantedParent.childNodes].map((wanted) => {
    const shown = keyOf(wanted) ? byKey(wanted, parent, patch) : byPlace(wanted, spare);
    if (shown) patch.taken.add(shown);
    return [shown, wanted];
  });
  for (const node of parent.childNodes) if (!patch.taken.has(node)) patch.doomed.add(node);
  let last = null;
  for (const [shown, wanted] of pairs) {
    const next = following(last, parent, patch);
    if (shown && shown !== next) move(parent, shown, next);
    if (shown) dress(shown, wanted, patch);
    last = shown ?? parent.insertBefore(wanted.cloneNode(false), next);
    if (!shown) patch.taken.add(last);
    morphInside(last, wanted, patch);
  }
}

const keyOf = (node) => node.dataset?.key;

function byKey(wanted, parent, { keyed, taken }) {
  const node = keyed.get(wanted.dataset.key);
  const fits = node && same(node, wanted, ["type"]) && !taken.has(node) && !node.contains(parent);
  return fits ? node : undefined;
}

// A button never turns into a button that does something else: the finger may be on its way.
function byPlace(wanted, spare) {
  const marks = ["type", "data-move", "data-do", "data-value"];
  if (wanted.matches?.("[type=radio], [type=checkbox]")) marks.push("value");
  const index = spare.findIndex((node) => same(node, wanted, marks));
  return index < 0 ? undefined : spare.splice(index, 1)[0];
}

function same(node, wanted, marks) {
  if (node.nodeName !== wanted.nodeName || node.namespaceURI !== wanted.namespaceURI) return false;
  return marks.every((mark) => node.getAttribute?.(mark) === wanted.getAttribute?.(mark));
}

function following(last, parent, { doomed }) {
  let node = last ? last.nextSibling : parent.firstChild;
  while (node && doomed.has(node)) node = node.nextSibling;
  return node;
}

function move(parent, node, next) {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

// What a person opened, ticked or typed stays, unless the kernel has drawn it differently.
function dress(node, wanted, { busy }) {
  if (node.nodeType !== Node.ELEMENT_NODE) {
    if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue;
    return;
  }
  const differs = (name) => node.getAttribute(name) !== wanted.getAttribute(name);
  const reopened = differs("data-drawn");
  const revalued = differs("value") && node.matches("input") && !busy.has(node);
  const rechecked = differs("checked") && node.matches("input");
  for (const attribute of [...node.attributes])
    if (!wanted.hasAttribute(attribute.name) && (attribute.name !== "open" || reopened))
      node.removeAttributeNode(attribute);
  for (const attribute of wanted.attributes)
    if (differs(attribute.name) && (attribute.name !== "open" || reopened))
      node.setAttributeNode(attribute.cloneNode());
  if (revalued && node.type !== "file") node.value = wanted.value;
  if (rechecked) node.checked = wanted.checked;
}

function morphInside(node, wanted, patch) {
  const drawn = node.matches?.("select, textarea") && drawnValue(node);
  morphChildren(node, wanted, patch);
  if (typeof drawn === "string" && drawn !== drawnValue(node) && !patch.busy.has(node))
    node.value = drawnValue(node);
}

function drawnValue(control) {
  if (control.matches("textarea")) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? "";
}

// Show what the kernel knows, not what was tried: after a refusal.
function undoInput(control, root) {
  if (control.matches(TYPED) || control.matches("[type=file]")) return;
  if (control.matches("select")) control.value = drawnValue(control);
  else if (control.matches("[type=range]")) control.value = control.defaultValue;
  else
    for (const box of root.querySelectorAll("[type=radio], [type=checkbox]"))
      if (box.dataset.do === control.dataset.do) box.checked = box.defaultChecked;
}

// ---- Gliding: keyed elements travel from where they were; new ones fade in.

function places(root) {
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

function glide(root, before) {
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

// ---- The stage itself

function render({ model, el, signal }) {
  const stage = document.createElement("div");
  stage.className = "pl-stage";
  stage.tabIndex = -1; // focus rests here when the touched element has gone
  stage.setAttribute(SUPPRESS, "true");
  // Radio buttons of the same name belong together per form: two views must not share them.
  const form = stage.appendChild(document.createElement("form"));
  const root = form.appendChild(document.createElement("div"));
  root.className = "pl-drawing";
  const alert = region(stage, "alert", "assertive", "pl-alert");
  const news = region(stage, "status", "polite", "pl-visually-hidden");
  el.append(stage);

  const view = { model, el, stage, root, alert, news, signal };
  Object.assign(view, { busy: new WeakSet(), queue: new Map(), sent: null, lost: "", animations: [] });
  Object.assign(view, { shown: Infinity, now: {} });
  listen(view);
  update(view);
  const changed = () => update(view);
  const cut = () => view.sent && !connected(view) && lostConnection(view);
  model.on("change", changed);
  model.on("comm_live_update", cut);
  for (const add of additions) add(view);
  signal.addEventListener("abort", () => {
    model.off("change", changed);
    model.off("comm_live_update", cut);
    stage.remove();
  });
  requestAnimationFrame(() => signal.aborted || greet(view));
}

function region(stage, role, live, className) {
  const node = stage.appendChild(document.createElement("div"));
  node.className = className;
  node.setAttribute("role", role);
  node.setAttribute("aria-live", live);
  return node;
}

// A new paragraph is spoken, even when it says the same as the one before.
function speak(region, sentence) {
  const paragraph = document.createElement("p");
  paragraph.textContent = sentence;
  region.replaceChildren(...(sentence ? [paragraph] : []));
}

const WATCHED = ["drawing", "seq", "news_count", "alert_count", "news", "alert"];

function update(view) {
  const { model, stage } = view;
  const before = view.now;
  view.now = Object.fromEntries(WATCHED.map((name) => [name, model.get(name)]));
  const fresh = (name) => before[name] !== view.now[name];
  stage.lang = model.get("language") ?? "";
  stage.classList.toggle("pl-still", isStill(view));
  if (fresh("drawing")) patch(view, before.drawing === undefined);
  if (fresh("news") || fresh("news_count")) speak(view.news, view.now.news ?? "");
  if (fresh("alert") || fresh("alert_count")) speak(view.alert, view.now.alert ?? "");
  if (fresh("drawing") || fresh("seq") || fresh("alert") || fresh("alert_count")) answered(view);
}

function isStill({ model }) {
  return Boolean(model.get("settings")?.still) || prefersStill();
}

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function patch(view, first) {
  const { root, model, busy } = view;
  const before = first || isStill(view) ? null : places(root);
  for (const animation of view.animations) animation.cancel();
  keepFocus(view, () => morph(root, read(model.get("drawing") ?? ""), busy));
  view.animations = before ? glide(root, before) : [];
  view.shown = Infinity;
  requestAnimationFrame((time) => (view.shown = Math.min(view.shown, time)));
}

function keepFocus(view, change) {
  const { stage, root } = view;
  const document = stage.getRootNode();
  const active = document.activeElement;
  const inside = stage.contains(active) && active !== stage;
  const caret = inside && active.matches(TYPED) ? [active.selectionStart, active.selectionEnd] : null;
  change();
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
  (back || root.querySelector("[data-focus]") || stage).focus({ preventScroll: true });
}

function nameOf(node) {
  const marks = ["key", "move", "do", "value"].filter((mark) => node.dataset[mark] !== undefined);
  const useful = marks.includes("key") ? ["key"] : marks;
  return useful.map((mark) => `[data-${mark}="${CSS.escape(node.dataset[mark])}"]`).join("");
}

// ---- Sending: one message under way at a time.

function greet(view) {
  const { model, el } = view;
  const theme = document.body.dataset.jpThemeLight;
  const dark = theme ? theme === "false" : matchMedia("(prefers-color-scheme: dark)").matches;
  const width = Math.round(el.getBoundingClientRect().width);
  const hello = { language: navigator.language, width, dark, still: prefersStill() };
  if (connected(view)) model.send({ hello: { ...hello, seq: model.get("seq") } });
}

function connected({ model, el }) {
  if (model.comm_live === false || el.closest(".jupyter-widgets-disconnected")) return false;
  const kernel = model.widget_manager?.kernel;
  return !kernel || (kernel.status !== "dead" && (kernel.connectionStatus ?? "connected") === "connected");
}

function lostConnection(view) {
  view.queue.clear();
  settle(view, null);
  speak(view.alert, view.model.get("sentences")?.["stage-disconnected"] ?? "");
}

function settle(view, sent) {
  view.sent = sent;
  view.stage.classList.toggle("pl-waiting", Boolean(sent));
}

// A press that follows a press is a double click; what is typed or dragged waits for its turn.
function post(view, element, message) {
  if (!connected(view)) return lostConnection(view);
  const twice = view.sent && !view.sent.matches(CONTROL) && !element.matches(CONTROL);
  if (twice) return;
  if (view.sent || view.queue.size) view.queue.set(element, message);
  else dispatch(view, element, message);
}

function dispatch(view, element, message) {
  if (!connected(view)) return lostConnection(view);
  settle(view, element);
  try {
    view.model.send({ ...message, seq: view.model.get("seq") });
  } catch {
    lostConnection(view);
  }
}

function answered(view) {
  const { sent, root, busy, queue } = view;
  if (sent && view.now.alert && sent.matches(CONTROL) && !busy.has(sent)) undoInput(sent, root);
  settle(view, null);
  if (queue.size) requestAnimationFrame(() => sendNext(view));
}

function sendNext(view) {
  if (view.sent || view.signal.aborted) return;
  for (const [element, message] of view.queue) {
    view.queue.delete(element);
    if (element.isConnected && isOpen(element)) return dispatch(view, element, message);
  }
}

const isOpen = (element) => !element.matches(":disabled") && !element.closest("[aria-disabled=true]");

// ---- Listening: one handler per kind of event, for the whole drawing.

function listen(view) {
  const { stage, root, alert, signal, busy } = view;
  const on = (name, handler) => stage.addEventListener(name, handler, { signal });
  on("submit", (event) => event.preventDefault());
  on("click", (event) => {
    if (alert.contains(event.target)) speak(alert, "");
    const element = event.target.closest(TOUCHABLE);
    if (element && root.contains(element) && !element.matches(CONTROL)) press(view, element, event);
  });
  on("keydown", (event) => key(view, event));
  on("focusin", ({ target }) => {
    target.setAttribute(SUPPRESS, "true");
    if (target !== stage) view.lost = "";
  });
  on("input", ({ target }) => {
    if (target.matches(TYPED) || target.matches("[type=range]")) busy.add(target);
    if (target.matches("[type=range][data-do]")) tell(view, target, target.value);
  });
  on("focusout", ({ target }) => busy.delete(target));
  on("change", ({ target }) => {
    busy.delete(target);
    if (!target.matches("[data-do]") || target.matches("[type=range]")) return;
    if (target.matches("[type=file]")) readFile(view, target);
    else if (target.matches("[type=checkbox]")) tell(view, target, target.checked ? "on" : "");
    else tell(view, target, target.value);
  });
}

function tell(view, element, value) {
  if (isOpen(element)) post(view, element, { do: element.dataset.do, value });
}

function press(view, element, event) {
  if (!isOpen(element)) return;
  const ms = Math.max(0, event.timeStamp - view.shown); // 0 when it has not been seen yet
  if (element.dataset.move !== undefined) post(view, element, { move: element.dataset.move, ms });
  else tell(view, element, element.dataset.value ?? "");
}

function key(view, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
  event.stopPropagation(); // the notebook around the stage has its own keys
  if (event.key === "Escape") speak(view.alert, "");
  const { target } = event;
  if (target.matches(TYPED) || target.matches("select")) return;
  const isPress = event.key === "Enter" || event.key === " ";
  if (event.repeat) {
    if (isPress) event.preventDefault(); // a key held down is one press
    return;
  }
  const native = target.matches("button, a[href], summary, input");
  const element = isPress ? !native && target.closest(TOUCHABLE) : byHotkey(view.root, event.key);
  if (!element) return;
  event.preventDefault();
  if (element.matches(TOUCHABLE) && !element.matches(CONTROL)) press(view, element, event);
  else element.click();
}

function byHotkey(root, key) {
  const nodes = [...root.querySelectorAll("[data-hotkey]")];
  return nodes.find((node) => node.dataset.hotkey === key.toLowerCase() && isOpen(node));
}

async function readFile(view, input) {
  const file = input.files[0];
  if (!file) return;
  const say = (name) => speak(view.alert, view.model.get("sentences")?.[name] ?? "");
  if (file.size > FILE_LIMIT) say("stage-file-too-large");
  else
    await file.text().then(
      (text) => tell(view, input, text),
      () => say("stage-file-unreadable"),
    );
  input.value = ""; // so that the same file can be chosen again
}
