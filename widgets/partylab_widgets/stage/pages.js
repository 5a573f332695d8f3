// Pages by name: each is patched alone, in the slot that another page holds for it.
// A slot is an element with `data-page`; the root is the slot of the page "main".

import { endPatch, morphChildren, newPatch } from "./morph.js";
import { read } from "./read.js";

const drawn = ({ model }, slot) => model.get(`page_${slot.dataset.page}`) ?? "";
const around = (slot) => slot.parentElement.closest("[data-page]");

// The slots that show something else than what the kernel has drawn for them.
export function staleSlots(view) {
  const slots = [view.root, ...view.root.querySelectorAll("[data-page]")];
  return new Set(slots.filter((slot) => view.filled.get(slot) !== drawn(view, slot)));
}

// Return the slots that were filled: some came with the page around them.
export function fillSlots(view, stale, theirs) {
  const patch = newPatch(view.root, stale, theirs);
  const filled = new Set();
  fill(view, view.root, patch, filled);
  endPatch(patch);
  return filled;
}

function fill(view, slot, patch, filled) {
  const html = drawn(view, slot);
  if (view.filled.get(slot) !== html) {
    morphChildren(slot, read(html), patch);
    view.filled.set(slot, html);
    filled.add(slot);
  }
  for (const inner of slot.querySelectorAll("[data-page]"))
    if (around(inner) === slot && stays(inner, slot, patch) && !isInItself(inner))
      fill(view, inner, patch, filled);
}

function stays(inner, slot, { doomed, taken }) {
  for (let node = inner; node !== slot; node = node.parentElement)
    if (doomed.has(node) && !taken.has(node)) return false;
  return true;
}

function isInItself(slot) {
  return Boolean(slot.parentElement.closest(`[data-page="${CSS.escape(slot.dataset.page)}"]`));
}
