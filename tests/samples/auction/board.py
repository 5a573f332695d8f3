"""Auction on the stage: everybody at this screen has buttons; time closes the bidding."""

from __future__ import annotations

from typing import ClassVar

from partylab.board import ANYONE, NEWS, Board, Limit, Moves
from partylab.game import Rejected
from partylab.html import Markup, button, html, join, row, slot
from samples.auction.drawing import draw
from samples.auction.rules import COINS, GOING, Auction

STEPS = (1, 2, 5)  # more than the last bid


class AuctionBoard(Board):
    """The lot, what everybody has, and a row of bids for each person here."""

    order: ClassVar[str] = ANYONE
    most_people: ClassVar[int] = 4
    coached_deal: ClassVar[int] = 3
    levels: ClassVar[dict[str, tuple[str, ...]]] = {
        "easy": ("stingy",),
        "medium": ("stingy", "eager"),
        "hard": ("eager", "stingy"),
        "expert": ("eager",),
    }
    game: Auction

    @property
    def secrets(self):
        return False

    def draw(self, view, look, words, names):
        picture = Markup(draw(view, words, names))
        bids = join(self._bids(view, seat, words, names) for seat in self.acting(view, look))
        middle = html(
            '<div class="pl-table">{}{}{}{}</div>', picture, bids, slot(NEWS), slot("purses")
        )
        return {"table": middle, "purses": self._purses(view, words, names)}

    def _bids(self, view, seat, words, names):
        buttons = join(
            button("bid", words("auction-bid-it", bid=bid), f"{seat} {bid}")
            for bid in (view.bid + step for step in STEPS)
            if view.lot and bid <= view.coins[seat] and seat != view.bidder
        )
        return row(html("<strong>{}</strong>", names[seat]), buttons)

    def _purses(self, view, words, names):
        purses = join(
            html('<li data-key="purse-{}">{}: {}</li>', seat, name,
                 words("auction-purse", coins=view.coins[seat], points=view.points[seat]))
            for seat, name in enumerate(names)
        )  # fmt: skip
        return html('<ul role="list">{}</ul>', purses)

    def coach(self, view, look, words):
        """Explain the bidding until the first lot is sold."""
        return words("auction-coach", lot=view.lot) if view.lot and not any(view.points) else ""

    def says(self, news, view, words):
        """Who bids shouts it out."""
        bids = [one for one in news if one.what == "auction-bid"]
        return {bid["seat"]: words("auction-says-bid", bid=bid["bid"]) for bid in bids}

    def moods(self, view):
        """Who is about to get the crate hopes for it."""
        return {} if view.bidder is None else {view.bidder: "worried"}

    def touch(self, look, name, value, view):
        """Bid for one of the people here; "going" is what the time limit says."""
        seat, _, bid = value.partition(" ")
        if name == "bid" and seat in map(str, self.acting(view, look)):
            return Moves(((int(seat), self.game.parse(bid)),))
        if name == GOING and look.people:
            return Moves(((look.people[0], self.game.parse(GOING)),))
        raise Rejected("table-unknown-touch")

    def limit(self, look, view):
        """Going, going, gone."""
        if not view.lot or not look.people:
            return None
        return Limit(self.game.patience, GOING, "", view.left * 100 + view.bid * 4 + view.calls)

    def bots_wait(self, look, view):
        """The auctioneer is the clock where people play: bots answer bids, and only those."""
        return bool(look.people) and view.bidder is not None and view.bidder not in look.people

    def record(self, view, look, outcome):
        """Who spends little has bid well."""
        spent = [COINS - view.coins[seat] for seat in look.people]
        return {"spent": min(spent)} if spent else {}

    def would(self, move, words):
        return words("auction-would", bid="none" if move == GOING else move)
