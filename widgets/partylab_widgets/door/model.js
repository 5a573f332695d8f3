// What the stage is drawn from: the state of one widget, as its kernel tells it.
// It offers what anywidget's model does, as far as the stage asks for it.

export class Model {
  comm_live = true; // is there a kernel to send to?
  mends = true; // a connection that is lost comes back by itself

  constructor(state, tell) {
    this.state = state;
    this.tell = tell;
    this.listeners = new Map();
  }

  get(name) {
    return this.state[name];
  }

  on(event, listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  off(event, listener) {
    this.listeners.set(event, (this.listeners.get(event) ?? []).filter((other) => other !== listener));
  }

  send(content) {
    this.tell({ method: "custom", content });
  }

  update(state) {
    Object.assign(this.state, state);
    this.fire("change");
  }

  live(is) {
    if (this.comm_live === is) return;
    this.comm_live = is;
    this.fire("comm_live_update");
  }

  fire(event) {
    for (const listener of this.listeners.get(event) ?? []) listener();
  }
}
