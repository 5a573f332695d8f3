// The one clock: an element with `data-clock` is a run of one or several trials, for one or several
// players.  The page holds all of it beforehand, so that nothing waits for the kernel: each time is
// taken here, from the frame in which a trial appeared to the time of the touch itself.
//
//   data-clock="mark"         a new mark is a new run; the same one goes on after a patch
//   data-do="name"            what the answers are sent as, data-begun="name" that it has begun
//   data-limit, data-beat, data-pause     ms of a trial, of each number counted down, before a trial
//   data-players="0 1", data-keys="ArrowUp:0:N KeyW:1:N", data-say, data-frames
//   data-auto="ms"        it begins by itself: at once, or after a run so many ms, if nobody is busy
//   data-rest, data-grace ms after a run in which no start counts, after the limit in which taps do
//   data-anywhere         a touch anywhere in it begins it, where it does not begin by itself
//   inside: [data-start] [data-hold] [data-count] [data-trial] progress [data-hands="2:812 3:1040"]
//           [data-tap="N"][data-player="0"]; anywhere: [data-pad="0"]
//
// One message tells all: trials joined by ";", players by "/": "0 N 534/1 still;0 E 611/1 N 702".
// `data-hands` says when those who answer elsewhere have answered: not what.

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
  const tapped = (event) => event.target.closest("[data-tap]");
  on("pointerdown", (event) => {
    const button = event.button === 0 && tapped(event);
    if (button && touched(view, button, event)) fingers.add(button);
  });
  on("pointerup", (event) => event.isPrimary || fingers.delete(tapped(event))); // it makes no click
  on("pointercancel", () => fingers.clear());
  on("mousedown", (event) => {
    if (tapped(event)) event.preventDefault(); // the keys stay with the stage
  });
  on("click", (event) => {
    const button = tapped(event);
    if (button && fingers.delete(button)) return;
    if (event.target.closest("[data-start]") || isAnywhere(view, event)) begin(view);
    else if (event.target.closest("[data-hold]")) hold(view);
    else if (button) touched(view, button, event); // by key or by switch
  });
  on("keydown", (event) => runKey(view, event));
  view.patched.push(() => follow(view));
  view.settled.push((refused) => refused && again(view));
  // Whoever does something else in between is waited for.
  for (const name of ["toggle", "focusin"]) on(name, () => wait(view));
  document.addEventListener("visibilitychange", () => wait(view), { signal });
  signal.addEventListener("abort", () => stop(view));
});

const areaOf = ({ root }) => root.querySelector("[data-clock]");
const numberOf = (area, name) => Number(area.dataset[name]) || 0;
const playersOf = (area) => (area.dataset.players ?? "0").split(" ");
const trialsOf = (area) => [...area.querySelectorAll("[data-trial]")];
const playerOf = (button, area) => button.dataset.player ?? playersOf(area)[0];
const isAnswer = (told, answer) => told?.split(" ")[0] === answer;
const isOn = ({ phase }) => phase === "go" || phase === "late";

function newRun(mark, phase = "ready") {
  const run = { mark, phase, left: 0, answers: [], taps: new Map(), landed: new Set(), shown: Infinity };
  return Object.assign(run, { flows: false, held: false, waits: "held", timer: 0, frames: null });
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
  const played = view.run.phase === "done";
  const rest = fresh && played && area ? numberOf(area, "rest") : 0;
  if (fresh) {
    stop(view);
    view.run = newRun(mark, rest ? "rest" : "ready");
  }
  if (area) paint(view, area);
  if (!fresh || !area) return;
  const { run } = view;
  if (area.dataset.auto !== undefined) {
    run.flows = played && numberOf(area, "auto") > 0;
    if (!numberOf(area, "auto")) return begin(view);
  }
  if (rest) run.timer = setTimeout(() => going(view, run) && rested(view), rest);
  else wait(view);
}

// The finger that ended one run may come down once more: only now it begins the next.
function rested(view) {
  setPhase(view, "ready");
  wait(view);
}

// The next run begins by itself after a moment, but for who has paused, reads, or is elsewhere.
function wait(view) {
  const { run } = view;
  const area = going(view, run);
  if (!area || !run.flows || run.phase !== "ready") return;
  clearTimeout(run.timer);
  run.waits = run.held || isElsewhere(view) ? "held" : "on";
  if (run.waits === "on") run.timer = setTimeout(() => going(view, run) && begin(view), numberOf(area, "auto"));
  paint(view, area);
}

function hold(view) {
  view.run.held = !view.run.held;
  wait(view);
}

function isElsewhere(view) {
  const opened = [...view.stage.querySelectorAll("details[open]")];
  return document.hidden || isAway(view) || opened.some((node) => node.getClientRects().length);
}

// In a notebook somebody may write in another cell.
function isAway({ stage }) {
  const active = stage.getRootNode().activeElement;
  return Boolean(active) && active !== document.body && !stage.contains(active);
}

// A touch anywhere begins what does not begin by itself; but not one of something else to press.
function isAnywhere(view, { target }) {
  const area = target.closest("[data-clock][data-anywhere]");
  const other = target.closest("a, button, summary, input, select, [data-do]:not([data-clock])");
  return area && !view.run.flows && view.run.phase === "ready" && (!other || other.matches("[data-tap]"));
}

// A refused run, or one that could not be sent, is ready again.
function again(view) {
  const area = areaOf(view);
  if (!area || view.run.phase !== "done" || view.sent === area || view.queue.has(area)) return;
  view.run = newRun(view.run.mark);
  paint(view, area);
}

function paint({ run, root }, area) {
  const { phase, answers, taps, landed, left } = run;
  area.dataset.phase = phase;
  if (run.flows && phase === "ready") area.dataset.wait = run.waits;
  else delete area.dataset.wait;
  area.querySelector("[data-hold]")?.setAttribute("aria-pressed", run.held);
  const [counter, progress] = [area.querySelector("[data-count]"), area.querySelector("progress")];
  if (counter) counter.textContent = phase === "count" ? left : "";
  if (progress) progress.value = answers.length;
  trialsOf(area).forEach((trial, at) => {
    const hidden = !isOn(run) || at !== answers.length;
    if (trial.hidden !== hidden) trial.hidden = hidden;
  });
  for (const pad of root.querySelectorAll("[data-pad]"))
    pad.classList.toggle("pl-answered", taps.has(pad.dataset.pad) || landed.has(pad.dataset.pad));
  for (const button of area.querySelectorAll("[data-tap]"))
    button.classList.toggle("pl-tapped", isAnswer(taps.get(playerOf(button, area)), button.dataset.tap));
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
  clearTimeout(run.timer);
  if (area.dataset.frames !== undefined) run.frames = watchFrames();
  if (area.querySelector("[data-start]") && !isAway(view)) view.stage.focus({ preventScroll: true }); // it hides now
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
  run.landed.clear();
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
      const end = () => going(view, run) && timeIsUp(view, run);
      if (limit) run.timer = setTimeout(end, run.shown + limit - performance.now());
      letHandsLand(view, run);
    });
  });
}

// Those who answer elsewhere: each is marked when their hand comes down, if the trial still goes on.
function letHandsLand(view, run) {
  const trial = run.answers.length;
  const land = (seat) => {
    if (!going(view, run) || !isOn(run) || run.answers.length !== trial) return;
    run.landed.add(seat);
    paint(view, areaOf(view));
  };
  const hands = areaOf(view).querySelector("[data-hands]")?.dataset.hands ?? "";
  for (const hand of hands.split(" ").filter(Boolean)) {
    const [seat, ms] = hand.split(":");
    setTimeout(land, run.shown + Number(ms) - performance.now(), seat);
  }
}

// Who comes a little too late is still heard, to be told whether they were right.
function timeIsUp(view, run) {
  const grace = numberOf(areaOf(view), "grace");
  if (!grace) return endTrial(view, run);
  setPhase(view, "late");
  run.timer = setTimeout(() => going(view, run) && endTrial(view, run), grace);
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
  if (!area || view.run.phase === "ready") return false;
  if (isOpen(button)) tap(view, playerOf(button, area), button.dataset.tap, event);
  return true;
}

function tap(view, player, answer, event) {
  const { run } = view;
  const area = areaOf(view);
  if (!area || !isOn(run) || run.taps.has(player) || !playersOf(area).includes(player)) return;
  const [ms, limit] = [event.timeStamp - run.shown, numberOf(area, "limit")];
  if (ms < 0 || (limit && ms > limit + numberOf(area, "grace"))) return;
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
  if (!player || phase === "ready" || phase === "rest") return;
  event.preventDefault(); // an arrow key scrolls nothing while it plays
  if (!event.repeat) tap(view, player, answer, event);
}
