"""Numbers as people write and read them."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected

if TYPE_CHECKING:
    from partylab.words import Words

DECIMALS = 10**3  # a number is shown to three decimals
PLAIN_NUMBER = re.compile(r"[+-]?[0-9]{1,20}(\.[0-9]{1,20}|/0*[1-9][0-9]{0,19})?")


def number(words: Words, value: Any) -> str:
    """Return a number as people read it; a fraction keeps its exact form.

    >>> from partylab.words import Words
    >>> number(Words("fr"), Fraction(80, 11))
    '80/11 ≈ 7,273'
    >>> number(Words("fr"), Fraction(1, 2))
    '1/2 = 0,5'
    """
    if isinstance(value, Fraction) and value.denominator > 1:
        is_exact = DECIMALS % value.denominator == 0
        how = "lesson-fraction-exact" if is_exact else "lesson-fraction"
        return words(how, exact=str(value), about=_about(words, float(value)))
    if isinstance(value, float | Fraction):
        return _about(words, float(value))
    return _about(words, value) if isinstance(value, int) else str(value)


def _about(words: Words, value: float) -> str:
    sign = "−" if value < 0 else ""
    return sign + words("lesson-number", value=round(abs(value), 3))


def whole(value: float) -> str:
    """Return a number without decimals; a minus as wide as a plus.

    >>> whole(-0.6), whole(149.7)
    ('−1', '150')
    """
    return f"{value:.0f}".replace("-", "−")


def signed(value: int) -> str:
    """Return a change with its sign.

    >>> signed(-1), signed(25), signed(0)
    ('−1', '+25', '0')
    """
    return f"{value:+d}".replace("-", "−") if value else "0"


def as_number(text: str) -> Fraction | None:
    """Read a number from a text, or nothing.  Only plain forms: a power of ten can take for ever.

    >>> as_number("−7,5"), as_number("80/11"), as_number("1e999999999")
    (Fraction(-15, 2), Fraction(80, 11), None)
    """
    plain_form = text.strip().replace(",", ".").replace("−", "-")
    if not PLAIN_NUMBER.fullmatch(plain_form):
        return None
    return Fraction(plain_form)


def one_of(value: str, allowed: range) -> int:
    """Read one of some whole numbers, as a slider sends it; refuse anything else.

    >>> one_of("75", range(50, 101, 5))
    75
    """
    plain_form = value.isascii() and value.isdecimal() and len(value) < 10
    if not plain_form or int(value) not in allowed:
        raise Rejected("stage-malformed")
    return int(value)
