// Reading a drawing: text is escaped by the kernel; this is a second line of defence.
// Only what stands in the lists below is shown, and nothing of it can run or reach the network.

export const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
export const SUPPRESS = "data-lm-suppress-shortcuts"; // JupyterLab reads it on the focused element

const words = (text) => new Set(text.trim().split(/\s+/));

const ELEMENTS = {
  "http://www.w3.org/1999/xhtml": words(`
    a abbr article aside b bdi bdo blockquote br button caption cite code col colgroup dd del details
    dfn div dl dt em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins
    kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q rp rt
    ruby s samp section select small span strong sub summary sup table tbody td textarea tfoot th
    thead time tr u ul var wbr`),
  "http://www.w3.org/2000/svg": words(`
    svg g path rect circle ellipse line polyline polygon text tspan title desc`),
};

const ATTRIBUTES = words(`
  accept alt autocapitalize autocomplete checked class cols colspan datetime dir disabled download
  enterkeyhint headers height hidden high inputmode label lang low max maxlength min minlength
  multiple open optimum placeholder readonly reversed role rows rowspan scope selected size span
  spellcheck start step tabindex title translate type value width wrap xmlns xml:space
  cx cy d dx dy lengthAdjust pathLength points preserveAspectRatio r rotate rx ry textLength viewBox
  x x1 x2 y y1 y2`);

// Attributes that are CSS: they may call only functions that draw.
const PAINT = words(`
  style alignment-baseline baseline-shift clip-rule color direction display dominant-baseline fill
  fill-opacity fill-rule font-family font-size font-style font-variant font-weight letter-spacing
  opacity overflow paint-order pointer-events shape-rendering stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect
  visibility word-spacing writing-mode`);

const FUNCTIONS = words(`
  var env calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez scale scalex
  scaley skew skewx skewy matrix perspective linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient repeat minmax
  fit-content cubic-bezier steps linear drop-shadow blur brightness contrast grayscale hue-rotate
  invert opacity saturate sepia inset circle ellipse polygon path xywh rect`);

const FILE = /^data:(application\/json|text\/csv|text\/plain)[;,]/i;
const LESSON = /^\.\.\/[a-z]{2}\/\w+\.ipynb$/; // that lies beside this one
const IMAGE = /^data:image\/(svg\+xml|png)[;,]/i; // a picture in a page loads and runs nothing

export function read(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const fragment = template.content;
  // Fields give a form properties of their names: it could not even be asked what it is.
  for (const form of fragment.querySelectorAll("form")) Element.prototype.remove.call(form);
  for (const node of fragment.querySelectorAll("*")) {
    if (!ELEMENTS[node.namespaceURI]?.has(node.localName)) node.remove();
    else for (const attribute of [...node.attributes]) allow(node, attribute);
  }
  prepare(fragment);
  return fragment;
}

function allow(node, { name, value }) {
  const fits = (pattern) => pattern.test(value);
  const good =
    /^(data|aria)-[a-z0-9-]+$/.test(name) ||
    ATTRIBUTES.has(name) ||
    (PAINT.has(name) && isCalm(value)) ||
    (name === "name" && node.localName === "input") ||
    (name === "href" && node.localName === "a" && (fits(/^#/) || fits(LESSON) || (node.hasAttribute("download") && fits(FILE)))) ||
    (name === "src" && node.localName === "img" && fits(IMAGE));
  if (!good) node.removeAttribute(name);
  // A field's name would hide what the form around all drawings can do; radio buttons need one.
  else if (name === "name") node.setAttribute("name", `pl-${value}`);
}

function isCalm(css) {
  if (css.includes("\\")) return false;
  const called = css.toLowerCase().match(/[^\s(),:;"'+*/]*\s*\(/g) ?? [];
  const names = called.map((call) => call.slice(0, -1).trim());
  return names.every((name) => /^-?$/.test(name) || FUNCTIONS.has(name)); // "" and "-": brackets
}

function prepare(fragment) {
  // A plain button would send the form when Enter is pressed in a field nearby.
  for (const node of fragment.querySelectorAll("button")) node.setAttribute("type", "button");
  for (const node of fragment.querySelectorAll("[data-drag]")) {
    if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "0");
    if (!node.hasAttribute("role")) node.setAttribute("role", "button");
  }
  for (const node of fragment.querySelectorAll("[data-heading]")) node.setAttribute("tabindex", "-1");
  for (const node of fragment.querySelectorAll(FOCUSABLE)) node.setAttribute(SUPPRESS, "true");
  for (const node of fragment.querySelectorAll("[data-hotkey]"))
    node.setAttribute("aria-keyshortcuts", node.dataset.hotkey);
  for (const node of fragment.querySelectorAll("details"))
    node.setAttribute("data-drawn", node.open ? "open" : "shut");
}
