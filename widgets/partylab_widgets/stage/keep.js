// What is remembered on this device: texts by name, in the browser's own store.
//
//   keep          the kernel's trait, name → text: what changes is written as `partylab.<name>`,
//                 and what becomes "" is forgotten; null where nothing is kept
//   hello.kept    all of it, which the greeting brings to the kernel
//
// A page that loads itself again in the middle of a game, since its server is back, leaves the sign
// `partylab.back` in its tab: the next page then goes on with that game without asking.
// A store that is forbidden or full is none: nothing is said, and nothing else is lost.

import { additions } from "./stage.js";

const PREFIX = "partylab.";
const LONGEST = 1_000_000; // what is longer is not ours, and arrives empty
const MINE = "partylab.mine"; // in this tab: under which name its game is kept
const BACK = "partylab.back"; // in this tab: go on with it

additions.push((view) => {
  const { model, signal } = view;
  let before = model.get("keep");
  if (!before) return;
  view.hello.kept = { ...allKept(), ...goesBack() };
  const changed = () => {
    const now = model.get("keep");
    const fresh = Object.keys(now).filter((name) => now[name] !== before[name]);
    // First what is forgotten: it makes room.
    for (const name of fresh.sort((one, other) => Boolean(now[one]) - Boolean(now[other]))) keepText(name, now[name]);
    before = now;
  };
  model.on("change", changed);
  signal.addEventListener("abort", () => model.off("change", changed));
});

function goesBack() {
  const goes = tryTo(() => sessionStorage.getItem(BACK));
  tryTo(() => sessionStorage.removeItem(BACK));
  const name = goes && tryTo(() => sessionStorage.getItem(MINE));
  return name ? { back: name } : {};
}

function allKept() {
  const names = tryTo(() => Object.keys(localStorage)) ?? [];
  const ours = names.filter((name) => name.startsWith(PREFIX));
  return Object.fromEntries(ours.map((name) => [name.slice(PREFIX.length), keptText(name)]));
}

function keptText(name) {
  const text = tryTo(() => localStorage.getItem(name)) ?? "";
  return text.length > LONGEST ? "" : text;
}

function keepText(name, text) {
  if (text) tryTo(() => localStorage.setItem(PREFIX + name, text));
  else tryTo(() => localStorage.removeItem(PREFIX + name));
  if (!name.startsWith("game.")) return;
  if (text) tryTo(() => sessionStorage.setItem(MINE, name));
  else if (tryTo(() => sessionStorage.getItem(MINE)) === name) tryTo(() => sessionStorage.removeItem(MINE));
}

function tryTo(act) {
  try {
    return act();
  } catch {
    return null;
  }
}
