// A grid: a table marked `data-grid` whose cells hold buttons is one stop of the Tab key.  Arrows, Home
// and End go from button to button; how a cell is called, its button says.

import { isForOthers } from "./keys.js";
import { additions } from "./stage.js";

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

additions.push((view) => {
  const { stage, signal } = view;
  view.stops = new Map(); // by the grid's name: the key of the button that Tab comes to
  stage.addEventListener("keydown", (event) => go(view, event), { signal, capture: true });
  stage.addEventListener("focusin", ({ target }) => arrive(view, target), { signal });
  view.patched.push(() => view.root.querySelectorAll("[data-grid]").forEach((grid) => oneStop(view, grid)));
});

const rowsOf = (grid) => [...grid.querySelectorAll("tr")].map((row) => [...row.querySelectorAll("button")]).filter((row) => row.length);

function go(view, event) {
  const grid = event.target.closest("[data-grid]");
  if (!grid || isForOthers(event)) return;
  const rows = rowsOf(grid);
  const row = rows.findIndex((buttons) => buttons.includes(event.target));
  if (row < 0) return;
  const [column, step] = [rows[row].indexOf(event.target), STEPS[event.key]];
  const ends = { Home: rows[row][0], End: rows[row].at(-1) };
  const next = step ? rows[row + step[0]]?.[column + step[1]] : ends[event.key];
  if (!step && !next) return;
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

function arrive(view, target) {
  const grid = target.closest("[data-grid]");
  if (!grid || !target.matches("button")) return;
  view.stops.set(grid.dataset.grid, target.dataset.key);
  oneStop(view, grid);
}

function oneStop(view, grid) {
  const buttons = rowsOf(grid).flat();
  const stop = buttons.find((button) => button.dataset.key === view.stops.get(grid.dataset.grid)) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
