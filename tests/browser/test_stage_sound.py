"""Sound is heard when it was asked for and something has happened, and never before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.stage_demo import Sketch
from browser.stage_page import Shown, put

if TYPE_CHECKING:
    from playwright.sync_api import Page

SPY = """
window.made = 0;
window.heard = [];  // the waves of all tones
window.shaken = [];
const spied = (Kind, tell) => class extends Kind {
  constructor(...given) { super(...given); tell(...given); }
};
window.AudioContext = spied(AudioContext, () => { made += 1; });
window.OscillatorNode = spied(OscillatorNode, (audio, { type }) => heard.push(type));
window.AudioBufferSourceNode = spied(AudioBufferSourceNode, () => heard.push("hiss"));
navigator.vibrate = (pattern) => { shaken.push(pattern); return true; };
"""


def pot(count: int, *more: str) -> str:
    return (
        f'<p data-sound="chip" data-sound-count="{count}">{count} chips</p><button>Go</button>'
        + "".join(f'<p data-sound="{name}">{name}</p>' for name in more)
    )


def listen(page: Page, *, sound: bool) -> Shown:
    page.add_init_script(SPY)
    stage = Sketch(pot(1))
    stage.settings = {"sound": sound}
    return put(page, stage)


def show(shown: Shown, main: str) -> list[str]:
    """Show a drawing; return the waves that one hears with it."""
    shown.page.evaluate("heard.length = 0")
    shown.stage.show({"main": main})
    shown.push()
    # A drawing that comes with a click waits until the click is done.
    shown.page.evaluate("() => new Promise((done) => setTimeout(done))")
    heard: list[str] = shown.page.evaluate("heard")
    return heard


def test_a_sound_is_heard_when_its_count_is_new(page: Page) -> None:
    """Not when the same is drawn again."""
    shown = listen(page, sound=True)
    page.get_by_role("button").click()
    assert page.evaluate("heard") == []

    assert show(shown, pot(2)) == ["triangle"] * 2
    assert show(shown, pot(2) + "<p>Bo thinks.</p>") == []
    assert show(shown, pot(2, "card")) == ["hiss"]


def test_several_things_of_one_sound_are_heard_once(page: Page) -> None:
    shown = listen(page, sound=True)
    page.get_by_role("button").click()

    assert show(shown, pot(1, "card", "card", "card")) == ["hiss"]


@pytest.mark.parametrize("name", ["chip", "card", "roll", "right", "wrong", "win", "turn"])
def test_every_sound_can_be_heard(page: Page, name: str) -> None:
    shown = listen(page, sound=True)
    page.get_by_role("button").press("Enter")

    assert show(shown, pot(1, name)) != []


def test_a_sound_that_nobody_knows_is_none(page: Page) -> None:
    shown = listen(page, sound=True)
    page.get_by_role("button").click()

    assert show(shown, pot(1, "constructor")) == []


def test_nothing_is_made_before_somebody_wants_it(page: Page) -> None:
    shown = listen(page, sound=False)
    page.get_by_role("button").click()
    assert show(shown, pot(2, "turn")) == []

    assert page.evaluate("[made, shaken]") == [0, []]


def test_nothing_is_made_before_the_page_was_touched(page: Page) -> None:
    """The wish may have been made another day."""
    shown = listen(page, sound=True)
    assert show(shown, pot(2)) == []
    assert page.evaluate("made") == 0
    page.get_by_role("button").click()
    assert page.evaluate("made") == 1

    assert show(shown, pot(3)) == ["triangle"] * 2


def test_who_asks_for_sound_hears_at_once_that_it_is_on_and_can_put_it_off(page: Page) -> None:
    shown = listen(page, sound=False)
    page.get_by_role("button").click()
    shown.stage.settings = {"sound": True}
    shown.push()
    page.wait_for_function("heard.length")
    assert page.evaluate("heard") == ["sine"] * 2
    shown.stage.settings = {"sound": False}
    shown.push()

    assert show(shown, pot(2)) == []


def test_a_phone_shakes_shortly_for_what_must_not_be_missed(page: Page) -> None:
    shown = listen(page, sound=True)
    page.get_by_role("button").click()
    show(shown, pot(2, "turn"))
    show(shown, pot(3, "wrong"))
    show(shown, pot(4, "right"))

    assert page.evaluate("shaken") == [[40], [60, 60, 60]]
