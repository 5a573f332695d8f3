/* Three equal threshold bots, the auction played chip by chip: as fast as plain C plays it.
   yardstick.py compiles it; the figures of the batches are ratios to this one as well. */

#include <stdint.h>

enum { SEATS = 3, CARDS = 24, PURSE = 11 };

static int price(int card, uint64_t hand) {
    int gained = hand >> (card - 1) & 1 ? 0 : card;
    int saved = hand >> (card + 1) & 1 ? card + 1 : 0;
    return gained - saved;
}

static void play(const int8_t *deck, int seat, int most, int *points, int *chips) {
    uint64_t hands[SEATS] = {0};
    for (int turned = 0; turned < CARDS; turned++) {
        int card = deck[turned], pot = 0, costs[SEATS];
        for (int each = 0; each < SEATS; each++) costs[each] = price(card, hands[each]);
        while (pot < costs[seat] - most && chips[seat]) {
            chips[seat]--;
            pot++;
            seat = seat == SEATS - 1 ? 0 : seat + 1;
        }
        hands[seat] |= (uint64_t)1 << card;
        points[seat] += costs[seat];
        chips[seat] += pot;
    }
}

/* scores[deal][seating][player]; in seating number s, player p sits at seat p + s. */
void thresholds(const int8_t *decks, const int8_t *first, long deals, int most, int64_t *scores) {
    for (long deal = 0; deal < deals; deal++) {
        for (int shift = 0; shift < SEATS; shift++) {
            int points[SEATS] = {0}, chips[SEATS] = {PURSE, PURSE, PURSE};
            play(decks + CARDS * deal, (first[deal] - shift + SEATS) % SEATS, most, points, chips);
            for (int each = 0; each < SEATS; each++) *scores++ = points[each] - chips[each];
        }
    }
}
