"""A stage in a page without any server: the real `stage.js` and a real `Stage`, side by side.

shown = put(page, stage)            # a model that only hands messages over stands between them
page.keyboard.press("Enter")
shown.sent()                        # what the browser has sent so far
shown.push()                        # send what Python has changed by itself
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from partylab_widgets.stage.assemble import HERE

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from partylab_widgets.stage import Stage

TRAITS = [
    "seq", "news", "alert", "news_count", "alert_count", "answers", "settings", "language",
    "sentences", "keep",
]  # fmt: skip

# `onceSeen(tell)` tells of each trial of the clock when it could first be seen, as a number and two
# times: the earliest and the latest.  They are one, the time of the frame, but where the page is
# behind its frames: one that began before there was anything to be seen shows it only now.
ONCE_SEEN = """() => { window.onceSeen = (tell) => {
  const area = document.querySelector("[data-clock]");
  let [trial, phase] = [0, ""];
  new MutationObserver(() => {
    const before = phase;
    phase = area.dataset.phase;
    if (phase !== "go" || before === "go") return;
    const uncovered = performance.now();
    requestAnimationFrame((frame) =>
      tell(trial++, frame, frame > uncovered ? frame : performance.now()));
  }).observe(area, { attributeFilter: ["data-phase"] });
} }"""


def is_between(told: str, span: tuple[float, float]) -> bool:
    """Return whether a time told in whole milliseconds is one of a span."""
    least, most = span
    return least - 0.51 <= int(told) <= most + 0.51


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A stage</title>
<link rel="stylesheet" href="/stage.css">
<style>body { margin: 8px; background: Canvas; color-scheme: light dark; }</style>
<body><main></main></body>
<script type="module">
  import * as stage from "/stage.js";
  class Model {
    comm_live = true;
    state = {};
    listeners = [];
    get(name) { return this.state[name]; }
    on(name, listener) { this.listeners.push([name, listener]); }
    off(name, gone) { this.listeners = this.listeners.filter(([, kept]) => kept !== gone); }
    trigger(name) {
      for (const [heard, listener] of this.listeners) if (heard === name) listener();
    }
    update(state) {
      const before = JSON.stringify(this.state);
      Object.assign(this.state, state);
      if (before !== JSON.stringify(this.state)) this.trigger("change");
    }
    async send(message) {
      sent.push(message);
      if (this.answering) await this.answer();
      if ("hello" in message) greeted += 1;
    }
    answering = true;
    answered = 0;
    async answer() { this.update(await kernel(sent[this.answered++])); }
  }
  window.sent = [];
  window.greeted = 0;
  window.model = new Model();
  window.views = [];
  window.addView = () => {
    const el = document.querySelector("main").appendChild(document.createElement("div"));
    const view = { el, stop: new AbortController() };
    stage.default.render({ model, el, signal: view.stop.signal });
    views.push(view);
  };
  // What one sees of a keyed thing: what flies for it, or itself.
  window.seen = (key) => document.querySelector(`[data-flies="${key}"]`)
    ?? document.querySelector(`[data-key="${key}"]`);
  window.module = stage;
</script>
</html>"""


class Shown:
    """A stage that is shown in a page."""

    def __init__(self, page: Page, stage: Stage) -> None:
        self.page, self.stage = page, stage

    def state(self) -> dict[str, Any]:
        """Return all that the browser is to know: the pages, and the traits beside them."""
        pages = [name for name in self.stage.keys if name.startswith("page_")]
        return {name: getattr(self.stage, name) for name in TRAITS + pages}

    def answer(self, message: Any) -> dict[str, Any]:
        self.stage._handle_custom_msg(message, [])
        return self.state()

    def push(self) -> None:
        self.page.evaluate("state => model.update(state)", self.state())

    def answering(self, yes: bool) -> None:
        """Let the kernel answer at once, or keep it busy."""
        self.page.evaluate("yes => { model.answering = yes }", yes)

    def greetings(self) -> list[dict[str, Any]]:
        """Return what the browser has said about itself so far."""
        return [message["hello"] for message in self.page.evaluate("sent") if "hello" in message]

    def answer_next(self) -> None:
        """Let the busy kernel answer the oldest message that waits; then the next may be sent."""
        self.page.evaluate(
            "async () => { await model.answer(); await new Promise(requestAnimationFrame); }"
        )

    def sent(self, name: str = "") -> list[dict[str, Any]]:
        """Return the touches that were sent so far, or those of one name."""
        messages = [message for message in self.page.evaluate("sent") if "name" in message]
        return [message for message in messages if name in ("", message["name"])]

    def values(self, name: str = "") -> list[str]:
        """Return their values alone."""
        return [message["value"] for message in self.sent(name)]

    def wait_for_sent(self, name: str = "", count: int = 1) -> list[dict[str, Any]]:
        self.page.wait_for_function(
            """([name, count]) => sent.filter((message) => "name" in message)
                 .filter((message) => !name || message.name === name).length >= count""",
            arg=[name, count],
        )
        return self.sent(name)

    def wait_for_answers(self) -> None:
        """Wait until the page has heard the answer to all it has sent."""
        self.page.wait_for_function("!views.some(({ el }) => el.querySelector('.pl-waiting'))")


def stop(still_page: Page) -> None:
    """Stop the time of a page: from now on it passes by `page.clock.run_for(ms)` alone."""
    still_page.clock.pause_at(datetime(2030, 1, 2))


# How long a button rests once what it acts on has changed.
REST = "const REST = 400;"


def put(
    page: Page, stage: Stage, views: int = 1, *, greeted: bool = True, rests: bool = True
) -> Shown:
    """Show a stage in a page, and answer what the page sends: at once, or not even its greeting.

    A hand that plays a whole game need not wait each time until a button has had its rest.
    """
    shown = Shown(page, stage)
    assert REST in str(stage._esm)
    esm = str(stage._esm) if rests else str(stage._esm).replace(REST, "const REST = 0;")
    page.expose_function("kernel", shown.answer)
    page.route("**/*", lambda route: _serve(route, esm, str(stage._css)))
    page.goto("http://stage.test/")
    page.wait_for_function("window.module")
    shown.push()
    shown.answering(greeted)
    for _ in range(views):
        page.evaluate("addView()")
    if not greeted:
        page.wait_for_function("sent.length")
    else:
        page.wait_for_function("views => greeted === views", arg=views)
    return shown


def _serve(route: Route, esm: str, css: str) -> None:
    name = route.request.url.rpartition("/")[2]
    if not name:
        route.fulfill(body=PAGE, content_type="text/html")
    elif route.request.url.startswith("http://stage.test/modules/"):
        route.fulfill(body=(HERE / name).read_text("utf-8"), content_type="text/javascript")
    elif name == "stage.js":
        route.fulfill(body=esm, content_type="text/javascript")
    elif name == "stage.css":
        route.fulfill(body=css, content_type="text/css")
    else:
        route.fulfill(status=404)
