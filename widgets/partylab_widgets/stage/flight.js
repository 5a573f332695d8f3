// Flights: what comes from elsewhere, and what leaves, flies above the table to where it belongs.
//
//   data-from="key"     on what is new: it comes from where the thing with this key is, or was
//   data-takes="pot"    what was keyed "pot-…" and is gone flies here
//   data-late           it looks as before until all has landed
//
// The drawing itself is true at once.  What flies is a likeness, in a layer that nobody can touch or
// hear; until it has landed, the thing itself is there and unseen.

import { CONTROL } from "./controls.js";
import { isLeaf, placeOf } from "./places.js";
import { FOCUSABLE } from "./read.js";

const FLIGHT = 380; // ms
const STAGGER = 25; // ms between things that fly the same way
const SPREAD = 200; // ms at most between the first of them and the last: all land within 600
const MOST_FLIGHTS = 40; // where more flies nobody sees what goes where
const CURVE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

const landings = new WeakMap(); // by likeness: the thing that it flies to, or covers

// The thing of the drawing that an animation is about.
export const landingOf = ({ effect: { target } }) => landings.get(target) ?? target;

export function stopFlying(animation) {
  animation.cancel();
  const { target } = animation.effect;
  if (landings.has(target)) target.remove();
}

// ---- Who flies: a `look`, from a place to a place, where it `lands`; what comes is `hidden` till then

export function findFlights(root, before, after) {
  const flights = [...arrivals(root, before, after), ...departures(root, before)];
  return flights.length > MOST_FLIGHTS ? [] : flights;
}

function* arrivals(root, before, after) {
  for (const [name, to] of after) {
    const [{ node }, old] = [to, before.get(name)];
    const comes = old ? old.parent !== to.parent : node.dataset.from !== undefined;
    const from = comes && canFly(node) && (old ?? placeOfKey(root, before, node.dataset.from));
    if (from && Math.hypot(from.x - to.x, from.y - to.y) > 1)
      yield { look: node, lands: node, hidden: true, from, to, group: old ? "" : "from" };
  }
}

// A thing of the table; what one fills in or opens only glides.
const canFly = (node) => isLeaf(node) && !node.matches(CONTROL) && !node.querySelector(FOCUSABLE);

function* departures(root, before) {
  for (const lands of root.querySelectorAll("[data-takes]")) {
    const [to, group] = [placeOf(lands, root.getBoundingClientRect()), `key ${lands.dataset.takes}-`];
    for (const [name, from] of before)
      if (to && name.startsWith(group) && !from.node.isConnected && !from.parent.closest("svg"))
        yield { look: from.node, lands, hidden: false, from, to, group };
  }
}

function placeOfKey(root, before, key) {
  const node = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  return before.get(`key ${key}`) ?? (node && placeOf(node, root.getBoundingClientRect()));
}

// Note what is late before a drawing is patched; what comes back lists what says something else now.
export function noteLate(root) {
  const origin = root.getBoundingClientRect();
  const nodes = [...root.querySelectorAll("[data-late]")];
  const before = nodes.map((node) => ({ lands: node, look: node.cloneNode(true), place: placeOf(node, origin) }));
  return () => before.filter(({ lands, look }) => lands.isConnected && lands.textContent !== look.textContent);
}

// ---- The flights themselves

export function launch({ stage, root }, flights, late) {
  if (!flights.length) return [];
  const started = new Map(); // how many of a group fly already
  for (const flight of flights) {
    const before = started.get(flight.group) ?? 0;
    started.set(flight.group, before + 1);
    flight.delay = flight.group ? Math.min(SPREAD, STAGGER * before) : 0;
  }
  const origin = root.getBoundingClientRect();
  const delay = Math.max(...flights.map((flight) => flight.delay)); // what is late waits for the last
  const covers = late.flatMap((old) => coverOf(old, placeOf(old.lands, origin), delay));
  const layer = layerOf(stage);
  return [...covers, ...flights].flatMap((flight) => fly(layer, flight));
}

// What was there before, in the middle of what is there now.
function coverOf({ lands, look, place }, now, delay) {
  if (!place || !now) return [];
  const at = { ...now, width: place.width, height: place.height };
  return [{ look, lands, hidden: true, from: at, to: at, group: "", delay }];
}

function layerOf(stage) {
  const layer = stage.querySelector(":scope > .pl-flights") ?? stage.appendChild(document.createElement("div"));
  layer.className = "pl-flights";
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  return layer;
}

function fly(layer, { look, lands, hidden, from, to, group, delay }) {
  const box = hidden ? to : from;
  const copy = layer.appendChild(likeness(look, lands, box));
  if (hidden) copy.dataset.flies = lands.dataset.key ?? "";
  landings.set(copy, lands);
  const frames = [from, to].map((place) => stand(place, box, group));
  const flight = copy.animate(frames, { duration: FLIGHT, delay, easing: CURVE, fill: "backwards" });
  flight.onfinish = () => copy.remove();
  return hidden ? [flight, lands.animate({ opacity: [0, 0] }, { duration: delay + FLIGHT })] : [flight];
}

// How a likeness that was laid into a box is shown at a place.
function stand(place, box, group) {
  const ratio = place.width / box.width;
  // The same thing grows or shrinks; what comes from another one, or goes to it, is never larger.
  const scale = group ? Math.min(1, ratio, place.height / box.height) : ratio;
  return { translate: `${place.x - box.x}px ${place.y - box.y}px`, scale };
}

// What a thing inherits where it stands, a copy in the layer has to be given.
function likeness(look, lands, { x, y, width, height }) {
  const copy = look.cloneNode(true);
  for (const name of Object.keys(copy.dataset)) delete copy.dataset[name];
  const { font, color } = getComputedStyle(look.isConnected ? look : lands);
  const [left, top, w, h] = [x - width / 2, y - height / 2, width, height].map((length) => `${length}px`);
  Object.assign(copy.style, { position: "absolute", margin: 0, maxWidth: "none", left, top, width: w, height: h });
  Object.assign(copy.style, { font, color });
  return copy;
}
