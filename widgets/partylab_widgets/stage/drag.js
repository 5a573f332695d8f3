// Dragging: by mouse, pen or finger, or by keyboard.  The preview is drawn here, in the picture's
// own units, while the hand moves; one message tells the end of it: "<what> x y turn".
//
//   data-drag="name" data-what="sofa" data-x data-y data-turn      what is sent, and the pose as drawn
//   data-live="name"               also told on the way, each pose once the one before is answered
//   data-bounds="left top right bottom" data-snap="10" data-turn-snap="15" data-step="10"
//   inside: [data-turner], the handle that turns
//
// What is sorted, with `data-onto`, is laid onto one of the [data-place] of the stage instead: then
// "<what> <place>" is sent.  Arrow keys carry it to the place before or after.  Near the upper or
// lower edge of what one sees, the page scrolls under the hand to the places beyond.

import { isForOthers } from "./keys.js";
import { isOpen, post } from "./send.js";
import { additions } from "./stage.js";

const NUDGE = 3; // px: a hand that moves less has only touched
const EDGE = 60; // px, along which the page scrolls: the quicker, the nearer the hand is
const FAST = 0.9; // px per ms
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TURNS = { ",": -1, ".": 1, q: -1, e: 1 };

additions.push((view) => {
  const { stage, signal } = view;
  // `drag` is in the hand; `drop` was set down, and waits for the answer to its message.
  Object.assign(view, { drag: null, drop: null });
  const on = (name, handler) => stage.addEventListener(name, handler, { signal, capture: true });
  on("pointerdown", (event) => take(view, event));
  on("pointermove", (event) => ours(view, event) && followHand(view, event));
  on("pointerup", (event) => ours(view, event) && release(view, event));
  on("pointercancel", (event) => ours(view, event) && putBack(view));
  // Browsers know no `touch-action` for the parts of a picture: the page would scroll instead.
  const hold = (event) => view.drag && event.cancelable && event.preventDefault();
  stage.addEventListener("touchmove", hold, { signal, capture: true, passive: false });
  on("click", (event) => {
    if (view.dragged && event.timeStamp - view.dragged < 50) event.stopPropagation(); // its own end
  });
  on("keydown", (event) => dragKey(view, event));
  on("focusout", () => view.patching || (view.drag?.pointer === null && putBack(view)));
  view.patched.push(() => afterPatch(view));
  view.settled.push(() => settle(view));
});

const ours = ({ drag }, event) => drag && drag.pointer === event.pointerId;
const numberFrom = (element, name) => Number(element.dataset[name]) || 0;

function poseOf(element) {
  return { x: numberFrom(element, "x"), y: numberFrom(element, "y"), turn: numberFrom(element, "turn") };
}

// Where it stands while nobody holds it: as drawn, or where it was set down a moment ago.
function home({ drop }, element) {
  return drop?.element === element ? drop.pose : poseOf(element);
}

function place(element, { x, y, turn }) {
  if (element.ownerSVGElement) element.setAttribute("transform", `translate(${x} ${y}) rotate(${turn})`);
  else element.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg)`;
}

// ---- By hand

function take(view, event) {
  const element = event.target.closest("[data-drag]");
  if (view.drag?.pointer === null) putBack(view);
  if (!element || event.button !== 0 || !event.isPrimary || view.drag || !isOpen(element)) return;
  event.preventDefault(); // no text is selected
  element.focus({ preventScroll: true });
  pickUp(view, element, event.pointerId);
  const { drag } = view;
  element.setPointerCapture(event.pointerId);
  drag.turns = Boolean(event.target.closest("[data-turner]"));
  drag.from = pointOn(element, event);
  drag.hand = [event.clientX, event.clientY];
}

function pickUp(view, element, pointer) {
  const pose = home(view, element);
  view.drag = { element, pointer, start: pose, pose, moved: false };
  element.classList.add("pl-dragged");
}

// Where the hand is, in the units in which the element is placed.
function pointOn(element, { clientX, clientY }) {
  const matrix = element.ownerSVGElement && element.parentElement.getScreenCTM();
  if (!matrix) return inPage(element, clientX, clientY);
  return new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
}

// What is HTML moves with the page, too, when that scrolls.
function inPage(element, x, y) {
  const page = element.closest(".pl-stage").getBoundingClientRect();
  return { x: x - page.x, y: y - page.y };
}

function pivotOf({ element, start }) {
  if (element.ownerSVGElement) return start;
  const box = element.getBoundingClientRect(); // HTML turns around its middle
  return inPage(element, box.x + box.width / 2, box.y + box.height / 2);
}

function followHand(view, event) {
  const { drag } = view;
  const [x, y] = drag.hand;
  drag.moved ||= Math.hypot(event.clientX - x, event.clientY - y) >= NUDGE;
  if (!drag.moved) return;
  const [to, { from, start }] = [pointOn(drag.element, event), drag];
  if (drag.turns) preview(view, { ...start, turn: start.turn + angle(pivotOf(drag), from, to) });
  else preview(view, { ...start, x: start.x + to.x - from.x, y: start.y + to.y - from.y });
  if (!isSorted(drag.element)) return;
  light(view, placeUnder(view, event));
  if (!drag.at) requestAnimationFrame((now) => scrollOn(view, drag, now, now));
  drag.at = event;
}

function angle(pivot, from, to) {
  const at = (point) => Math.atan2(point.y - pivot.y, point.x - pivot.x);
  return ((at(to) - at(from)) * 180) / Math.PI;
}

function preview(view, wished) {
  const { drag } = view;
  drag.pose = fit(drag.element, wished, drag.start);
  place(drag.element, drag.pose);
  const { live } = drag.element.dataset;
  if (!live || isSame(drag.pose, drag.told ?? drag.start)) return;
  drag.told = drag.pose;
  sendPose(view, drag.element, live, drag.pose); // one waits at most: the newest
}

const isSame = (one, other) => one.x === other.x && one.y === other.y && one.turn === other.turn;

function sendPose(view, element, name, { x, y, turn }) {
  post(view, element, name, `${element.dataset.what ?? ""} ${x} ${y} ${turn}`);
}

// Return a pose on the grid and within the bounds; what was not changed stays as it was.
function fit(element, wished, start) {
  const [left, top, right, bottom] = (element.dataset.bounds ?? "").split(" ").map(Number);
  const snap = numberFrom(element, "snap") || 1;
  const along = (value, old, least = -Infinity, most = Infinity) =>
    value === old ? old : Math.round(Math.min(most, Math.max(least, Math.round(value / snap) * snap)));
  const turnSnap = numberFrom(element, "turnSnap") || 1;
  const turn = Math.round(wished.turn / turnSnap) * turnSnap;
  return {
    x: along(wished.x, start.x, element.dataset.bounds && left, right),
    y: along(wished.y, start.y, element.dataset.bounds && top, bottom),
    turn: wished.turn === start.turn ? start.turn : Math.round(((turn % 360) + 360) % 360),
  };
}

// ---- Its end

function release(view, event) {
  if (view.drag.moved) view.dragged = event.timeStamp;
  if (!isSorted(view.drag.element)) return setDown(view);
  const onto = placeUnder(view, event);
  const { element, pose } = letGo(view);
  lay(view, element, onto, pose);
}

function setDown(view) {
  const { element, pose, told } = letGo(view);
  if (!told && isSame(pose, home(view, element))) return place(element, pose);
  view.drop = { element, pose };
  sendPose(view, element, element.dataset.drag, pose);
}

function putBack(view) {
  const { element, start, told } = letGo(view);
  if (!told) return place(element, home(view, element));
  view.drop = { element, pose: start };
  place(element, start);
  sendPose(view, element, element.dataset.live, start);
}

function letGo(view) {
  const { drag } = view;
  view.drag = null; // first: to let the capture go is told as an event
  drag.element.classList.remove("pl-dragged");
  light(view, null);
  if (drag.pointer !== null && drag.element.hasPointerCapture(drag.pointer))
    drag.element.releasePointerCapture(drag.pointer);
  return drag;
}

// As long as it is in the hand, scroll the page towards the edge that the hand is near, and no
// further than the last place is well in view: what is carried would make a page ever longer.
function scrollOn(view, drag, before, now) {
  if (view.drag !== drag) return;
  const { frame, top, bottom } = whatScrolls(drag.element);
  const boxes = placesOf(view).map((place) => place.getBoundingClientRect());
  const { clientY } = drag.at;
  const down = boxes.some((box) => box.bottom > bottom - EDGE / 2) ? clientY - (bottom - EDGE) : 0;
  const up = boxes.some((box) => box.top < top + EDGE / 2) ? top + EDGE - clientY : 0;
  const part = Math.min(1, Math.max(0, down) / EDGE) - Math.min(1, Math.max(0, up) / EDGE);
  frame.scrollTop += part * FAST * (now - before);
  if (part) followHand(view, drag.at);
  requestAnimationFrame((next) => scrollOn(view, drag, now, next));
}

// What scrolls around an element: the page itself, or a part of it, as in JupyterLab and Voilà.
function whatScrolls(element) {
  const around = element.parentElement;
  if (!around) return { frame: document.scrollingElement, top: 0, bottom: innerHeight };
  const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
  if (!scrolls || around.scrollHeight <= around.clientHeight) return whatScrolls(around);
  const { top, bottom } = around.getBoundingClientRect();
  return { frame: around, top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
}

// A drawing that comes meanwhile leaves in the hand what is there still, and shows what was wished.
function afterPatch(view) {
  const { drag, drop } = view;
  if (drop && !drop.element.isConnected) view.drop = null;
  else if (drop && isWaiting(view)) place(drop.element, drop.pose);
  if (!drag) return;
  const { element, pointer } = drag;
  if (!element.isConnected) return letGo(view);
  element.classList.add("pl-dragged");
  place(element, drag.pose);
  if (pointer !== null && !element.hasPointerCapture(pointer)) element.setPointerCapture(pointer);
}

const isWaiting = ({ drop, sent, queue }) => sent === drop.element || queue.has(drop.element);

// Answered or lost: the drawing is right, whatever was wished.
function settle(view) {
  const { drop, drag } = view;
  if (!drop || isWaiting(view)) return;
  view.drop = null;
  if (drag?.element !== drop.element) place(drop.element, poseOf(drop.element));
}

// ---- Onto places

const isSorted = (element) => element.dataset.onto !== undefined;
const placesOf = ({ stage }) => [...stage.querySelectorAll("[data-place]")];

function placeUnder(view, { clientX, clientY }) {
  return placesOf(view).find((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });
}

function light(view, under) {
  for (const place of placesOf(view)) place.classList.toggle("pl-under", place === under);
}

// Where it lies, or will lie once the message that tells so is answered.
const liesOn = ({ drop }, element) => (drop?.element === element && drop.onto) || element.closest("[data-place]");

function lay(view, element, onto, pose) {
  if (!onto || onto === liesOn(view, element)) return place(element, home(view, element));
  view.drop = { element, pose, onto };
  post(view, element, element.dataset.drag, `${element.dataset.what ?? ""} ${onto.dataset.place}`);
}

function carry(view, element, [across, down]) {
  const places = placesOf(view);
  lay(view, element, places[places.indexOf(liesOn(view, element)) + across + down], poseOf(element));
}

// ---- By keyboard

function dragKey(view, event) {
  const { drag } = view;
  if (isForOthers(event)) return;
  if (event.key === "Escape" && drag) {
    putBack(view);
    return keep(event);
  }
  const element = event.target.closest("[data-drag]");
  if (event.target !== element || !isOpen(element) || (drag && drag.pointer !== null)) return;
  const [arrow, turn] = [ARROWS[event.key], TURNS[event.key]];
  const lifts = event.key === "Enter" || event.key === " ";
  if (!arrow && !turn && !lifts) return;
  keep(event);
  if (isSorted(element)) return arrow && carry(view, element, arrow);
  if (lifts && event.repeat) return;
  if (lifts && drag) return setDown(view);
  if (!drag) pickUp(view, element, null);
  if (arrow || turn) shift(view, arrow ?? [0, 0], turn ?? 0, event.shiftKey ? 10 : 1);
}

function shift(view, [across, down], turn, times) {
  const { element, pose } = view.drag;
  const step = (numberFrom(element, "step") || numberFrom(element, "snap") || 1) * times;
  const turned = pose.turn + turn * (numberFrom(element, "turnSnap") || 1);
  preview(view, { x: pose.x + across * step, y: pose.y + down * step, turn: turned });
}

function keep(event) {
  event.preventDefault();
  event.stopPropagation();
}
