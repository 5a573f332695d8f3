"""Touches that no game of ours has yet, at a real seat in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import samples
from browser.stage_page import put
from partylab_widgets import play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from partylab_widgets.seat.seat import SeatStage


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    with samples.listed():
        yield


def seat(game: str, *players: str, **options: object) -> SeatStage:
    return play(game, players, seed=7, language="en", pace="instant", **options)


def moves(stage: SeatStage) -> list[str]:
    return [str(move) for _, move in stage.sitting.table.log]


def test_a_flower_is_dragged_into_the_bed_turned_by_keys_and_planted(page: Page) -> None:
    """A draft while it is dragged, one move when its button is pressed."""
    page.set_viewport_size({"width": 480, "height": 800})
    stage = seat("garden", "me", bulbs=2)
    shown = put(page, stage)
    rose, bed = page.locator("[data-what=rose]"), page.locator("svg[role=group] > rect")
    rose.locator("circle:not([data-turner])").hover()
    page.mouse.down()
    bed.hover()
    page.mouse.up()
    shown.wait_for_sent("draft")
    shown.wait_for_answers()
    assert moves(stage) == []

    rose.focus()
    page.keyboard.press(".")
    page.keyboard.press("Enter")
    shown.wait_for_sent("draft", 2)
    shown.wait_for_answers()
    kind, _, _, turn = shown.values("draft")[-1].split()
    assert (kind, turn) == ("rose", "15")

    page.get_by_role("button", name="Plant").click()
    shown.wait_for_sent("move")
    shown.wait_for_answers()
    assert moves(stage) == [shown.values("draft")[-1]]


def test_a_list_and_a_field_carry_moves(page: Page) -> None:
    stage = seat("riddle", "me", "me", names=["Ana", "Bo"])
    shown = put(page, stage)
    page.locator("[data-do=seat-ready]").click()
    page.locator("select[data-do=move]").select_option("plant")
    hint = page.locator("input[data-do=move]")
    hint.fill("<b>green</b>")
    hint.press("Enter")
    page.locator("[data-do=seat-ready]").click()
    expect(page.get_by_role("img", name="Riddle")).to_contain_text("<b>green</b>")
    page.locator("select[data-do=move]").select_option("plant")
    shown.wait_for_sent("move", 3)
    shown.wait_for_answers()
    assert moves(stage) == ["plant", "<b>green</b>", "plant"]


def test_whoever_wants_to_shouts(page: Page) -> None:
    """Two people at one screen, in no order; nobody calls "going" meanwhile."""
    stage = seat("auction", "me", "me", names=["Ana", "Bo"], patience=30)
    shown = put(page, stage)
    for number, name in enumerate(("Bo", "Ana", "Bo"), start=1):
        mine = page.locator(".pl-row", has=page.locator("strong", has_text=name))
        mine.get_by_role("button").first.click()
        shown.wait_for_sent("bid", number)
        shown.wait_for_answers()
    assert [(who, str(bid)) for who, bid in stage.sitting.table.log] == [
        (1, "1"),
        (0, "2"),
        (1, "3"),
    ]


@pytest.mark.parametrize("game", ["pebbles", "notnot"])
def test_the_title_stands_beside_the_menu(page: Page, game: str) -> None:
    """With nothing behind it, and with what the board puts there."""
    put(page, seat(game, "me", "me"))
    title = page.locator(".seat-bar > h2").bounding_box()
    menu = page.locator(".seat-bar > .pl-drawer").bounding_box()
    assert title
    assert menu
    assert 0 <= title["x"] - (menu["x"] + menu["width"]) <= 16
