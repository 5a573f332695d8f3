"""A server is open soon: what it does not need is not imported."""

from __future__ import annotations

import subprocess
import sys


def test_no_grammar_of_addresses_is_worked_out_before_a_server_opens() -> None:
    """Jupyter's check of settings would import it, and lark with it, for two seconds."""
    script = (
        "import partylab_widgets.server.launcher, sys;"
        "print('jsonschema' in sys.modules, 'lark' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True", "False"]
