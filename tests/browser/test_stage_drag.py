"""Dragging by mouse, finger and keyboard: a preview in the browser, and one message at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.stage_demo import Sketch
from browser.stage_page import Shown, put, stop
from partylab.game import Rejected

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Locator, Page

SOFA = 'data-key="sofa" data-drag="put" data-what="sofa" aria-label="Sofa"'


def hall(x: int = 100, y: int = 100, turn: int = 0, rest: str = "", **more: Any) -> str:
    """Return a picture of 600 units, drawn half as large, with a sofa that can be dragged."""
    asked = "".join(f' data-{name.replace("_", "-")}="{value}"' for name, value in more.items())
    return (
        '<svg viewBox="0 0 600 600" width="300" height="300"><rect width="600" height="600"'
        f' fill="#eee"/><g {SOFA} data-x="{x}" data-y="{y}" data-turn="{turn}"{asked}'
        f' transform="translate({x} {y}) rotate({turn})"><rect x="-40" y="-20" width="80"'
        f' height="40"/><circle data-turner="" cx="60" r="14"/></g>{rest}</svg>'
    )


def card(x: int = 20, y: int = 30, turn: int = 0) -> str:
    return (
        f'<div style="position:relative;block-size:300px"><div {SOFA} data-x="{x}" data-y="{y}"'
        f' data-turn="{turn}" style="position:absolute;inline-size:80px;block-size:40px;background:'
        f'#888;transform:translate({x}px, {y}px) rotate({turn}deg)">Sofa</div></div>'
    )


class Room(Sketch):
    """Draws the sofa where it was put."""

    draw = staticmethod(hall)

    def do(self, name: str, value: str) -> None:
        super().do(name, value)
        if name == "put":
            what, x, y, turn = value.split()
            assert what == "sofa"
            self.show({"main": self.draw(int(x), int(y), int(turn))})


class Floor(Room):
    draw = staticmethod(card)


def middle(page: Page, selector: str = "[data-drag] rect, div[data-drag]") -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page, selector: str = "[data-drag] rect, div[data-drag]") -> tuple[float, float]:
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def stands(page: Page, x: int, y: int, turn: int = 0) -> None:
    """Expect the sofa there: as it is drawn, or as it is shown in the hand."""
    pose = f"translate({x} {y}) rotate({turn})"
    expect(page.locator("[data-drag]")).to_have_attribute("transform", pose)


def test_a_mouse_drags_in_the_pictures_own_units_and_sends_once(page: Page) -> None:
    shown = put(page, Room(hall()))
    x, y = take(page)
    page.mouse.move(x + 10, y + 5)
    page.mouse.move(x + 50, y + 25)
    stands(page, 200, 150)
    assert shown.sent() == []
    page.mouse.up()
    shown.wait_for_sent("put")
    shown.wait_for_answers()

    assert shown.values() == ["sofa 200 150 0"]
    stands(page, 200, 150)
    assert middle(page) == pytest.approx((x + 50, y + 25), abs=0.6)
    assert page.evaluate("document.getAnimations().length") == 0  # it lies where it was let go


def test_in_html_the_units_are_pixels(page: Page) -> None:
    shown = put(page, Floor(card()))
    x, y = take(page)
    page.mouse.move(x + 33, y + 44)
    assert middle(page) == pytest.approx((x + 33, y + 44), abs=0.6)
    page.mouse.up()

    assert shown.wait_for_sent("put")[0]["value"] == "sofa 53 74 0"


def test_snap_and_bounds_hold_while_it_moves(page: Page) -> None:
    shown = put(page, Room(hall(snap=40, bounds="40 20 560 500")))
    x, y = take(page)
    page.mouse.move(x + 33, y + 4)  # to 166, 108
    stands(page, 160, 120)
    page.mouse.move(x - 500, y + 900)
    stands(page, 40, 500)
    page.mouse.up()

    assert shown.wait_for_sent("put")[0]["value"] == "sofa 40 500 0"


def test_a_handle_turns_it_in_steps(page: Page) -> None:
    shown = put(page, Room(hall(300, 300, turn_snap=15)))
    take(page, "[data-turner]")
    x, y = middle(page, "svg")
    page.mouse.move(x + 2, y + 60)  # from the right of it to below it
    stands(page, 300, 300, 90)
    page.mouse.move(x + 60, y - 29)
    stands(page, 300, 300, 330)
    page.mouse.up()

    assert shown.wait_for_sent("put")[0]["value"] == "sofa 300 300 330"


def test_a_touch_without_a_move_is_a_press_and_a_drag_is_none(page: Page) -> None:
    stage = Sketch(hall(do="look", value="sofa"))
    shown = put(page, stage)
    page.mouse.click(*middle(page))
    shown.wait_for_sent("look")
    shown.wait_for_answers()
    x, y = take(page)
    page.mouse.move(x + 30, y)
    page.mouse.up()
    shown.wait_for_sent("put")

    assert stage.touched == [("look", "sofa"), ("put", "sofa 160 100 0")]


def finger(session: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_drags_and_the_page_does_not_scroll(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 400}, has_touch=True)
    page = context.new_page()
    shown = put(page, Room(hall() + '<div style="block-size:2000px"></div>'))
    session = context.new_cdp_session(page)
    x, y = middle(page)
    finger(session, "touchStart", x, y)
    for step in range(1, 6):
        finger(session, "touchMove", x + 10 * step, y + 20 * step)
    stands(page, 200, 300)
    finger(session, "touchEnd")
    (message,) = shown.wait_for_sent("put")
    scrolled = page.evaluate("scrollY")
    context.close()

    assert message["value"] == "sofa 200 300 0"
    assert scrolled == 0


def test_a_touch_that_the_browser_takes_away_puts_it_back(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 400}, has_touch=True)
    page = context.new_page()
    shown = put(page, Room(hall()))
    session = context.new_cdp_session(page)
    x, y = middle(page)
    finger(session, "touchStart", x, y)
    finger(session, "touchMove", x + 50, y)
    stands(page, 200, 100)
    finger(session, "touchCancel")
    page.wait_for_function("!document.querySelector('.pl-dragged')")
    stands(page, 100, 100)
    sent = shown.sent()
    context.close()

    assert sent == []


def test_the_keyboard_moves_turns_and_sets_down_with_one_message(page: Page) -> None:
    shown = put(page, Room(hall(snap=10, turn_snap=15, bounds="0 0 600 600")))
    page.keyboard.press("Tab")
    sofa = page.get_by_role("button", name="Sofa")
    expect(sofa).to_be_focused()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "ArrowUp", ".", ".", ","):
        page.keyboard.press(key)
    stands(page, 120, 190, 15)
    expect(sofa).to_have_class("pl-dragged")
    assert shown.sent() == []
    page.keyboard.press("Space")
    shown.wait_for_sent("put")
    shown.wait_for_answers()

    assert shown.values() == ["sofa 120 190 15"]
    expect(sofa).to_be_focused()
    expect(sofa).not_to_have_class("pl-dragged")


def test_a_step_of_its_own_is_used_by_the_arrows(page: Page) -> None:
    put(page, Room(hall(step=25)))
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")

    stands(page, 75, 100)


@pytest.mark.parametrize("way", ["Escape", "Tab"])
def test_who_changes_their_mind_puts_it_back(page: Page, way: str) -> None:
    shown = put(page, Room(hall() + "<button>next</button>"))
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(way)
    stands(page, 100, 100)
    if way == "Escape":
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")  # picked up and set down where it stood

    assert shown.sent() == []


def test_escape_puts_it_back_while_the_mouse_still_holds_it(page: Page) -> None:
    shown = put(page, Room(hall()))
    x, y = take(page)
    page.mouse.move(x + 50, y)
    page.keyboard.press("Escape")
    stands(page, 100, 100)
    page.mouse.move(x + 80, y)
    page.mouse.up()
    page.evaluate("() => new Promise(requestAnimationFrame)")

    stands(page, 100, 100)
    assert shown.sent() == []


@pytest.mark.parametrize("browser_is", ["new", "old"])
def test_a_new_drawing_does_not_tear_it_out_of_the_hand(page: Page, browser_is: str) -> None:
    """Not even one in which it stands elsewhere among the others."""
    if browser_is == "old":
        page.add_init_script("delete Element.prototype.moveBefore")
    stage = Room(hall())
    shown = put(page, stage)
    x, y = take(page)
    page.mouse.move(x + 50, y)
    before, after = hall(rest='<circle r="9"/>').split("<g ", 1)
    stage.show({"main": f'{before}<path data-key="new" d="M0 0"/><g {after}'})
    shown.push()
    page.wait_for_selector("[data-key=new]", state="attached")
    stands(page, 200, 100)
    page.mouse.move(x + 60, y + 10)
    stands(page, 220, 120)
    page.mouse.up()

    assert shown.wait_for_sent("put")[0]["value"] == "sofa 220 120 0"


def test_what_is_gone_from_the_drawing_is_gone_from_the_hand(page: Page) -> None:
    stage = Room(hall())
    shown = put(page, stage)
    x, y = take(page)
    page.mouse.move(x + 50, y)
    stage.show({"main": "<p>It is night.</p>"})
    shown.push()
    page.get_by_text("It is night.").wait_for()
    page.mouse.move(x + 60, y)
    page.mouse.up()

    assert shown.sent() == []


def test_it_waits_where_it_was_set_down_until_the_answer_is_here(page: Page) -> None:
    """Also when a drawing comes meanwhile that knows nothing of it."""
    stage = Room(hall())
    shown = put(page, stage)
    shown.answering(False)
    x, y = take(page)
    page.mouse.move(x + 50, y)
    page.mouse.up()
    stage.show({"main": hall(rest='<circle r="9"/>')})
    shown.push()
    page.wait_for_selector("circle[r='9']", state="attached")
    stands(page, 200, 100)
    shown.answer_next()

    stands(page, 200, 100)
    assert page.locator("[data-drag]").get_attribute("data-x") == "200"


class Full(Room):
    def do(self, name: str, value: str) -> None:
        raise Rejected("stage-malformed")


def test_a_refusal_puts_it_back(page: Page) -> None:
    put(page, Full(hall()))
    x, y = take(page)
    page.mouse.move(x + 50, y)
    page.mouse.up()
    expect(page.get_by_role("alert")).not_to_be_empty()

    stands(page, 100, 100)


def test_a_second_drag_waits_for_the_answer_to_the_first(page: Page) -> None:
    """Neither is lost, and each is told from where the other has left it."""
    stage = Room(hall())
    shown: Shown = put(page, stage)
    shown.answering(False)
    for _ in range(2):
        x, y = take(page)
        page.mouse.move(x + 25, y)
        page.mouse.up()
    assert shown.values() == ["sofa 150 100 0"]
    shown.answer_next()
    stands(page, 200, 100)
    shown.wait_for_sent("put", 2)
    shown.answer_next()

    assert shown.values() == ["sofa 150 100 0", "sofa 200 100 0"]
    stands(page, 200, 100)


def test_what_rests_cannot_be_dragged(page: Page) -> None:
    shown = put(page, Room(hall().replace("data-drag=", 'aria-disabled="true" data-drag=')))
    x, y = take(page)
    page.mouse.move(x + 50, y)
    page.mouse.up()
    page.locator("[data-drag]").press("ArrowRight")

    stands(page, 100, 100)
    assert shown.sent() == []


# Onto places


class Trays(Sketch):
    """Cards that lie in one of three trays; only the first two take any."""

    def __init__(self) -> None:
        super().__init__("")
        self.lying = {"1": "here", "2": "here", "3": "there"}
        self.redraw()

    def do(self, name: str, value: str) -> None:
        super().do(name, value)
        what, place = value.split()
        if place == "locked":
            raise Rejected("stage-malformed")
        self.lying[what] = place
        self.redraw()

    def redraw(self) -> None:
        self.show({"main": "".join(map(self.tray, ("here", "there", "locked")))})

    def tray(self, name: str) -> str:
        cards = "".join(
            f'<span data-key="card-{card}" data-drag="lay" data-onto="" data-what="{card}"'
            f' aria-label="Card {card}" style="display:inline-block;inline-size:60px;'
            f'block-size:44px;background:#ccc">{card}</span>'
            for card, place in self.lying.items()
            if place == name
        )
        return (
            f'<div data-key="{name}" data-place="{name}" style="min-block-size:60px;margin:8px;'
            f'border:1px solid">{cards}</div>'
        )


def carry(page: Page, card: str, to: tuple[float, float]) -> None:
    take(page, f'[data-key="card-{card}"]')
    page.mouse.move(*to)
    page.mouse.up()


def lies(page: Page, card: str, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"] > [data-key="card-{card}"]')


def test_what_is_sorted_is_laid_onto_the_place_under_the_hand(page: Page) -> None:
    stage = Trays()
    shown = put(page, stage)
    take(page, '[data-key="card-1"]')
    page.mouse.move(*middle(page, "[data-place=there]"))
    expect(page.locator("[data-place=there]")).to_have_class("pl-under")
    assert shown.sent() == []
    page.mouse.up()
    shown.wait_for_sent("lay")
    shown.wait_for_answers()
    expect(lies(page, "1", "there")).to_be_focused()
    expect(page.locator(".pl-under, .pl-dragged")).to_have_count(0)
    assert stage.touched == [("lay", "1 there")]
    assert lies(page, "1", "there").evaluate(
        "node => new DOMMatrix(node.style.transform).isIdentity"
    )


def test_beside_all_places_or_on_its_own_it_goes_back(page: Page) -> None:
    shown = put(page, Trays())
    for to in ((700.0, 700.0), middle(page, "[data-place=here]")):
        carry(page, "1", to)
        home = "node => new DOMMatrix(node.style.transform).isIdentity"
        assert lies(page, "1", "here").evaluate(home)
    assert shown.sent() == []


def test_near_an_edge_the_page_scrolls_to_places_out_of_view_and_no_further(
    still_page: Page,
) -> None:
    page, stage = still_page, Trays()
    page.set_viewport_size({"width": 400, "height": 100})
    shown = put(page, stage)
    stop(page)
    top, bottom = "[data-place=here]", "[data-place=locked]"
    x, _ = take(page, '[data-key="card-1"]')
    page.mouse.move(x, 99)
    for _ in range(2):  # the card sticks out below, and makes the page no longer
        page.clock.run_for(1000)
        expect(page.locator(bottom)).to_be_in_viewport(ratio=1)
        expect(page.locator(top)).not_to_be_in_viewport()
        assert middle(page, '[data-key="card-1"]')[1] == pytest.approx(99, abs=1)
    page.mouse.move(x, 1)
    page.clock.run_for(1000)
    expect(page.locator(top)).to_be_in_viewport(ratio=1)
    page.mouse.move(x, 99)
    page.clock.run_for(1000)
    page.mouse.move(*middle(page, "[data-place=there]"))
    page.mouse.up()
    shown.wait_for_sent("lay")
    assert stage.touched == [("lay", "1 there")]


def test_what_a_place_refuses_goes_back(page: Page) -> None:
    shown = put(page, Trays())
    carry(page, "1", middle(page, "[data-place=locked]"))
    shown.wait_for_sent("lay")
    shown.wait_for_answers()
    expect(lies(page, "1", "here")).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")


def test_arrow_keys_carry_it_on_and_none_is_lost_while_the_kernel_is_busy(page: Page) -> None:
    stage = Trays()
    shown = put(page, stage)
    lies(page, "3", "there").focus()
    page.keyboard.press("ArrowLeft")
    shown.wait_for_sent("lay")
    shown.wait_for_answers()
    expect(lies(page, "3", "here")).to_be_focused()
    page.keyboard.press("ArrowUp")  # there is no place before it
    shown.answering(False)
    page.keyboard.press("ArrowDown")
    shown.wait_for_sent("lay", 2)
    page.keyboard.press("ArrowDown")  # on to the locked one …
    page.keyboard.press("ArrowLeft")  # … and back again
    shown.answer_next()
    shown.wait_for_sent("lay", 3)
    shown.answer_next()
    expect(lies(page, "3", "there")).to_be_focused()
    assert [value for _, value in stage.touched] == ["3 here", "3 there", "3 there"]


# Told on the way


class Followed(Room):
    """Draws the sofa wherever it is while it is dragged."""

    def do(self, name: str, value: str) -> None:
        super().do(name, value)
        what, x, y, turn = value.split()
        assert what == "sofa"
        self.show({"main": hall(int(x), int(y), int(turn), live="shift")})


def test_with_live_each_pose_is_told_once_the_one_before_is_answered(page: Page) -> None:
    stage = Followed(hall(live="shift"))
    shown = put(page, stage)
    x, y = take(page)
    for step in range(1, 6):
        page.mouse.move(x + 10 * step, y)
    shown.push()
    page.mouse.up()
    shown.wait_for_sent("put")  # what is told on the way may have drawn it there already
    shown.wait_for_answers()
    expect(page.locator("[data-drag]")).to_have_attribute("data-x", "200")
    names = [name for name, _ in stage.touched]
    assert names == ["shift"] * (len(names) - 1) + ["put"]
    assert len(names) >= 2
    assert stage.touched[-1] == ("put", "sofa 200 100 0")
    stands(page, 200, 100)


def test_with_live_escape_tells_where_it_was(page: Page) -> None:
    stage = Followed(hall(live="shift"))
    shown = put(page, stage)
    page.locator("[data-drag]").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    shown.push()
    page.wait_for_function("() => sent.at(-1).value === 'sofa 100 100 0'")  # one after the other
    shown.wait_for_answers()
    expect(page.locator("[data-drag]")).to_have_attribute("data-x", "100")
    assert stage.touched[-1] == ("shift", "sofa 100 100 0")
    assert {name for name, _ in stage.touched} == {"shift"}
