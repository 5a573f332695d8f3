// Whose word a control shows.  While it is typed in or dragged, and while a message about it is
// under way or waits for its turn, the word is the person's, and an older drawing does not change
// it.  The drawing that answers the last message may.

export const CONTROL = "input, select, textarea";
export const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea";

const TICKED = "[type=checkbox], [type=radio]";

// Radio buttons that do the same are one control.
export function together(view, control) {
  if (!control.matches("[type=radio]")) return [control];
  const radios = [...view.root.querySelectorAll("[type=radio]")];
  return radios.filter((radio) => radio.dataset.do === control.dataset.do && radio.name === control.name);
}

export function isTheirs(view, control) {
  const { busy, queue, sent } = view;
  return together(view, control).some((one) => busy.has(one) || queue.has(one) || one === sent);
}

// What the kernel has drawn, whatever the person made of it.
export function drawnWord(control) {
  if (control.matches(TICKED)) return String(control.defaultChecked);
  if (!control.matches("select")) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? "";
}

export function showDrawn(control) {
  if (control.matches("[type=file]")) return;
  if (control.matches(TICKED)) control.checked = control.defaultChecked;
  else control.value = drawnWord(control);
}

// Change the drawing without touching the person's words; `owed` are those it would have changed.
export function keepWords(view, change) {
  const controls = [...view.root.querySelectorAll(CONTROL)].filter((one) => isTheirs(view, one));
  const kept = controls.map((one) => [one, one.value, one.checked, drawnWord(one)]);
  change();
  for (const [control, value, checked, before] of kept) {
    if (control.matches("select") && control.value !== value) control.value = value;
    if (control.matches(TICKED) && control.checked !== checked) control.checked = checked;
    if (drawnWord(control) !== before) view.owed.add(control);
  }
}

// The last message about a control is answered, or nothing was said after all.
export function settleWord(view, control, refused) {
  if (isTheirs(view, control)) return;
  for (const one of together(view, control)) {
    // After a refusal the control shows the truth again; what was typed can be mended.
    if (refused ? !one.matches(TYPED) : view.owed.has(one)) showDrawn(one);
    view.owed.delete(one);
  }
}
