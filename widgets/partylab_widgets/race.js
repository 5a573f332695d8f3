// ---- Races: a countdown, a clock that starts with a frame, and the first tap of each player.
//
// An element with `data-race` is one round.  The page holds all of it, its dice under a cover, so
// that nothing waits for the kernel between the start button and the dice.  Every time is taken
// here; the kernel gets one message with everybody's answers: "0 N 534/1 still".

additions.push((view) => {
  const { stage, model, signal } = view;
  view.run = fresh(null);
  const on = (name, handler) => stage.addEventListener(name, handler, { signal, capture: true });
  const follow = () => followRace(view);
  on("pointerdown", (event) => event.button === 0 && touched(view, event));
  on("mousedown", (event) => {
    if (event.target.closest("[data-tap]")) event.preventDefault(); // the keys stay with the stage
  });
  on("click", (event) => {
    if (event.target.closest("[data-start]")) begin(view);
    else touched(view, event); // pressed with a key, or by a screen reader
  });
  on("keydown", (event) => raceKey(view, event));
  model.on("change", follow);
  signal.addEventListener("abort", () => {
    model.off("change", follow);
    clearTimeout(view.run.timer);
  });
  follow();
});

const fresh = (number) => ({ number, phase: "ready", taps: new Map(), shown: Infinity, timer: 0 });
const raceOf = ({ root }) => root.querySelector("[data-race]");

// After each change of the drawing: a new round is made ready; the same one goes on.
function followRace(view) {
  const race = raceOf(view);
  const { run } = view;
  const refused = run.phase === "done" && !view.sent && !view.queue.size;
  if (!race || run.number !== race.dataset.race || refused) {
    clearTimeout(run.timer);
    view.run = fresh(race?.dataset.race ?? null);
  }
  if (race) mark(view, race);
}

function mark({ run, root }, race) {
  race.dataset.phase = run.phase;
  for (const pad of root.querySelectorAll("[data-pad]"))
    pad.classList.toggle("race-answered", run.taps.has(pad.dataset.pad));
}

function setPhase(view, phase) {
  view.run.phase = phase;
  mark(view, raceOf(view));
}

function begin(view) {
  const race = raceOf(view);
  if (!race || view.run.phase !== "ready") return;
  setPhase(view, "count");
  view.stage.focus({ preventScroll: true }); // the start button hides now: the keys work here
  count(view, view.run, Number(race.dataset.beat) ? 3 : 0);
}

function count(view, run, left) {
  if (view.run !== run || view.signal.aborted) return;
  const race = raceOf(view);
  if (!left) return uncover(view, run);
  race.querySelector("[data-count]").textContent = left;
  run.timer = setTimeout(() => count(view, run, left - 1), Number(race.dataset.beat));
}

// The change is made in one frame; the time of the next one is when it can be seen.
function uncover(view, run) {
  requestAnimationFrame(() => {
    if (view.run !== run || !raceOf(view)) return;
    setPhase(view, "go");
    speak(view.news, raceOf(view).dataset.say ?? "");
    requestAnimationFrame((time) => {
      run.shown = time;
      const clock = Number(raceOf(view)?.dataset.clock);
      const left = time + clock - performance.now();
      if (clock) run.timer = setTimeout(() => view.run === run && finish(view), left);
    });
  });
}

function touched(view, event) {
  const button = event.target.closest("[data-tap]");
  if (button && isOpen(button)) tap(view, button.dataset.player, button.dataset.tap, event);
}

function tap(view, player, place, event) {
  const { run } = view;
  const race = raceOf(view);
  const players = race?.dataset.players.split(" ") ?? [];
  if (run.phase !== "go" || run.taps.has(player) || !players.includes(player)) return;
  const clock = Number(race.dataset.clock);
  const ms = clock ? Math.max(1, Math.round(event.timeStamp - run.shown)) : 0;
  if (ms > clock) return;
  run.taps.set(player, place === "still" ? place : `${place} ${ms}`);
  mark(view, race);
  if (run.taps.size === players.length) finish(view);
}

function finish(view) {
  const { run } = view;
  const race = raceOf(view);
  clearTimeout(run.timer);
  if (!race || run.phase !== "go") return;
  setPhase(view, "done");
  const answers = race.dataset.players.split(" ").map((player) => `${player} ${run.taps.get(player) ?? "still"}`);
  const message = { move: answers.join("/"), ms: Math.max(0, performance.now() - run.shown) };
  if (view.sent) view.queue.set(race, message);
  else post(view, race, message);
  if (!view.sent) followRace(view); // the connection is lost: the round can be started again
}

function raceKey(view, event) {
  const race = raceOf(view);
  if (!race || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches(`${TYPED}, select, [type=range]`)) return;
  const { phase } = view.run;
  const atRest = event.target === view.stage && [" ", "Enter"].includes(event.key);
  if (phase === "ready" && atRest && !event.repeat) {
    event.preventDefault();
    return begin(view);
  }
  const found = race.dataset.keys.split(" ").map((it) => it.split(":")).find(([code]) => code === event.code);
  if (!found || phase === "ready") return;
  event.preventDefault(); // an arrow key scrolls nothing while it plays
  if (!event.repeat) tap(view, found[1], found[2], event);
}
