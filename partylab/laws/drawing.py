"""The laws of the pages: whatever is shown can be read and heard, and hides what it must."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.board import NEWS
from partylab.html import Markup
from partylab.laws.cases import EVIL, eyes, finished, moments
from partylab.laws.listening import every_language
from partylab.laws.markup import Malformed, Node, parse
from partylab.laws.screens import PACE, Stop, tour
from partylab.match import PERSON, Match
from partylab.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.laws.cases import Case
    from partylab.laws.report import Complain

# What the stage shows; it takes everything else away.
SHOWN = {
    "a", "abbr", "article", "aside", "b", "bdi", "bdo", "blockquote", "br", "button",
    "caption", "cite", "code", "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl",
    "dt", "em", "fieldset", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hr", "i", "img", "input", "ins", "kbd", "label", "legend", "li", "main",
    "mark", "menu", "meter", "nav", "ol", "optgroup", "option", "output", "p", "pre",
    "progress", "q", "rp", "rt", "ruby", "s", "samp", "section", "select", "small", "span",
    "strong", "sub", "summary", "sup", "table", "tbody", "td", "textarea", "tfoot", "th",
    "thead", "time", "tr", "u", "ul", "var", "wbr", "svg", "g", "path", "rect", "circle",
    "ellipse", "line", "polyline", "polygon", "text", "tspan", "title", "desc",
}  # fmt: skip
# The pages that a seat puts around those of a board.
RESERVED = ("main", NEWS)
SENT = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
LOADS = ("src", "srcset", "href", "xlink:href", "action", "formaction", "poster", "background")
TOUCHED = ("data-do", "data-drag", "data-tap", "data-start")
FIELDS = ("input", "select", "textarea")
TWICE = re.compile(r"&(lt|gt|amp|quot|#\d+);")


def pages_can_be_drawn_in_every_language(case: Case, complain: Complain) -> None:
    """From every seat, together, by onlookers, after touches, at the end, in the replay."""
    for stop in tour(case):
        if not stop.pages and stop.error is None:
            complain(f"there is no page for {stop}")
        if stop.error is not None:
            raise stop.error
        for missing in stop.wrong:
            complain(missing)
        for name, page in stop.pages.items():
            if not isinstance(page, Markup):
                complain(f"the page {name} is {type(page).__name__}, not made by html()")


def pages_are_well_formed(case: Case, complain: Complain) -> None:
    """Every element is shut where it was opened, and is one that the stage shows."""
    for stop in tour(case):
        for name, page in stop.pages.items():
            well_formed(f"the page {name}", page, complain)


def well_formed(what: str, page: str, complain: Complain) -> None:
    """Complain of what a browser would have to mend, and of what the stage takes away."""
    try:
        tree = parse(str(page))
    except Malformed as error:
        return complain(f"{what} is not well-formed at {error}")
    for node in tree.every():
        if node.tag and node.tag not in SHOWN | {EVIL}:
            complain(f"{what} has {node}: the stage shows no <{node.tag}>")
    return None


def pages_can_be_sent(case: Case, complain: Complain) -> None:
    """No half characters and no control characters."""
    for stop in tour(case):
        for name, page in stop.pages.items():
            if found := SENT.search(str(page)):
                complain(f"the page {name} holds {found[0]!r}, which cannot be sent")


def every_page_has_its_place(case: Case, complain: Complain) -> None:
    """Each is placed once at most, the news exactly once, and a place has its page.

    What a seat says is filled in by whoever shows the board.
    """
    for stop in tour(case):
        if not stop.whole:
            continue
        places = Counter(node.attributes.get("data-page") for node in stop.nodes)
        del places[None]
        if places[NEWS] != 1:
            complain(f"no page has a place for what has happened: slot(NEWS) is in {places[NEWS]}")
        for page, times in places.items():
            if times > 1:
                complain(f"the page {page} has {times} places")
            if page not in stop.pages and page != NEWS and not str(page).startswith("says_"):
                complain(f"there is a place for {page}, but no such page")
        for name in stop.pages:
            if name in RESERVED or not re.fullmatch(r"(?!seat_)[a-z][a-z0-9_]*", name):
                complain(f"a page of a board cannot be called {name!r}")


def a_data_key_stands_once(case: Case, complain: Complain) -> None:
    """Over all pages together, as things move from one to another; and nothing has an id."""
    for stop in tour(case):
        keys = Counter(node.attributes.get("data-key") for node in stop.nodes)
        del keys[None]
        for key, times in keys.items():
            if times > 1:
                complain(f'data-key="{key}" stands {times} times')
        for node in stop.nodes:
            if "id" in node.attributes:
                complain(f"{node} has an id: two tables on one page would share it")


def every_control_has_a_label(case: Case, complain: Complain) -> None:
    """A button says what it does, a field stands in its label."""
    for stop in tour(case):
        for node in stop.nodes:
            _labelled(node, complain)


def _labelled(node: Node, complain: Complain) -> None:
    if node.tag in FIELDS:
        around = [above for above in node.above() if above.tag == "label"]
        if not (node.attributes.get("aria-label") or any(label.said() for label in around)):
            complain(f"{node} stands in no label that says anything")
    elif node.tag in ("button", "summary", "a") or any(it in node.attributes for it in TOUCHED):
        is_clock = "data-clock" in node.attributes
        if not is_clock and not node.said():
            complain(f"{node} says nothing: it needs a text or an aria-label")
    elif node.attributes.get("role") == "img" and not node.said():
        complain(f"{node} is a picture without a word")


def names_are_text_never_markup(case: Case, complain: Complain) -> None:
    """What people are called, and what they write, becomes no element; nor is it escaped twice."""
    for stop in tour(case):
        for node in stop.nodes:
            if node.tag == EVIL or EVIL in node.attributes:
                complain(f"a name or a text was taken for markup: {node}")
            for text in (*filter(_is_text, node.inside), *node.attributes.values()):
                if found := TWICE.search(str(text)):
                    complain(f"something is escaped twice: {found[0]} in {text!r}")


def _is_text(part: object) -> bool:
    return isinstance(part, str)


def nothing_on_a_page_reaches_the_network(case: Case, complain: Complain) -> None:
    """No address, no style that loads, nothing that runs."""
    for stop in tour(case):
        for node in stop.nodes:
            nothing_loads(node, complain)


def nothing_loads(node: Node, complain: Complain) -> None:
    """Complain of what would run, or ask the network."""
    for name, value in node.attributes.items():
        loads = name in LOADS and not value.startswith(("#", "data:"))
        style = "url(" in value.lower() or "@import" in value.lower()
        if loads or name.startswith("on") or (style and name in ("style", "fill", "mask")):
            complain(f"{node} could run or load something: {name}")


def pages_hold_no_secret(case: Case, complain: Complain) -> None:
    """Drawn again from a possible state that fits the view, the pages are the same."""
    game, rng = case.rules(), Random(str(case))
    for stop in tour(case)[::3]:
        if stop.view != stop.table.view(stop.view.seat) or not stop.pages:
            continue  # a replay shows more
        swapped = game.view(game.possible(stop.view, rng), stop.view.seat)
        if swapped != stop.view:
            continue  # a law of the rules says so
        again = stop.drawn(swapped)
        for name in {*again, *stop.pages}:
            if str(again.get(name)) != str(stop.pages.get(name)):
                complain(f"the page {name} is another one when hidden things are swapped")


def one_screen_keeps_the_secrets_of_several(case: Case, complain: Complain) -> None:
    """Behind the curtain nothing can be touched; without one nobody sees more than an onlooker."""
    game, board, rng = case.rules(), case.board(), Random(str(case))
    if case.seats < 2 or not board.takes_turns:
        return
    everybody = tuple(range(case.seats))
    for table in moments(case, most=5):
        if board.secrets:
            look = board.first_look(everybody, PACE)
            for control in Stop(board, table, table.view(None), look, LANGUAGES[0]).controls:
                complain(f"{control.node} shows behind the curtain")
            continue
        for seat in everybody:
            known = game.possible(table.view(None), rng)
            if game.view(known, seat) != table.view(seat):
                complain(f"there is no curtain, but seat {seat} sees what others must not see")


def the_picture_is_well_formed_and_described(case: Case, complain: Complain) -> None:
    """One SVG with a title and a description, no id; the same is said as text."""
    drawing = games.drawing(case.game)
    for number, table in enumerate(moments(case, most=4)):
        for at, seat in enumerate((number % case.seats, None)):
            words = every_language(complain)[(number + at) % len(LANGUAGES)]
            view = table.view(seat)
            _picture(drawing.draw(view, words, table.names), complain)
            if not drawing.text(view, words, table.names).strip():
                complain("text() of the drawing says nothing")
        words = every_language(complain)[number % len(LANGUAGES)]
        _picture(drawing.draw(table.view(0), words), complain)
        drawing.text(table.view(0), words)


def _picture(picture: str, complain: Complain) -> None:
    well_formed("the picture", picture, complain)
    try:
        tree = parse(str(picture))
    except Malformed:
        return None
    svg = tree.inside[0] if len(tree.inside) == 1 else tree
    if not isinstance(svg, Node) or svg.tag != "svg":
        return complain("the picture is not one <svg>")
    parts = {part.tag: part.said() for part in svg.inside if isinstance(part, Node)}
    for needed in ("title", "desc"):
        if not parts.get(needed):
            complain(f"the picture has no <{needed}>")
    for node in tree.every():
        if node.tag == EVIL or EVIL in node.attributes:
            complain(f"a name was taken for markup in the picture: {node}")
        if "id" in node.attributes:
            complain(f"the picture has an id: {node}")
    return None


def a_table_and_its_views_show_themselves(case: Case, complain: Complain) -> None:
    """As text when printed, as a picture in a notebook."""
    for table in moments(case, most=3):
        for shown in (table, table.view(0)):
            if not str(shown).strip() or "<svg" not in shown._repr_html_():
                complain(f"a {type(shown).__name__} does not show itself")


def the_result_can_be_shown(case: Case, complain: Complain) -> None:
    """The podium names everybody, in every language, for every seat and an onlooker."""
    table, board = finished(case), case.board()
    outcome: Any = table.outcome
    for words in every_language(complain):
        for seat in (0, case.seats - 1, None):
            view = table.view(seat)
            podium = board.podium(view, outcome, words, table.names)
            sheet = board.sheet(view, outcome, words, table.names)
            for what, page in (("the podium", podium), ("the sheet", sheet)):
                well_formed(what, page, complain)
                if not isinstance(page, Markup):
                    complain(f"{what} is {type(page).__name__}, not made by html()")
            said = _written(podium)
            for name in table.names:
                if name not in said:
                    complain("the podium does not name everybody as they are called")
                    break


def _written(page: str) -> str:
    try:
        return parse(str(page)).text()
    except Malformed:
        return ""


def a_personal_best_can_be_said(case: Case, complain: Complain) -> None:
    """What may be the best of a game is a whole number, with a sentence in every language."""
    table, board = finished(case), case.board()
    outcome: Any = table.outcome
    for seat in eyes(case):
        people = () if seat is None else (seat,)
        look = board.first_look(people, PACE)
        for moment, view in enumerate(table.views(seat, 1), start=1):
            look = board.after(look, table.news_at(moment), view)
        for name, value in board.record(table.view(seat), look, outcome).items():
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                complain(f"record() gives {value!r} for {name}: not a whole number from 0 on")
            for words in every_language(complain):
                words(f"{case.game}-record-{name}", value=value)


def a_match_is_drawn_again_after_save_undo_and_what_if(case: Case, complain: Complain) -> None:
    """From what was saved, taken back or branched off, the same pages are drawn."""
    table, board = finished(case), case.board()
    half = table.at(len(table.log) // 2)
    match = Match(half, [PERSON] * case.seats)
    look, words = board.first_look((0,), 0.0), every_language(complain)[0]

    def pages(shown: Match) -> Mapping[str, str]:
        return board.draw(shown.table.view(0), look, words, shown.names(words))

    before = pages(match)
    if pages(Match.load(match.save())) != before:
        complain("a saved match is drawn in another way")
    if pages(match.branch(len(half.log))) != before:
        complain("a branch of a match is drawn in another way")
    seat = min(half.turn, default=None)
    if seat is not None:
        half.play(seat, half.moves(seat)[0])
        half.undo()
        if pages(match) != before:
            complain("after a move was taken back the pages are others")


ALWAYS = (
    pages_can_be_drawn_in_every_language,
    pages_are_well_formed,
    pages_can_be_sent,
    every_page_has_its_place,
    a_data_key_stands_once,
    every_control_has_a_label,
    names_are_text_never_markup,
    nothing_on_a_page_reaches_the_network,
    pages_hold_no_secret,
    one_screen_keeps_the_secrets_of_several,
    the_picture_is_well_formed_and_described,
    a_table_and_its_views_show_themselves,
    the_result_can_be_shown,
    a_personal_best_can_be_said,
    a_match_is_drawn_again_after_save_undo_and_what_if,
)
