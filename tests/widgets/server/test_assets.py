"""What a page of play is made of is put together, marked and packed once."""

from __future__ import annotations

import gzip
import re
from collections import Counter

from partylab_widgets.server.assets import DOOR, addresses_of_assets, assets
from partylab_widgets.server.pages import offline

WIRE = (DOOR / "wire.js").read_text(encoding="utf-8")
DECLARED = re.compile(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", re.MULTILINE)


def test_no_two_modules_of_the_script_declare_the_same_name() -> None:
    """They become one module, in which every name is known once."""
    text = assets()["door.js"].data.decode()
    names = Counter(DECLARED.findall(text))

    assert [name for name, times in names.items() if times > 1] == []
    assert "import {" not in text


def test_what_is_served_is_found_by_a_mark_of_its_content() -> None:
    """Under any base address; what is packed is the same text, and much smaller."""
    for name, address in addresses_of_assets("/user/demo/", "en/play it.ipynb").items():
        if name == "manifest":
            end = "manifest/en/play%20it.ipynb.webmanifest"
        else:
            asset = assets()[name]
            end = f"{asset.mark}/{name}"
            assert gzip.decompress(asset.packed) == asset.data
            assert name.endswith("png") or len(asset.packed) < len(asset.data)
        assert address == f"/user/demo/voila/partylab/{end}"


def test_a_page_is_told_its_language_and_what_it_is_made_of() -> None:
    about = offline({}, base_url="/", notebook_path="fr/play.ipynb")["partylab"]

    assert about["language"] == "fr"
    assert "table" in about["waiting"]
    assert set(about["assets"]) == {*assets(), "manifest"}


def test_a_kernel_that_says_nothing_is_noticed_within_five_seconds() -> None:
    """The longest wait: it dies right after an answer, and both times right after a look."""
    times = dict(re.findall(r"^const (LOOK|BEAT|PATIENCE) = ([0-9_]+);", WIRE, re.MULTILINE))
    look, beat, patience = (int(times[name]) for name in ("LOOK", "BEAT", "PATIENCE"))

    assert beat + look + patience + look < 5_000
