// What is wrong with a screen for a person in front of it: a list of sentences, best empty.
// It knows no game and no class: `data-see` says what must be in view, `data-label` what may be
// small; `must` says how many of each there must be now, `thumbs` if they come from below.
({ must, thumbs }) => {
  const DRAWS = "svg, img, button, input, select, textarea, summary, progress, [data-tap]";
  const PRESSED = "button, select, textarea, summary, a[href], input, [data-tap], svg [data-do]";
  const [wide, high] = [innerWidth, innerHeight];
  const phone = wide < 600 && high > wide;
  const faults = new Set();

  // ---- What a mark is made of: what draws, and every text that can be seen.

  const isText = (part) => part.nodeType === Node.TEXT_NODE;
  const holder = (part) => (isText(part) ? part.parentElement : part);

  // Not what is folded, for listeners alone, or a passing remark that hangs over things.
  const seen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.closest(".pl-visually-hidden, [data-page^=says_]");

  function texts(root) {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { data, parentElement: around } = walk.currentNode;
      if (data.trim() && !around.closest("svg, option, textarea") && seen(around)) found.push(walk.currentNode);
    }
    return found;
  }

  // A long name may end in dots where its title has it whole.
  function shortened(text) {
    const box = text.parentElement.closest("[title]");
    return box?.title.trim() === box?.textContent.trim() && box?.title.length > 12 ? box : null;
  }

  function parts(mark) {
    const drawn = [mark, ...mark.querySelectorAll(DRAWS)].filter(
      (node) => node.matches(DRAWS) && seen(node) && !node.parentElement.closest("svg") && box(node).width > 0,
    );
    return [...drawn, ...texts(mark).map((text) => shortened(text) ?? text)];
  }

  // Asked again and again, as everything is compared with everything; nothing moves meanwhile.
  const boxes = new Map();
  const box = (part) => boxes.get(part) ?? boxes.set(part, measured(part)).get(part);

  function measured(part) {
    if (!isText(part)) return part.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  }

  // ---- How it is told

  const brief = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const edges = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");

  function told(part) {
    if (isText(part)) return `“${brief(part.data)}”`;
    const marks = ["key", "do", "value", "tap", "page"].map((mark) => part.dataset[mark]).filter(Boolean);
    return `<${[part.localName, part.getAttribute("class"), ...marks].join(" ")}> “${brief(part.textContent)}”`;
  }

  // ---- In view: inside the screen and all that clips, and on top.

  const inside = (one, around) =>
    one.left >= around.left - 1 && one.top >= around.top - 1 &&
    one.right <= around.right + 1 && one.bottom <= around.bottom + 1;

  function outside(part) {
    const own = box(part);
    if (!inside(own, { left: 0, top: 0, right: wide, bottom: high })) return `beyond the screen: ${edges(own)}`;
    for (let around = holder(part).parentElement; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      if (clips && !inside(own, box(around))) return `cut by ${told(around)}: ${edges(own)} in ${edges(box(around))}`;
    }
    return "";
  }

  function covered(part, mark) {
    const { left, right, top, bottom } = box(part);
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there && !mark.contains(there) && !there.contains(mark) ? `under ${told(there)}` : "";
  }

  const marks = [...document.querySelectorAll("[data-see]")]
    .filter((node) => node.dataset.see in must && seen(node))
    .map((node) => ({ node, see: node.dataset.see, parts: parts(node) }));

  for (const [what, least] of Object.entries(must)) {
    const there = marks.filter(({ see, parts }) => see === what && parts.length);
    if (there.length < least) faults.add(`${what}: ${there.length} of ${least} to be seen`);
  }
  for (const { node, see, parts } of marks)
    for (const part of parts) {
      const why = outside(part) || covered(part, node);
      if (why) faults.add(`${see}: ${told(part)} ${why}`);
    }

  // ---- What somebody says passes, but is never cut off.

  for (const said of document.querySelectorAll("[data-page^=says_] > *"))
    if (!inside(box(said), { left: 0, top: 0, right: wide, bottom: high })) faults.add(`said beyond the screen: ${told(said)} ${edges(box(said))}`);

  // ---- The page itself does not scroll.

  const page = document.scrollingElement;
  if (page.scrollHeight > high) faults.add(`a page of ${page.scrollHeight} px on a screen of ${high}`);
  if (page.scrollWidth > wide) faults.add(`a page as wide as ${page.scrollWidth} px on ${wide}`);

  // ---- What can be pressed is as large as a thumb, and on a phone where thumbs are.

  for (const { node, see } of marks)
    for (const target of see === "actions" ? [node, ...node.querySelectorAll(PRESSED)] : []) {
      if (!target.matches(PRESSED) || !seen(target)) continue;
      const { width, height, top } = box(target);
      if (Math.min(width, height) < 43.5) faults.add(`small: ${told(target)} ${Math.round(width)} × ${Math.round(height)}`);
      if (phone && thumbs && top + height / 2 < 0.4 * high) faults.add(`high for a thumb: ${told(target)} at ${Math.round(top)}`);
    }

  // ---- Nothing lies on something else: the parts of two things, the texts of one.

  function meet(one, other) {
    const [a, b] = [box(one), box(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  }

  marks.forEach((one, at) => {
    const words = one.parts.filter(isText);
    words.forEach((text, number) => {
      const on = words.slice(number + 1).find((other) => text.parentElement !== other.parentElement && meet(text, other));
      if (on) faults.add(`${one.see}: ${told(text)} on ${told(on)}`);
    });
    for (const other of marks.slice(at + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      for (const part of one.parts) {
        const on = other.parts.find((its) => its !== part && meet(part, its));
        if (on) faults.add(`${one.see} on ${other.see}: ${told(part)} on ${told(on)}`);
      }
    }
  });

  // ---- Type: 16 px for what is read, 14 px for labels of figures and the main sign of a drawing.

  function isTurned(node) {
    for (let around = node; around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).rotate !== "none" || around.style.transform.includes("rotate")) return true;
    return false;
  }

  function shrunk(node) {
    for (let around = node; around; around = around.parentElement) {
      const { width } = box(around);
      const scale = width / around.offsetWidth; // a width in whole pixels is no sure measure
      if (around.offsetWidth) return scale < 0.95 ? scale : 1;
    }
    return 1;
  }

  const stage = document.querySelector(".pl-stage");
  for (const text of texts(stage)) {
    const around = text.parentElement;
    const size = parseFloat(getComputedStyle(around).fontSize) * (isTurned(around) ? 1 : shrunk(around));
    if (size < (around.closest("[data-label], kbd") ? 13.9 : 15.9)) faults.add(`type of ${size.toFixed(1)} px: ${told(text)}`);
  }
  for (const art of marks.flatMap(({ parts }) => parts.filter((part) => part.localName === "svg"))) {
    const signs = [...art.querySelectorAll("text")].filter((sign) => sign.textContent.trim());
    if (!signs.length) continue;
    const sizes = signs.map((sign) => parseFloat(getComputedStyle(sign).fontSize) * Math.hypot(sign.getScreenCTM().a, sign.getScreenCTM().b));
    if (Math.max(...sizes) < 13.9) faults.add(`a sign of ${Math.max(...sizes).toFixed(1)} px in ${told(art)}`);
  }
  return [...faults];
}
