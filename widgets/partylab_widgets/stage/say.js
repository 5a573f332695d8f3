// Live regions: what they hold is spoken by screen readers.

export function region(stage, role, live, className) {
  const node = stage.appendChild(document.createElement("div"));
  node.className = className;
  node.setAttribute("role", role);
  node.setAttribute("aria-live", live);
  return node;
}

// A new paragraph is spoken, even when it says the same as the one before.
export function speak(region, sentence) {
  const paragraph = document.createElement("p");
  paragraph.textContent = sentence;
  region.replaceChildren(...(sentence ? [paragraph] : []));
}

// What the front end says without its kernel; the sentences came from there beforehand.
export function sayAlone(view, name) {
  speak(view.alert, view.model.get("sentences")?.[name] ?? "");
}
