// The reaction lab: it stands behind stage.js, and runs a block of trials in the browser alone.
// The kernel has drawn all trials, hidden.  Here one after the other is shown and timed; at the end
// the whole block is handed to the stage, as if it had been typed into a field.

const PAUSE = 600; // ms of an empty field before a trial
const SIDES = { arrowleft: "left", f: "left", arrowright: "right", j: "right" };

export default { render: renderLab };

function renderLab({ model, el, signal }) {
  render({ model, el, signal });
  let stop = null;
  const look = () => {
    const area = el.querySelector("[data-run]");
    if (area === stop?.area && area?.dataset.run === stop?.run) return;
    stop?.abort.abort();
    stop = area && { area, run: area.dataset.run, abort: new AbortController() };
    if (stop) runBlock(area, stop.abort.signal);
  };
  const observer = new MutationObserver(look);
  observer.observe(el, { subtree: true, childList: true, attributeFilter: ["data-run"] });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    stop?.abort.abort();
  });
  look();
}

async function runBlock(area, signal) {
  const frames = watchFrames(signal);
  const answers = [];
  const progress = area.querySelector("progress");
  for (const trial of area.querySelectorAll("[data-trial]")) {
    await pause(PAUSE);
    if (signal.aborted) return;
    answers.push(await runTrial(area, trial, signal));
    if (signal.aborted) return;
    if (progress) progress.value = answers.length;
  }
  const field = area.querySelector("[data-do=block]");
  field.value = JSON.stringify({ answers, ...frames() });
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// The time runs from the first frame that shows the trial to the moment of the touch.
function runTrial(area, trial, signal) {
  return new Promise((done) => {
    const over = new AbortController();
    const listen = (name, handler) =>
      area.addEventListener(name, handler, { signal: AbortSignal.any([signal, over.signal]) });
    let shown = Infinity;
    const answer = (side, event) => {
      const ms = Math.round(10 * (event.timeStamp - shown)) / 10;
      if (!side || ms < 0 || shown === Infinity) return; // before it could be seen
      over.abort();
      trial.hidden = true;
      done([side, ms]);
    };
    signal.addEventListener("abort", () => done(null), { signal: over.signal });
    listen("keydown", (event) => event.repeat || answer(SIDES[event.key.toLowerCase()], event));
    listen("pointerdown", (event) => answer(sideOf(event), event));
    // A button pressed by key or switch sends a click without a pointer.
    listen("click", (event) => event.detail || answer(sideOf(event), event));
    requestAnimationFrame(() => {
      trial.hidden = false;
      requestAnimationFrame((time) => (shown = time));
    });
  });
}

const sideOf = (event) => event.target.closest("[data-side]")?.dataset.side;

// How regular the frames were: a dropped one makes a time uncertain.
function watchFrames(signal) {
  const gaps = [];
  let last = 0;
  const tick = (time) => {
    if (signal.aborted) return;
    if (last) gaps.push(time - last);
    last = time;
    handle = requestAnimationFrame(tick);
  };
  let handle = requestAnimationFrame(tick);
  return () => {
    cancelAnimationFrame(handle);
    const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] || 1000 / 60;
    const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / usual) - 1), 0);
    return { frame: Math.round(10 * usual) / 10, frames: gaps.length, dropped };
  };
}
