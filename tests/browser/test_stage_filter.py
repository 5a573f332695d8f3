"""What a drawing may hold: it runs nothing, reaches no network, and stands in nobody's way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.stage_demo import GALLERY, Sketch
from browser.stage_page import put
from partylab.ghosts import Door, Hall, Pose, Spot, drawing, keyhole
from partylab.words import Words
from partylab_widgets import play

if TYPE_CHECKING:
    from playwright.sync_api import Page

EVIL = "top.hacked = true"
FAR = "http://far.test/x"

HOSTILE = {
    # What runs
    "script": f"<script>{EVIL}</script>",
    "script in a picture": f"<svg><script>{EVIL}</script><script href='{FAR}.js'/></svg>",
    "handlers": f"<p onclick='{EVIL}'>a</p><details open ontoggle='{EVIL}'><summary>s</summary>",
    "an image that fails": f"<img src=x onerror='{EVIL}'>",
    "animations": f"<svg><animate onbegin='{EVIL}' attributeName=x dur=1s /><set attributeName=href"
    f" to='javascript:{EVIL}'/></svg>",
    "addresses that run": f"<a href=' java\nscript:{EVIL}'>link</a><svg><a xlink:href='javascript:"
    f"{EVIL}' href='javascript:{EVIL}'><text y=20>link</text></a></svg>",
    "frames": f"<iframe srcdoc='<script>{EVIL}</script>'></iframe><object data='javascript:{EVIL}'>"
    f"</object><embed src='javascript:{EVIL}'>",
    "html in a picture": f"<svg><foreignObject><img src=x onerror='{EVIL}'></foreignObject></svg>",
    "templates": f"<template><img src=x onerror='{EVIL}'></template>",
    "shadows": f"<div><template shadowrootmode=open><img src=x onerror='{EVIL}'></template></div>",
    "text read twice": f"<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;"
    f"img src=1 onerror={EVIL}&gt;'>",
    "text read thrice": f"<svg></p><style><a title='</style><img src=x onerror={EVIL}>'>",
    "no script": f"<noscript><p title='</noscript><img src=x onerror={EVIL}>'></noscript>",
    # What asks the network
    "images": f"<img src={FAR}.png srcset='{FAR}2.png 2x' lowsrc={FAR}><picture><source srcset="
    f"{FAR}.webp><img></picture><input type=image src={FAR}>",
    "images of a picture": f"<svg><image href={FAR}.png xlink:href={FAR}.png /><use href='{FAR}#a'"
    f" /><feImage href={FAR} /></svg>",
    "pings": f"<a href='{FAR}' ping='{FAR}'>link</a><a href='#x' ping='{FAR}'>link</a>",
    "styles": f"<p style='background: url({FAR})'>a</p><p style='--x: url( \"{FAR}\" );"
    "background-image: var(--x)'>b</p>",
    "styles in disguise": f"<p style='background: u\\72l({FAR})'>a</p><p style='background: URL"
    f"({FAR})'>b</p><p style='background: image-set(\"{FAR}\" 1x)'>c</p><p style='background:"
    f" -webkit-image-set(url({FAR}) 1x)'>d</p><p style='background:/**/url({FAR})'>e</p>"
    f"<p style='cursor:url({FAR}),auto;list-style-image:src(\"{FAR}\")'>f</p>",
    "paint": f"<svg><rect fill='url({FAR}#a)' stroke='url({FAR}#b)' filter='url({FAR}#c)' mask='url"
    f"({FAR}#d)' clip-path='url({FAR}#e)' marker-start='url({FAR}#f)' cursor='url({FAR})'"
    " width=9 height=9 /></svg>",
    "sheets": f"<style>@import '{FAR}.css'; p {{ background: url({FAR}) }}</style><link"
    f" rel=stylesheet href={FAR}.css><link rel=preload as=image href={FAR}>",
    "media": f"<video src={FAR} poster={FAR} autoplay></video><audio src={FAR} autoplay></audio>"
    f"<video><source src={FAR}><track src={FAR}></video>",
    "old attributes": f"<table background={FAR}><tr><td background={FAR}>a</table><body"
    f" background={FAR}>",
    "refresh and base": f"<meta http-equiv=refresh content='0;url={FAR}'><base href={FAR}>",
    "forms": f"<form action={FAR}><button formaction={FAR}>send</button><input name=q></form>"
    f"<button form=f formaction={FAR} type=submit>send</button>",
    "downloads": f"<a download href='{FAR}'>link</a><a href='data:text/html,<script>{EVIL}"
    "</script>' download>link</a><a href='data:text/plain,x'>link</a>",
    "pictures that are pages": f"<img src='data:text/html,{EVIL}'><img src='data:image/gif;base64,"
    "R0lGODlhAQABAAAAACw='>",
    # What stands in the way
    "names of a form": "<form><input name=attributes><input name=remove><input name=localName>"
    "<input name=parentNode><input name=namespaceURI><input name=querySelectorAll></form>",
    "names of our form": "<input name=matches><input name=parentElement><input name=contains>"
    "<input name=closest><input name=dataset><input name=hasAttribute><input name=children>",
    "forms in forms": "<form><div><form><input name=attributes></form></div></form>"
    "<table><form><input name=remove></form></table>",
    "marks of our own": "<p data-lm-suppress-shortcuts data-page data-key>a</p><p data-page=main>"
    "<p data-clock><p data-drag data-x=NaN data-bounds='a b'>c</p>",
    "names": "<p id=taken>fine</p><img name=body><a name=x id=model>b</a>",
    "invented things": "<x-card is=evil autofocus contenteditable popover slot=a part=b>a</x-card>",
}  # fmt: skip


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_drawing_does_nothing(page: Page, what: str) -> None:
    """Nothing runs, nothing leaves the page, nothing breaks, and the table is still played."""
    stage = Sketch("<p>before</p>")
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    shown = put(page, stage)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for count in (1, 2):
        stage.show({"main": f'<button data-do="go">Go on {count}</button>{HOSTILE[what]}'})
        shown.push()
    for link in page.locator(".pl-drawing").get_by_text("link").all():
        link.dispatch_event("click")
    for button in page.locator(".pl-drawing").get_by_role("button", name="send").all():
        button.dispatch_event("click")
    page.get_by_role("button", name="Go on").dispatch_event("click")
    shown.wait_for_sent("go")
    shown.wait_for_answers()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    left = page.evaluate(
        """[...document.querySelectorAll(".pl-drawing *")]
             .flatMap((node) => node.getAttributeNames()
             .filter((name) => /^on|^id$|href$|src|action|ping|^name$|^is$|background/.test(name))
             .map((name) => `${name}=${node.getAttribute(name)}`))"""
    )

    assert page.evaluate("window.hacked") is None
    assert [url for url in asked if not url.startswith("data:")] == []
    assert page.url.rstrip("#x") == "http://stage.test/"
    assert troubles == []
    assert [mark for mark in left if not mark.startswith(("href=#", "name=pl-"))] == []
    assert page.locator(".pl-drawing :is(script, iframe, object, template, form)").count() == 0


def test_what_our_drawings_need_is_kept(page: Page) -> None:
    """Every attribute and element of the shared classes and of the games comes through."""
    data = "data:application/json;charset=utf-8,%7B%7D"
    tidy = (
        f'<a class="pl-button" download="a.json" href="{data}">Save</a><a href="#x">up</a>'
        '<img class="lab-plot" alt="curve" src="data:image/svg+xml;base64,PHN2Zy8+">'
        '<p style="color:light-dark(#fff, rgb(1 2 3 / 0.5));inline-size:calc(50% - (2px + 1px))">a'
        '</p><svg viewBox="0 0 9 9" style="max-width:100%;height:auto" xmlns='
        '"http://www.w3.org/2000/svg"><title>t</title><desc>d</desc><g transform="translate(1 2)'
        ' rotate(30)"><path d="M0 0L1 1" fill="none" stroke="#123" stroke-dasharray="2 1"/></g>'
        '<text x="1" y="2" font-family="Georgia, \'Times New Roman\'" text-anchor="middle"'
        ' fill="var(--pl-ink)">9</text></svg>'
    )
    games = [
        play(game, ["me", *rivals], seed=1, language="en").drawing
        for game, rivals in (("nothanks", ["greedy", "threshold"]), ("notnot", ["child"]))
    ]
    hall = Hall().place("mirror", Pose(2500, 4500)).stand("0S1", Spot(2500, 2500))
    ghosts = [
        str(drawn)
        for drawn in (
            drawing.hall_picture(hall, Words("en"), door=Door("S", 2)),
            keyhole.keyhole_picture(hall, "S2", Words("en")),
        )
    ]
    put(page, Sketch("<p>nothing</p>"))
    lost = page.evaluate(
        """async (drawings) => {
          const { read } = await import("/modules/read.js");
          return drawings.flatMap((html) => {
          const template = document.createElement("template");
          template.innerHTML = html;
          const marks = (root) => [...root.querySelectorAll("*")].flatMap((node) =>
            [node.localName, ...node.getAttributeNames().filter((name) => name !== "name")
              .map((name) => `${node.localName} ${name}=${node.getAttribute(name)}`)]);
          const kept = new Set(marks(read(html)));
          return marks(template.content).filter((mark) => !kept.has(mark));
        }); }""",
        [tidy, GALLERY, *games, *ghosts],
    )

    assert lost == []


def test_a_link_leads_to_a_lesson_beside_this_one_and_nowhere_else(page: Page) -> None:
    far = (
        "fr/01_a.ipynb", "../../fr/01_a.ipynb", "../fr/../x.ipynb", "../fr/a.ipynb?x",
        "../fr/a.html", "//fr/a.ipynb", "../FR/a.ipynb", "javascript:../fr/a.ipynb",
        "../fr/a.ipynb\n",
    )  # fmt: skip
    links = "".join(f'<a href="{address}">a</a>' for address in ("../fr/01_a.ipynb", *far))
    put(page, Sketch(links))
    kept = page.locator(".pl-drawing a[href]")

    assert [link.get_attribute("href") for link in kept.all()] == ["../fr/01_a.ipynb"]


def test_a_picture_may_be_saved_as_a_file(page: Page) -> None:
    put(page, Sketch('<a download="a.txt" href="data:text/plain;charset=utf-8,hello">Save</a>'))
    with page.expect_download() as download:
        page.get_by_text("Save").click()

    assert download.value.suggested_filename == "a.txt"


def test_each_module_can_be_read_and_tested_alone(page: Page) -> None:
    put(page, Sketch("<p>one</p>"))
    names = page.evaluate(
        """async () => {
          const [read, clock, drag] = await Promise.all(["read", "clock", "drag"]
            .map((name) => import(`/modules/${name}.js`)));
          return [read.read("<p onclick=x>1").firstChild.outerHTML];
        }"""
    )

    assert names == ["<p>1</p>"]
    expect(page.get_by_text("one")).to_be_visible()
