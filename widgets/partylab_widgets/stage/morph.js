// Morphing: the shown nodes become the wanted ones, and keep focus, caret and scroll.

import { drawnWord, showDrawn } from "./controls.js";

// `stale` are the slots that are drawn anew: only what stands in them may go elsewhere.
// `theirs` tells of a control whether it shows the person's word, which no drawing may change.
export function newPatch(root, stale, theirs) {
  const patch = { keyed: new Map(), taken: new Set(), doomed: new Set(), theirs };
  for (const node of root.querySelectorAll("[data-key]"))
    if (!patch.keyed.has(node.dataset.key) && stale.has(node.parentElement.closest("[data-page]")))
      patch.keyed.set(node.dataset.key, node);
  return patch;
}

// What nobody wanted goes last: until then another page may still take it.
export function endPatch({ doomed, taken }) {
  for (const node of doomed) if (!taken.has(node)) node.remove();
}

export function morphChildren(parent, wantedParent, patch) {
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
    if (last.dataset?.page === undefined) morphInside(last, wanted, patch);
  }
}

const keyOf = (node) => node.dataset?.key;

function byKey(wanted, parent, { keyed, taken }) {
  const node = keyed.get(wanted.dataset.key);
  const marks = ["type", "data-page"];
  const fits = node && same(node, wanted, marks) && !taken.has(node) && !node.contains(parent);
  return fits ? node : undefined;
}

// A button never turns into a button that does something else: the finger may be on its way.
function byPlace(wanted, spare) {
  const marks = ["type", "data-do", "data-value", "data-page", "data-drag", "data-what"];
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
function dress(node, wanted, { theirs }) {
  if (node.nodeType !== Node.ELEMENT_NODE) {
    if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue;
    return;
  }
  const differs = (name) => node.getAttribute(name) !== wanted.getAttribute(name);
  const reopened = differs("data-drawn");
  const redrawn = node.matches("input") && (differs("value") || differs("checked"));
  for (const attribute of [...node.attributes])
    if (!wanted.hasAttribute(attribute.name) && (attribute.name !== "open" || reopened))
      node.removeAttributeNode(attribute);
  for (const attribute of wanted.attributes)
    if (differs(attribute.name) && (attribute.name !== "open" || reopened))
      node.setAttributeNode(attribute.cloneNode());
  if (redrawn && !theirs(node)) showDrawn(node);
}

function morphInside(node, wanted, patch) {
  const drawn = node.matches?.("select, textarea") && drawnWord(node);
  morphChildren(node, wanted, patch);
  if (typeof drawn === "string" && drawn !== drawnWord(node) && !patch.theirs(node)) showDrawn(node);
}
