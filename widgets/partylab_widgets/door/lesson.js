// A lesson in Voilà's own front end: is all of it there, and does each widget find its model?

import { settleDown, tryAgain } from "./again.js";

const LONGEST = 60_000; // ms to wait for a model
const A_WHILE = 100;

// Voilà's page looks for the model of each widget as soon as it can, and gives up after two
// seconds.  On a slow machine the models come later than that, and all that would ever be seen is
// "model not found".  So who looks for one waits until the page has all models of its kernel.
function waitForModels(manager) {
  const find = manager.get_model.bind(manager);
  manager.get_model = async (id) => {
    const began = Date.now();
    while (!manager.has_model(id) && !manager.restoredStatus && Date.now() - began < LONGEST)
      await new Promise((go) => setTimeout(go, A_WHILE));
    return find(id);
  };
}

// Voilà tells its app to the page just before the first widget is looked for.
Object.defineProperty(window, "jupyterapp", {
  configurable: true,
  set(app) {
    Object.defineProperty(window, "jupyterapp", { value: app, writable: true });
    if (app.widgetManager) waitForModels(app.widgetManager);
  },
});

if (window.cellLoaded || !document.querySelector("#loading")) settleDown();
else tryAgain();
