// Of every text that can be seen: what it says, where, in which colour, and if it is large.
// The signs in drawings have colours and shapes that are chosen for each other.
() => {
  // What has been scrolled away is not seen, and what shows of a text is all that can be read.
  const inView = (node, box) => {
    const seen = [box.left, box.top, box.right, box.bottom];
    for (let around = node; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const { top, bottom } = around.getBoundingClientRect();
      [seen[1], seen[3]] = [Math.max(seen[1], top), Math.min(seen[3], bottom)];
    }
    return seen;
  };
  const found = [];
  const walk = document.createTreeWalker(document.querySelector(".pl-stage"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement: around } = walk.currentNode;
    const seen = around.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // What can not be used now may be pale (WCAG 1.4.3).
    const aside = "svg, .pl-visually-hidden, option, [aria-disabled=true], :disabled";
    if (!data.trim() || !seen || around.closest(aside)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = inView(around, range.getBoundingClientRect());
    const [left, top, right, bottom] = box;
    if (top >= bottom) continue;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!there || !(around.contains(there) || there.contains(around))) continue;
    const { fontSize, fontWeight, color } = getComputedStyle(around);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (fontWeight >= 700 && size >= 18.66);
    found.push({ text: data.trim().slice(0, 40), box, ink: color, large });
  }
  return found;
}
