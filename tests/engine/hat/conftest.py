"""The words of a game are found by its name: it is listed for these tests in any case."""

import pytest

from partylab import laws
from partylab.hat import Hat


@pytest.fixture(autouse=True)
def _listed():
    with laws.listed(Hat):
        yield
