// The page of play: one stage, its kernel at the other end of a wire, and nothing around it.
//
// The first drawing is in the page already.  A wire that is cut is mended: to the same kernel if it
// still knows this table, else by loading the page again, with the game that is kept on the device.

import { render } from "../stage/stage.js";
import { goOnNextTime, settleDown, tryAgain } from "./again.js";
import { Model } from "./model.js";
import { openWire } from "./wire.js";
import { followTitle, listenForFullScreen } from "./window.js";

const FIRST_REST = 500; // ms between two attempts to mend a wire; longer and longer
const LONGEST_REST = 4_000;
const ANSWER = 5_000; // ms for a server to say whether a kernel is there
const STILL_MEANT = 10_000; // ms after which nobody expects any more that a press comes to something

const about = JSON.parse(document.querySelector("[data-table]")?.textContent ?? "{}");

if (about.comm && about.state) open();
else tryAgain();

function open() {
  const table = { model: new Model(about.state, (data) => handOver(table, data)), wire: null, waiting: [], said: null };
  Object.assign(table, { tries: 0, leaving: new AbortController() }); // tries: to mend the wire, in a row
  const { signal } = table.leaving;
  followTitle(table.model);
  listenForFullScreen();
  render({ model: table.model, el: document.querySelector("main"), signal });
  document.querySelector("#loading").hidden = true;
  connect(table, () => settleDown());
  window.addEventListener("pagehide", () => farewell(table), { signal });
  window.addEventListener("pageshow", (event) => event.persisted && location.reload());
}

// `said` is what was said last, and how many answers there were then: whether it arrived, one sees
// by that number.
function handOver(table, data) {
  if (!table.wire) return table.waiting.push(data); // what is said before the wire is open
  table.said = { data, answers: table.model.get("answers"), at: performance.now() };
  table.wire.send("shell", "comm_msg", { comm_id: about.comm, data });
}

// What was lost with its wire; the stage greets again by itself.
function handAgain(table) {
  const { data, answers, at } = table.said ?? {};
  const isLost = data && answers === table.model.get("answers");
  if (isLost && !data.content.hello && performance.now() - at < STILL_MEANT) handOver(table, data);
}

// Open the wire; call `ready` when it is.
function connect(table, ready) {
  const wire = openWire(about.base, about.kernel, {
    opened: () => {
      table.wire = wire;
      ready();
      for (const data of table.waiting.splice(0)) handOver(table, data);
    },
    message: (type, content) => hear(table, type, content),
    cut: () => {
      table.wire = null;
      table.waiting = [];
      table.model.live(false);
      mend(table);
    },
  });
}

function hear(table, type, content) {
  table.tries = 0;
  if (type === "comm_info_reply") table.known?.(content.comms ?? {});
  if (content.comm_id !== about.comm) return;
  if (type === "comm_close") return table.wire.cut();
  if (type !== "comm_msg" || content.data.method !== "update") return;
  table.model.update(content.data.state);
  if (table.model.comm_live) return;
  handAgain(table);
  table.model.live(true);
}

async function mend(table) {
  const rest = Math.min(FIRST_REST * 2 ** table.tries++, LONGEST_REST);
  await new Promise((done) => setTimeout(done, rest * (0.75 + Math.random() / 2))); // not all at once
  const answer = await isThere();
  if (table.leaving.signal.aborted) return;
  if (answer === "nobody") mend(table);
  else if (answer === "another") startAgain();
  else connect(table, () => ask(table));
}

// Is our kernel there, or a server that does not know it, or nobody yet?
async function isThere() {
  const asked = { cache: "no-store", headers: { "X-XSRFToken": cookie() }, signal: AbortSignal.timeout(ANSWER) };
  const answer = await fetch(`${about.base}api/kernels/${about.kernel}`, asked).catch(() => null);
  if ([403, 404].includes(answer?.status)) return "another";
  return answer?.ok && answer.headers.get("Content-Type")?.includes("json") ? "ours" : "nobody";
}

// A kernel that was started anew has the same name, and knows nothing of this table.
function ask(table) {
  table.known = (comms) => {
    table.known = null;
    if (!(about.comm in comms)) return startAgain();
    table.wire.send("shell", "comm_msg", { comm_id: about.comm, data: { method: "request_state" } });
  };
  table.wire.send("shell", "comm_info_request", {});
}

function startAgain() {
  goOnNextTime();
  tryAgain();
}

// A kernel ends with its page, as in Voilà.
function farewell(table) {
  table.leaving.abort();
  const answer = new FormData();
  answer.append("_xsrf", cookie());
  navigator.sendBeacon(`${about.base}voila/api/shutdown/${about.kernel}`, answer);
}

// What tells the server that it is this page that asks.
function cookie() {
  return /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}
