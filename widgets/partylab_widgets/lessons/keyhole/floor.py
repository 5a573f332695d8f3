"""The hall from above, to be touched: cells in a table over it, furniture to be dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab.ghosts.outlines import QUARTERS
from partylab.ghosts.poses import CELL, HALL, Pose
from partylab.ghosts.sight import WINDOW
from partylab.ghosts.telling import SEATS, WORTH, body_name, door_name
from partylab.ghosts.topview import CELL as CELL_DRAWN
from partylab.ghosts.topview import EDGE
from partylab.html import Markup, art, button, html, join
from partylab_widgets.lessons.keyhole.halls import CELL_NAMES, NUMBERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.sight import Sight
    from partylab.words import Words
    from partylab_widgets.lessons.keyhole.halls import Cell

AROUND = EDGE * CELL // CELL_DRAWN  # what the picture has around the hall, in thousandths
WIDE = HALL + 2 * AROUND
SIGNS = {"string": "seen", "mirror": "mirror", "": "hidden"}
NO_ROOM = "–"
EYE = html(
    '<path d="M-46 2q46-56 92 0q-46 42-92 0z" fill="#fff" stroke="#1d1330" stroke-width="5"/>'
    '<circle r="17" fill="#c3122f"/><circle r="8" fill="#1d1330"/>'
)
STEP = 100  # by arrow key
TURN = 15
# How large what one takes hold of is, half as wide and half as long, in thousandths.
HOLDS = {"piano": (760, 300), "desk": (800, 400), "armchair": (480, 430), "mirror": (480, 240)}
FINGER = 420  # and at least so much
THUMB = 540  # around the handle that turns: 44 px on a phone


class Square(NamedTuple):
    """What a cell shows: a letter, what is said of it, the class of its look."""

    sign: str
    told: str
    look: str = ""
    pressed: bool | None = None


def grid(
    name: str, picture: Markup, square: Callable[[Cell], Square], door: Door, words: Words
) -> Markup:
    """Return the cells as a table over the picture of the hall, with the eye below its column."""
    heads = join(html('<th scope="col">{}</th>', column) for column in NUMBERS)
    lines = ([cell for cell in CELL_NAMES if cell[1] == row] for row in NUMBERS)
    rows = join(
        html(
            '<tr><th scope="row">{}</th>{}</tr>',
            line[0][1], join(_cell(name, cell, square(cell), words) for cell in line),
        )
        for line in lines
    )  # fmt: skip
    eye = art("-50 -28 100 56", EYE, "kh-eye", door_name(door, words))
    feet = join(html("<td>{}</td>", eye if column == door.number else "") for column in NUMBERS)
    return html(
        '<div class="kh-board"><div class="kh-under" aria-hidden="true">{}</div>'
        '<table data-grid="{}"><caption class="pl-visually-hidden">{}</caption>'
        "<thead><tr><td></td>{}</tr></thead><tbody>{}</tbody>"
        "<tfoot><tr><td></td>{}</tr></tfoot></table></div>",
        picture, name, words("keyhole-cells"), heads, rows, feet,
    )  # fmt: skip


def _cell(name: str, cell: Cell, square: Square, words: Words) -> Markup:
    column, row = cell
    label = words("keyhole-cell", row=row, column=column, told=square.told)
    pressed = None if square.pressed is None else str(square.pressed).lower()
    return html(
        "<td>{}</td>",
        button(
            name, html('<span aria-hidden="true">{}</span>', square.sign), f"{column} {row}",
            style=f"kh-cell {square.look}".strip(), aria_label=label, aria_pressed=pressed,
        ),
    )  # fmt: skip


def read_cell(value: str) -> Cell:
    """Read a cell, or refuse it.

    >>> read_cell("3 1")
    (3, 1)
    """
    for cell in CELL_NAMES:
        if value == f"{cell[0]} {cell[1]}":
            return cell
    raise Rejected("stage-malformed")


def hidden_words(sight: Sight | None, words: Words) -> str:
    """Say whether a ghost in a cell would be seen, and behind what it is hidden."""
    if sight is None:
        return words("keyhole-full")
    if sight.where:
        return words("keyhole-seen", where=sight.where)
    hiders = [body for body, share in sight.hidden_by if share >= WORTH]
    if hiders == [WINDOW]:
        return words("keyhole-outside")
    behind = [body_name(body, words, None) for body in hiders if body != WINDOW]
    return words("keyhole-hidden", behind=words.join(behind))


def letter(sight: Sight | None, words: Words) -> Square:
    """Return what a cell shows once somebody has looked: S, H or M, and behind what."""
    if sight is None:
        return Square(NO_ROOM, hidden_words(sight, words))
    kind = SIGNS[sight.where]
    return Square(words(f"keyhole-letter-{kind}"), hidden_words(sight, words), f"kh-{kind}")


def you(words: Words) -> list[str]:
    """Return whose ghosts those of the lesson are."""
    return [words("keyhole-you")] * SEATS


# Furniture in the hand


def hands(hall: Hall, kinds: Iterable[str], words: Words, *, high: int = WIDE) -> Markup:
    """Return what lets one drag and turn furniture, to lie over the picture."""
    poses = dict(hall.furniture)
    return html(
        '<svg class="kh-hands" viewBox="{} {} {} {}" role="group" aria-label="{}">{}</svg>',
        -AROUND, -AROUND, WIDE, high, words("keyhole-drag"),
        join(_hand(kind, poses[kind], words) for kind in kinds),
    )  # fmt: skip


def _hand(kind: str, pose: Pose, words: Words) -> Markup:
    x, y, turn = pose.x, HALL - pose.y, -pose.yaw % 360
    wide, long = HOLDS[kind]
    grip = max(wide, FINGER), max(long, FINGER)
    return html(
        '<g data-key="hand-{}" data-drag="put" data-live="shift" data-what="{}" data-x="{}"'
        ' data-y="{}" data-turn="{}" data-bounds="0 0 {} {}" data-snap="20" data-step="{}"'
        ' data-turn-snap="{}" aria-label="{}" transform="translate({} {}) rotate({})">'
        '<rect class="kh-grip" x="{}" y="{}" width="{}" height="{}" rx="160"/>'
        '<g data-turner="" transform="translate({} 0)"><circle class="kh-thumb" r="{}"/>'
        '<circle class="kh-turner" r="230"/>'
        '<path class="kh-arrow" d="M-30 60a110 110 0 1 1 60-40l-10-90m10 90l-90 0"/></g></g>',
        kind, kind, x, y, turn, HALL, HALL, STEP, TURN,
        words("keyhole-hand", what=body_name(kind, words, None)), x, y, turn,
        -grip[0], -grip[1], 2 * grip[0], 2 * grip[1], grip[0] + 230, THUMB,
    )  # fmt: skip


def pose_of(value: str) -> tuple[str, Pose]:
    """Read what was dragged where: "piano 2500 3100 90", as the picture counts.

    >>> pose_of("piano 2500 2900 270")
    ('piano', Pose(x=2500, y=3100, yaw=90, down='feet', tilt=0, axis='x'))
    """
    kind, *numbers = value.split(" ")
    if len(numbers) != 3 or not all(
        it.isascii() and it.isdigit() and len(it) < 6 for it in numbers
    ):
        return kind, Pose(-1, -1)  # refused where it is put
    x, y, turn = map(int, numbers)
    return kind, Pose(x, HALL - y, -turn % 360)


def moved(hall: Hall, value: str) -> Hall:
    """Return a hall with what was dragged in its new place; only what stands there can be."""
    kind, pose = pose_of(value)
    if kind not in dict(hall.furniture):
        raise Rejected("stage-malformed")
    return hall.place(kind, pose)


# What is drawn over the picture


def laid_over(picture: Markup, *parts: Markup) -> Markup:
    """Return a picture of the hall from above with more on it; this counts in thousandths."""
    scale = CELL_DRAWN / CELL / QUARTERS
    over = html(
        '<g transform="scale({0:.5f}) translate({1} {1})" font-family="system-ui, sans-serif"'
        ' font-weight="700" text-anchor="middle">{2}</g></svg>',
        scale, AROUND, join(parts),
    )  # fmt: skip
    return Markup(str(picture).removesuffix("</svg>")) + over


def outline(points: Iterable[tuple[float, float]]) -> Markup:
    """Return points of the hall as the data of a path."""
    return join(
        [
            " ".join(
                f"{'L' if at else 'M'}{x:.0f} {y:.0f}"
                for at, (x, y) in enumerate(map(on_picture, points))
            )
        ]
    )


def on_picture(point: tuple[float, float]) -> tuple[float, float]:
    """Return where a point of the hall is on the picture, in thousandths."""
    return CELL * point[0], HALL - CELL * point[1]


def label(cell: Cell, told: object, fill: str = "#23221f", size: int = 400) -> Markup:
    """Return a text in the middle of a cell."""
    x, y = CELL * cell[0] - CELL // 2, CELL * cell[1] - CELL // 2 + size * 36 // 100
    return html('<text x="{}" y="{}" font-size="{}" fill="{}">{}</text>', x, y, size, fill, told)


def tile(cell: Cell, fill: str, opacity: float) -> Markup:
    """Return a colour over a cell."""
    return html(
        '<rect x="{}" y="{}" width="{}" height="{}" fill="{}" fill-opacity="{:.2f}"/>',
        CELL * (cell[0] - 1), CELL * (cell[1] - 1), CELL, CELL, fill, opacity,
    )  # fmt: skip
