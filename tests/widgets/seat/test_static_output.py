"""What stays of a table in a saved notebook."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import nbformat

from notebooks.running import run

if TYPE_CHECKING:
    from pathlib import Path

CELLS = [
    'from partylab import Table\nfrom partylab_widgets import play\n\nplay(seed=7, language="en")',
    'table = Table("nothanks", ["Ana", "Bo", "Cleo"], seed=7)\ntable',
    "print(table)",
    "table.view(0)",
]


def test_saved_outputs_hold_a_picture_and_pass_strict_nbval_without_a_sanitiser(
    tmp_path: Path,
) -> None:
    """Two runs of the same cells give the same outputs, widget and drawing included."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    run(notebook)
    notebook.metadata.pop("widgets", None)
    path = tmp_path / "table.ipynb"
    nbformat.write(notebook, path)

    kinds = notebook.cells[0].outputs[0].data
    assert kinds["image/svg+xml"].startswith("<svg")
    assert "<title>" in kinds["image/svg+xml"]
    assert "application/vnd.jupyter.widget-view+json" in kinds

    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval", str(path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert "4 passed" in result.stdout, result.stdout
