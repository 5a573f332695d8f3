"""For all tests: the same examples in every run, however busy the machine is."""

from hypothesis import settings

settings.register_profile("partylab", deadline=None, derandomize=True)
settings.load_profile("partylab")
