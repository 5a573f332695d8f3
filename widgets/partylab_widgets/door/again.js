// A page whose kernel has died is loaded again, some times, and says so.

const MOST = 3;
const TRIES = "partylab.tries"; // in this tab: how often in a row
const SETTLED = 10_000; // ms after which all is well

const GO_ON = "partylab.back"; // in this tab: go on with the game that is kept, see stage/keep.js

function tried(count) {
  try {
    if (count !== undefined) sessionStorage.setItem(TRIES, count);
    return Number(sessionStorage.getItem(TRIES));
  } catch {
    return MOST; // a browser that remembers nothing would try for ever
  }
}

// The next page of this tab asks nobody whether to go on with the game of this one.
export function goOnNextTime() {
  try {
    sessionStorage.setItem(GO_ON, "1");
  } catch {
    // nothing is kept here, then
  }
}

let settling = null;

export function settleDown() {
  settling = setTimeout(() => tried(0), SETTLED);
}

export function tryAgain() {
  const waiting = document.querySelector("#loading");
  const count = tried();
  waiting.lastElementChild.textContent = count < MOST ? waiting.dataset.again : waiting.dataset.over;
  waiting.hidden = false;
  clearTimeout(settling);
  tried(count < MOST ? count + 1 : 0);
  if (count < MOST) setTimeout(() => location.reload(), 500 * 2 ** count);
}
