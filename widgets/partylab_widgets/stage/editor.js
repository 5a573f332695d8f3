// An editor for a few lines of code: a text area marked `data-editor`, with numbers beside its lines.
//
//   Tab, Shift+Tab   indent the lines, or take that back
//   Enter            goes on below where the line began, and further in after a colon
//   Escape           leaves: the focus goes to the button that is named by `data-editor`
//   Ctrl+Enter       presses that button

import { additions } from "./stage.js";

const INDENT = 4; // spaces

additions.push((view) => {
  const { root, stage, signal } = view;
  const on = (name, act) =>
    stage.addEventListener(name, (event) => event.target.matches("textarea[data-editor]") && act(event), { signal });
  on("keydown", (event) => editByKey(root, event));
  on("beforeinput", breakLine);
  // A finger may press a button while the editor keeps the focus: what was written goes first.
  stage.addEventListener("click", () => tellFirst(view), { signal, capture: true });
  on("input", ({ target }) => numberLines(target));
  view.patched.push(() => root.querySelectorAll("textarea[data-editor]").forEach(numberLines));
});

function numberLines(area) {
  const count = area.value.split("\n").length;
  area.rows = count + 1;
  const numbers = area.parentElement.querySelector("[data-lines]");
  if (numbers) numbers.textContent = Array.from({ length: count }, (_, at) => at + 1).join("\n");
}

function tellFirst({ busy, stage }) {
  const area = stage.getRootNode().activeElement;
  if (area?.matches("textarea[data-editor]") && busy.has(area)) area.dispatchEvent(new Event("change", { bubbles: true }));
}

function editByKey(root, event) {
  const { target } = event;
  if ((event.ctrlKey || event.metaKey) && event.key === "Enter") leadsTo(root, target)?.click();
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.key === "Tab") {
    event.preventDefault();
    indentLines(target, event.shiftKey);
  } else if (event.key === "Escape") {
    event.preventDefault();
    leadsTo(root, target)?.focus();
  }
}

const leadsTo = (root, area) => root.querySelector(`button[data-do="${CSS.escape(area.dataset.editor)}"]`);

// What is selected over several lines is moved as a whole; else spaces go in where the caret is.
function indentLines(area, back) {
  const { value, selectionStart: start, selectionEnd: end } = area;
  const from = value.lastIndexOf("\n", start - 1) + 1;
  const block = value.slice(from, end);
  if (!back && !block.includes("\n")) return typeInto(area, " ".repeat(INDENT - ((start - from) % INDENT)));
  const lines = block.split("\n");
  const moved = lines.map((line) => (back ? line.replace(/^ {1,4}/, "") : line && " ".repeat(INDENT) + line));
  const text = moved.join("\n");
  if (text === block) return;
  const first = moved[0].length - lines[0].length;
  area.setSelectionRange(from, end);
  typeInto(area, text);
  area.setSelectionRange(Math.max(from, start + first), from + text.length);
}

function breakLine(event) {
  const { target, inputType } = event;
  if (inputType !== "insertLineBreak" && inputType !== "insertParagraph") return;
  event.preventDefault();
  const before = target.value.slice(target.value.lastIndexOf("\n", target.selectionStart - 1) + 1, target.selectionStart);
  const deeper = /:\s*(#.*)?$/.test(before) ? INDENT : 0;
  typeInto(target, "\n" + " ".repeat(before.match(/^ */)[0].length + deeper));
}

// As if it had been typed, so that it can be undone.
function typeInto(area, text) {
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
