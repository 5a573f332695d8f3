// The room a stage has: as `--pl-room`, so that a table can be just as high as what one sees of it.
// On a page of its own that is the window, in JupyterLab the panel of the notebook less what stands
// above it in its cell, so that a short piece of code and its table are seen together; and always
// less the edges of what lies around the stage.

const PANEL = ".jp-WindowedPanel-outer, .jp-LinkedOutputView"; // what scrolls in JupyterLab
const AIR = 12; // between the first cell and the upper edge of its panel
const EDGES = `margin-top border-top-width padding-top
  padding-bottom border-bottom-width margin-bottom`.split(/\s+/);

export function keepRoom({ stage, signal }) {
  const measure = () => {
    const panel = stage.closest(PANEL);
    const around = panel ? (stage.closest(".jp-Cell") ?? panel) : document.body;
    const height = panel ? panel.clientHeight : innerHeight; // a panel that is hidden has none
    const taken = edgesUpTo(around, stage) + (panel ? codeAbove(around, height) : 0);
    if (height) stage.style.setProperty("--pl-room", `${Math.floor(height - taken)}px`);
    if (panel) watch.observe(panel); // it may be split without the window's notice
    if (stage.isConnected) watch.unobserve(stage);
  };
  const watch = new ResizeObserver(() => requestAnimationFrame(measure));
  watch.observe(stage); // it may be put into its place only later
  window.addEventListener("resize", measure, { signal });
  signal.addEventListener("abort", () => watch.disconnect());
  measure();
}

// Long code is scrolled away by who plays.
function codeAbove(cell, height) {
  const code = cell.querySelector(".jp-Cell-inputWrapper")?.offsetHeight ?? 0;
  return AIR + (code < height / 4 ? code : 0);
}

function edgesUpTo(last, node) {
  if (node === last || !node.parentElement) return 0;
  const style = getComputedStyle(node.parentElement);
  const edges = EDGES.map((edge) => parseFloat(style.getPropertyValue(edge)) || 0);
  return edges.reduce((sum, edge) => sum + edge, edgesUpTo(last, node.parentElement));
}
