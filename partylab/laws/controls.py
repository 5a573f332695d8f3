"""What can be touched on a page, and what a touch of it sends."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from partylab.laws.markup import Node

# What somebody may write in a field, beside the example that it gives.
TEXTS = ("7", "Ana & Bo", '<evil a="b">', "")
TYPED = ("input", "textarea")
TICKED = ("checkbox", "radio")
MOST_VALUES = 40


class Control(NamedTuple):
    """A control: under which name it sends its value, and what it may send."""

    node: Node
    name: str
    values: tuple[str, ...]


def controls_on(tree: Node) -> list[Control]:
    """Return the controls of a page that can be touched."""
    found = []
    for node in tree.every():
        told = node.attributes
        if "disabled" in told or told.get("type") == "file":
            continue
        if "data-clock" in told:
            found.append(Control(node, told.get("data-do", ""), _runs(node)))
            if "data-begun" in told:
                found.append(Control(node, told["data-begun"], (told["data-clock"],)))
        elif "data-do" in told:
            found.append(Control(node, told["data-do"], _values(node)))
        if "data-drag" in told:
            found.append(Control(node, told["data-drag"], _places(node)))
    return found


def _values(node: Node) -> tuple[str, ...]:
    told = node.attributes
    kind = told.get("type", "text")
    if node.tag == "select":
        options = [option for option in node.every() if option.tag == "option"]
        return tuple(option.attributes.get("value", option.said()) for option in options) or ("",)
    if node.tag == "input" and kind == "checkbox":
        return ("on", "")
    if node.tag == "input" and kind == "range":
        return tuple({told.get("min", "0"), told.get("value", "50"), told.get("max", "100")})
    if node.tag in TYPED and kind not in TICKED:
        example = told.get("placeholder")
        return (*TEXTS, example) if example else TEXTS
    return (told.get("data-value", told.get("value", "")),)


def _places(node: Node) -> tuple[str, ...]:
    """Return where a thing may be dropped: near and far, turned and not."""
    told = node.attributes
    left, top, right, bottom = map(float, told.get("data-bounds", "0 0 100 100").split())
    step = float(told.get("data-snap", told.get("data-step", "1")))
    turns = {told.get("data-turn", "0"), told.get("data-turn-snap", "0")}
    across = [_on(left + part * (right - left), step) for part in (0, 0.25, 0.5, 0.8, 1)]
    down = [_on(top + part * (bottom - top), step) for part in (0.2, 0.5, 0.9)]
    what = told.get("data-what", "")
    return tuple(f"{what} {x} {y} {turn}" for x, y, turn in product(across, down, sorted(turns)))


def _on(number: float, step: float) -> int:
    return round(round(number / step) * step)


def _runs(node: Node) -> tuple[str, ...]:
    """Return what a run of the clock may send: everybody taps the same, or nobody taps."""
    told = node.attributes
    players = told.get("data-players", "0").split()
    trials = sum("data-trial" in inner.attributes for inner in node.every()) or 1
    taps = {inner.attributes.get("data-tap", "") for inner in node.every()}
    taps |= {key.split(":")[2] for key in told.get("data-keys", "").split()}
    limit = int(told.get("data-limit", "0"))
    ms = str(min(limit, 534) if limit else 534)
    answers = ["still", *(f"{tap} {ms}" for tap in sorted(taps - {"", "still"}))]
    runs = ("/".join(f"{player} {answer}" for player in players) for answer in answers)
    return tuple(";".join([run] * trials) for run in runs)[:MOST_VALUES]
