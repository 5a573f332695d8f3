"""Reads a page as a tree, strictly, and finds the controls on it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TAG = re.compile(
    r"<(?P<shut>/?)(?P<name>[A-Za-z][\w:-]*)"
    r"(?P<inside>(?:\s+[\w:-]+(?:=\"[^\"<]*\"|='[^'<]*')?)*)\s*(?P<empty>/?)>"
)
ATTRIBUTE = re.compile(r"([\w:-]+)(?:=\"([^\"]*)\"|='([^']*)')?")
VOID = {"br", "col", "hr", "img", "input", "wbr"}
# What ends a paragraph in a browser, whatever the page meant.
BLOCKS = {
    "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figure",
    "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "ol", "p", "pre",
    "section", "table", "ul",
}  # fmt: skip
SAYS = ("aria-label", "title", "alt")


class Malformed(ValueError):
    """This text is no page: where it goes wrong."""


@dataclass(eq=False)
class Node:
    """An element, with what is inside it."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    parent: Node | None = None
    inside: list[Node | str] = field(default_factory=list)
    tags_above: frozenset[str] = frozenset()

    def every(self) -> Iterator[Node]:
        """Go through this element and all that are inside it."""
        ahead = [self]
        while ahead:
            node = ahead.pop()
            yield node
            ahead += [part for part in reversed(node.inside) if isinstance(part, Node)]

    def above(self) -> Iterator[Node]:
        """Go through the elements that this one is inside of."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def said(self) -> str:
        """Return what a screen reader says of it."""
        if self.attributes.get("aria-hidden") == "true":
            return ""
        label = next((self.attributes[name] for name in SAYS if self.attributes.get(name)), "")
        return (label or " ".join(
            part if isinstance(part, str) else part.said() for part in self.inside
        )).strip()  # fmt: skip

    def text(self) -> str:
        """Return all that is written in it."""
        return "".join(part if isinstance(part, str) else part.text() for part in self.inside)

    def __str__(self) -> str:
        shown = "".join(f' {name}="{value}"' for name, value in self.attributes.items())
        return f"<{self.tag}{shown}>"


@lru_cache(maxsize=512)
def parse(text: str) -> Node:
    """Read a page; what a browser would have to mend is `Malformed`."""
    root = node = Node("")
    at = 0
    while at < len(text):
        if text[at] != "<":
            end = text.find("<", at)
            end = len(text) if end < 0 else end
            node.inside.append(unescape(text[at:end]))
            at = end
            continue
        found = TAG.match(text, at)
        if found is None:
            raise Malformed(text[at : at + 60])
        node = _shut(node, found["name"]) if found["shut"] else _open(node, found)
        at = found.end()
    if node is not root:
        raise Malformed(f"{node} …")
    return root


def _shut(node: Node, name: str) -> Node:
    if node.tag != name or node.parent is None:
        raise Malformed(f"{node} … </{name}>")
    return node.parent


def _open(parent: Node, found: re.Match[str]) -> Node:
    pairs = ATTRIBUTE.findall(found["inside"])
    attributes = {name: unescape(double or single) for name, double, single in pairs}
    above = parent.tags_above
    above = above if parent.tag in above else above | {parent.tag}
    node = Node(found["name"], attributes, parent, tags_above=above)
    if len(attributes) != len(pairs):
        raise Malformed(str(node))
    drawn = node.tag == "svg" or "svg" in above
    if found["empty"] and not drawn and node.tag not in VOID:
        raise Malformed(f"<{node.tag}/>")
    if node.tag in BLOCKS and "p" in above:
        raise Malformed(f"<p> … {node}")
    if node.tag == "button" and "button" in above:
        raise Malformed(f"<button> … {node}")
    parent.inside.append(node)
    return parent if found["empty"] or node.tag in VOID else node
