// The one clock: an element with `data-clock` is a run of one or several trials, for one or several
// players.  The page holds all of it beforehand, so that nothing waits for the kernel: each time is
// taken here, from the frame in which a trial appeared to the time of the touch itself.
//
//   data-clock="mark"         a new mark is a new run; the same one goes on after a patch
//   data-do="name"            what the answers are sent as, data-begun="name" that it has begun
//   data-limit, data-beat, data-pause     ms of a trial, of each number counted down, before a trial
//   data-players="0 1", data-keys="ArrowUp:0:N KeyW:1:N", data-say, data-auto, data-frames
//   inside: [data-start] [data-count] [data-trial] progress [data-tap="N"][data-player="0"] [data-pad="0"]
//
// One message tells all: trials joined by ";", players by "/": "0 N 534/1 still;0 E 611/1 N 702".

import { TYPED } from "./controls.js";
import { watchFrames } from "./frames.js";
import { isForOthers } from "./keys.js";
import { speak } from "./say.js";
import { isOpen, post } from "./send.js";
import { additions } from "./stage.js";

additions.push((view) => {
  const { stage, signal } = view;
  view.run = newRun(null);
  const on = (name, handler) => stage.addEventListener(name, handler, { signal, capture: true });
  const fingers = new Set(); // on buttons: the click that follows is the same touch
  on("pointerdown", (event) => {
    const button = event.button === 0 && event.target.closest("[data-tap]");
    if (button && touched(view, button, event)) fingers.add(button);
  });
  on("pointercancel", () => fingers.clear());
  on("mousedown", (event) => {
    if (event.target.closest("[data-tap]")) event.preventDefault(); // the keys stay with the stage
  });
  on("click", (event) => {
    const button = event.target.closest("[data-tap]");
    if (event.target.closest("[data-start]")) begin(view);
    else if (button && !fingers.delete(button)) touched(view, button, event); // by key or by switch
  });
  on("keydown", (event) => runKey(view, event));
  view.patched.push(() => follow(view));
  view.settled.push((refused) => refused && again(view));
  signal.addEventListener("abort", () => stop(view));
});

const areaOf = ({ root }) => root.querySelector("[data-clock]");
const numberOf = (area, name) => Number(area.dataset[name]) || 0;
const playersOf = (area) => (area.dataset.players ?? "0").split(" ");
const trialsOf = (area) => [...area.querySelectorAll("[data-trial]")];

function newRun(mark) {
  return { mark, phase: "ready", left: 0, answers: [], taps: new Map(), shown: Infinity, timer: 0, frames: null };
}

function stop({ run }) {
  clearTimeout(run.timer);
  run.frames?.stop();
  run.phase = "over"; // whatever was on its way finds nothing to do
}

// After each patch: a new mark is a new run; the same one goes on, and the page shows where it is.
function follow(view) {
  const area = areaOf(view);
  const mark = area?.dataset.clock ?? null;
  const fresh = view.run.mark !== mark;
  if (fresh) {
    stop(view);
    view.run = newRun(mark);
  }
  if (area) paint(view, area);
  if (fresh && area?.dataset.auto !== undefined) begin(view);
}

// A refused run, or one that could not be sent, is ready again.
function again(view) {
  const area = areaOf(view);
  if (!area || view.run.phase !== "done" || view.sent === area || view.queue.has(area)) return;
  view.run = newRun(view.run.mark);
  paint(view, area);
}

function paint({ run, root }, area) {
  const { phase, answers, taps, left } = run;
  area.dataset.phase = phase;
  const [counter, progress] = [area.querySelector("[data-count]"), area.querySelector("progress")];
  if (counter) counter.textContent = phase === "count" ? left : "";
  if (progress) progress.value = answers.length;
  trialsOf(area).forEach((trial, at) => {
    const hidden = phase !== "go" || at !== answers.length;
    if (trial.hidden !== hidden) trial.hidden = hidden;
  });
  for (const pad of root.querySelectorAll("[data-pad]"))
    pad.classList.toggle("pl-answered", taps.has(pad.dataset.pad));
}

function setPhase(view, phase) {
  view.run.phase = phase;
  paint(view, areaOf(view));
}

// Is this still the run that somebody waits for?  Then return its element.
const going = (view, run) => view.run === run && run.phase !== "over" && areaOf(view);

// ---- From the start to the answers

function begin(view) {
  const area = areaOf(view);
  const { run } = view;
  if (!area || run.phase !== "ready") return;
  if (area.dataset.frames !== undefined) run.frames = watchFrames();
  if (area.querySelector("[data-start]")) view.stage.focus({ preventScroll: true }); // it hides now
  setPhase(view, "count");
  if (area.dataset.begun) post(view, area, area.dataset.begun, run.mark);
  count(view, run, numberOf(area, "beat") ? 3 : 0);
}

function count(view, run, left) {
  const area = going(view, run);
  if (!area) return;
  run.left = left;
  if (!left) return nextTrial(view, run);
  paint(view, area);
  run.timer = setTimeout(() => count(view, run, left - 1), numberOf(area, "beat"));
}

function nextTrial(view, run) {
  const pause = numberOf(areaOf(view), "pause");
  run.shown = Infinity;
  run.taps.clear();
  if (!pause) return showTrial(view, run);
  setPhase(view, "pause");
  run.timer = setTimeout(() => going(view, run) && showTrial(view, run), pause);
}

// The change is made in one frame; the time of the next one is when it can be seen.
function showTrial(view, run) {
  requestAnimationFrame(() => {
    const area = going(view, run);
    if (!area) return;
    setPhase(view, "go");
    if (!run.answers.length) speak(view.news, area.dataset.say ?? "");
    const uncovered = performance.now();
    requestAnimationFrame((time) => {
      // A busy page is behind its frames: this one began before there was anything to be seen.
      run.shown = time > uncovered ? time : performance.now();
      const limit = numberOf(area, "limit");
      const end = () => going(view, run) && endTrial(view, run);
      if (limit) run.timer = setTimeout(end, run.shown + limit - performance.now());
    });
  });
}

function endTrial(view, run) {
  clearTimeout(run.timer);
  const area = areaOf(view);
  const answers = playersOf(area).map((player) => `${player} ${run.taps.get(player) ?? "still"}`);
  run.answers.push(answers.join("/"));
  if (run.answers.length < trialsOf(area).length) return nextTrial(view, run);
  setPhase(view, "done");
  const frames = run.frames ? `|${run.frames.stop()}` : "";
  post(view, area, area.dataset.do, run.answers.join(";") + frames);
}

// ---- Touches and keys

// Return whether a run was on: then this touch is over with it, whether it counted or not.
function touched(view, button, event) {
  const area = areaOf(view);
  const player = button.dataset.player ?? (area && playersOf(area)[0]);
  if (isOpen(button)) tap(view, player, button.dataset.tap, event);
  return Boolean(area);
}

function tap(view, player, answer, event) {
  const { run } = view;
  const area = areaOf(view);
  if (!area || run.phase !== "go" || run.taps.has(player) || !playersOf(area).includes(player)) return;
  const [ms, limit] = [event.timeStamp - run.shown, numberOf(area, "limit")];
  if (ms < 0 || (limit && ms > limit)) return;
  run.taps.set(player, answer === "still" ? answer : `${answer} ${Math.max(1, Math.round(ms))}`);
  paint(view, area);
  if (run.taps.size === playersOf(area).length) endTrial(view, run);
}

function runKey(view, event) {
  const area = areaOf(view);
  if (!area || isForOthers(event)) return;
  if (event.target.matches(`${TYPED}, select, [type=range]`)) return;
  const { phase } = view.run;
  const atRest = [view.stage, area].includes(event.target) || event.target.matches("[data-heading]");
  if (phase === "ready" && atRest && [" ", "Enter"].includes(event.key) && !event.repeat) {
    event.preventDefault();
    return begin(view);
  }
  const keys = (area.dataset.keys ?? "").split(" ").map((key) => key.split(":"));
  const [, player, answer] = keys.find(([code]) => code === event.code) ?? [];
  if (!player || phase === "ready") return;
  event.preventDefault(); // an arrow key scrolls nothing while it plays
  if (!event.repeat) tap(view, player, answer, event);
}
