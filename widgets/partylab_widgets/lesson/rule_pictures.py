"""The rules of a game in small pictures: below the rules in short, where a lesson tells them.

A scene is drawn with the cards, dice and gifts of the game itself; those of the lesson `reflex`
are in `lessons/reflex/rules_shown.py`.  What a scene shows is said in the line below it, so that
whoever does not see it misses nothing.
"""

from __future__ import annotations

import importlib
from itertools import accumulate
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from partylab.html import Markup, html, join, picture, plain
from partylab_widgets.lesson.panel import LOOK as PANEL
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from partylab.words import Words
    from partylab_widgets.lesson import Lesson

LOOK = (*PANEL, Path(__file__).with_name("rule_pictures.css"))
# Side by side in a notebook that no widget runs in: what is between them, and a line of words.
GAP, LINE, LETTER = 24, 22, 8.2
Drawn = tuple[int, int, Markup]  # the size of a scene, and the inside of its SVG


def on_ground(width: int, height: int, fill: str, parts: Iterable[Markup]) -> Drawn:
    """Return a scene on a ground of one colour, as on a table."""
    ground = html('<rect width="{}" height="{}" rx="14" fill="{}"/>', width, height, fill)
    return width, height, join([ground, *parts])


def placed(x: float, y: float, scale: float, inside: Markup) -> Markup:
    """Return a drawing at its place in a scene, at another size."""
    return html('<g transform="translate({:g} {:g}) scale({:g})">{}</g>', x, y, scale, inside)


class Scene(NamedTuple):
    """What a picture shows: its size, the inside of its SVG, and the sentence that says it."""

    width: int
    height: int
    inside: Markup
    said: Markup


class RulePictures(Panel):
    """What the rules in short say, in pictures; there is nothing to touch."""

    _css = style(*LOOK)
    kind = "pl-rules"

    def __init__(self, lesson: Lesson, key: str) -> None:
        super().__init__(lesson, key)
        self.scenes = [
            Scene(*draw(lesson.words), self.say(f"scene-{at}"))
            for at, draw in enumerate(scenes_of(lesson.name, key), start=1)
        ]
        self.redraw()

    def draw(self) -> Markup:
        """Return the pictures, each with its sentence."""
        return self.framed("", self._figures("rules-scenes"))

    def paper(self) -> Markup:
        """Return the same: nothing is asked."""
        return self._figures("paper-scenes")

    def _figures(self, kind: str) -> Markup:
        return html('<div class="{}">{}</div>', kind, join(map(_figure, self.scenes)))

    def picture(self) -> str:
        """Return all of it as one picture."""
        said = [wrap(plain(scene.said), int(scene.width / LETTER)) for scene in self.scenes]
        high = max(scene.height for scene in self.scenes)
        starts = [0, *accumulate(scene.width + GAP for scene in self.scenes)]
        parts = [
            html('<g transform="translate({} 0)">{}{}</g>', x, scene.inside, _lines(lines, high))
            for x, scene, lines in zip(starts, self.scenes, said, strict=False)
        ]
        told = " ".join(plain(scene.said) for scene in self.scenes)
        height = high + LINE * (1 + max(map(len, said)))
        title = self.words("lesson-rules-shown")
        return picture(starts[-1] - GAP, height, title, told, join(parts))


def scenes_of(lesson: str, key: str) -> Sequence[Callable[[Words], Drawn]]:
    """Return what draws the scenes of a lesson's rules."""
    module = importlib.import_module(f"partylab_widgets.lessons.{lesson}.rules_shown")
    found: Sequence[Callable[[Words], Drawn]] = module.SCENES[key]
    return found


def _figure(scene: Scene) -> Markup:
    # The sentence below says it: read out once is enough.
    drawn = html(
        '<svg viewBox="0 0 {} {}" width="{}" aria-hidden="true">{}</svg>',
        scene.width, scene.height, scene.width, scene.inside,
    )  # fmt: skip
    return html("<figure>{}<figcaption>{}</figcaption></figure>", drawn, scene.said)


def _lines(lines: Sequence[str], top: int) -> Markup:
    return join(
        html(
            '<text x="0" y="{}" font-family="system-ui, sans-serif" font-size="16"'
            ' fill="#6b6860">{}</text>',
            top + LINE * at, line,
        )
        for at, line in enumerate(lines, start=1)
    )  # fmt: skip
