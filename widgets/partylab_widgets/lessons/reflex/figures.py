"""The figures of the reaction lab, by matplotlib; each comes as an image with its text."""

from __future__ import annotations

import io
from base64 import b64encode
from typing import TYPE_CHECKING, Any

from partylab.html import html

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup

SIZE = (6.4, 3.6)  # inches
BLUE, VERMILION, INK = "#0072b2", "#d55e00", "#23221f"


def curve(
    measured: Mapping[int, float],
    spans: Mapping[int, tuple[float, float]],
    guessed: Sequence[float],
    labels: Mapping[str, str],
    told: str,
) -> Markup:
    """Return the measured curve, with its intervals, over the one that was predicted.

    A bar reaches from one end of its interval to the other, wherever the point lies: an interval
    is never stretched to hold it.
    """
    figure, axes = _axes(labels["nots"], labels["ms"])
    if guessed:
        axes.plot(range(len(guessed)), guessed, "s--", color=VERMILION, label=labels["guessed"])
    axes.plot(list(measured), list(measured.values()), "o-", color=BLUE, label=labels["measured"])
    axes.vlines(
        list(spans), [low for low, _ in spans.values()], [high for _, high in spans.values()],
        color=BLUE,
    )  # fmt: skip
    for end in (0, 1):
        axes.plot(list(spans), [span[end] for span in spans.values()], "_", color=BLUE, ms=14)
    axes.set_xticks(range(4))
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return _image(figure, told)


def histogram(
    found: Sequence[float], span: tuple[float, float], labels: Mapping[str, str], told: str
) -> Markup:
    """Return how the resampled medians spread, with the middle 95 % marked."""
    figure, axes = _axes(labels["resampled"], labels["count"])
    # A single one is as wide as one of many: the bars reach at least as far as the interval.
    across = min(*span, *found), max(*span, *found)
    axes.hist(found, bins=40, range=across, color=BLUE)
    axes.yaxis.get_major_locator().set_params(integer=True)
    for edge in span:
        axes.axvline(edge, color=VERMILION, linestyle="--", linewidth=2)
    axes.axvline(0, color=INK, linewidth=1)
    return _image(figure, told)


def _axes(across: str, up: str) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=SIZE, layout="constrained")
    axes = figure.subplots()
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _image(figure: Any, told: str) -> Markup:
    """Return a figure as an image that says in words what it shows; the same one every time."""
    from matplotlib import rc_context

    file = io.BytesIO()
    with rc_context({"svg.hashsalt": "partylab", "svg.fonttype": "path"}):
        figure.savefig(file, format="svg", metadata={"Date": None})
    data = b64encode(file.getvalue()).decode("ascii")
    return html(
        '<img class="lab-plot" alt="{}" src="data:image/svg+xml;base64,{}" width="640"'
        ' height="360">',
        told, data,
    )  # fmt: skip
