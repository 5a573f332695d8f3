// Links to lessons: an address beside this one is enough for Voilà.  JupyterLab would load itself
// anew for it, so there the link asks JupyterLab to open that notebook, as its own links do.

import { additions } from "./stage.js";

additions.push(({ model, stage, root, signal }) => {
  const lead = ({ target }) => {
    const link = target.closest("a[href$='.ipynb']");
    const here = stage.closest(".jp-NotebookPanel") && model.widget_manager?.context?.path;
    if (!link || !root.contains(link) || !here) return;
    const [, ...lesson] = link.getAttribute("href").split("/"); // of "../fr/01_lesson.ipynb"
    const path = [...here.split("/").slice(0, -2), ...lesson].join("/");
    link.dataset.commandlinkerCommand = "docmanager:open";
    link.dataset.commandlinkerArgs = JSON.stringify({ path });
  };
  stage.addEventListener("click", lead, { signal });
});
