"""A stage in a page without any server: the real `stage.js` and a real `Stage`, side by side.

shown = put(page, stage)            # a model that only hands messages over stands between them
page.keyboard.press("Enter")
shown.sent()                        # what the browser has sent so far
shown.push()                        # send what Python has changed by itself
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from partylab_widgets.stage import Stage

TRAITS = [
    "drawing", "seq", "news", "alert", "news_count", "alert_count", "settings", "language",
    "sentences",
]  # fmt: skip

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
      if (this.answering) this.update(await kernel(message));
    }
    answering = true;
  }
  window.sent = [];
  window.model = new Model();
  window.views = [];
  window.addView = () => {
    const el = document.querySelector("main").appendChild(document.createElement("div"));
    const view = { el, stop: new AbortController() };
    stage.default.render({ model, el, signal: view.stop.signal });
    views.push(view);
  };
  window.module = stage;
</script>
</html>"""


class Shown:
    """A stage that is shown in a page."""

    def __init__(self, page: Page, stage: Stage) -> None:
        self.page, self.stage = page, stage

    def state(self) -> dict[str, Any]:
        return {name: getattr(self.stage, name) for name in TRAITS}

    def answer(self, message: Any) -> dict[str, Any]:
        self.stage._handle_custom_msg(message, [])
        return self.state()

    def push(self) -> None:
        self.page.evaluate("state => model.update(state)", self.state())

    def answering(self, yes: bool) -> None:
        """Let the kernel answer at once, or keep it busy."""
        self.page.evaluate("yes => { model.answering = yes }", yes)

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of one kind: hello, move or do."""
        return [message for message in self.page.evaluate("sent") if kind in message]

    def wait_for_sent(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        self.page.wait_for_function(
            "([kind, count]) => sent.filter((message) => kind in message).length >= count",
            arg=[kind, count],
        )
        return self.sent(kind)


def put(page: Page, stage: Stage, views: int = 1) -> Shown:
    """Show a stage in a page, and answer what the page sends."""
    shown = Shown(page, stage)
    page.expose_function("kernel", shown.answer)
    page.route("**/*", lambda route: _serve(route, stage))
    page.goto("http://stage.test/")
    page.wait_for_function("window.module")
    shown.push()
    for _ in range(views):
        page.evaluate("addView()")
    shown.wait_for_sent("hello", views)
    return shown


def _serve(route: Route, stage: Stage) -> None:
    name = route.request.url.rpartition("/")[2]
    if not name:
        route.fulfill(body=PAGE, content_type="text/html")
    elif name == "stage.js":
        route.fulfill(body=str(stage._esm), content_type="text/javascript")
    elif name == "stage.css":
        route.fulfill(body=str(stage._css), content_type="text/css")
    else:
        route.fulfill(status=404)
