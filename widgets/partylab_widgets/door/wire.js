// The wire to a kernel: as much of Jupyter's protocol as one widget needs, in frames of JSON.
//
// The kernel is asked again and again whether it is there, by a thread of its own that answers
// while it works.  What is cut says nothing by itself: neither a cable nor a phone that slept.
// While the page itself is too busy to listen, an answer may lie there: that time does not count.

const LOOK = 250; // ms between two looks at the clock
const BEAT = 1_500; // ms from an answer to the next question
const PATIENCE = 2_500; // ms for an answer: with all the others less than the 5 s that we promise
const OPENING = 20_000; // ms until the wire is open: a kernel may only just be starting

const VERSION = "5.3";
const ENDED = ["restarting", "dead"];

const random = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

// Open a wire; `on` hears of it: opened(), message(type, content), and once cut().
export function openWire(base, kernel, on) {
  const session = random();
  const address = new URL(`${base}api/kernels/${kernel}/channels?session_id=${session}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  const now = performance.now();
  const state = { asked: now, looked: now, patience: OPENING, heard: 0, count: 0 };

  const send = (channel, type, content) => {
    const header = { msg_id: `${session}-${state.count++}`, msg_type: type, session, username: "" };
    Object.assign(header, { date: new Date().toISOString(), version: VERSION });
    const message = { channel, header, parent_header: {}, metadata: {}, content, buffers: [] };
    socket.send(JSON.stringify(message));
  };
  const cut = () => {
    if (!state.timer) return;
    state.timer = clearInterval(state.timer);
    socket.close();
    on.cut();
  };
  const heard = () => Object.assign(state, { asked: 0, heard: performance.now() });
  const look = () => {
    const now = performance.now();
    if (state.asked) state.asked += Math.max(0, now - state.looked - 2 * LOOK);
    state.looked = now;
    if (state.asked && now - state.asked > state.patience) cut();
    if (state.asked || now - state.heard < BEAT || socket.readyState !== WebSocket.OPEN) return;
    Object.assign(state, { asked: now, patience: PATIENCE });
    send("control", "comm_info_request", { target_name: "nothing" });
  };

  state.timer = setInterval(look, LOOK);
  socket.onopen = () => {
    heard();
    on.opened();
  };
  socket.onclose = cut;
  socket.onmessage = ({ data }) => {
    heard();
    if (typeof data !== "string") return; // no page of ours sends anything but text
    const { channel, header, content } = JSON.parse(data);
    if (channel === "control") return; // it only says that it is there
    if (header.msg_type === "status" && ENDED.includes(content.execution_state)) cut();
    else if (state.timer) on.message(header.msg_type, content);
  };
  return { send, cut };
}
