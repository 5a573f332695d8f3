// The window around a table: its title and icon name the game, and it can fill the screen.

const NAME = "PartyLab";

export function followTitle(model) {
  const icon = document.querySelector("link[rel=icon]");
  const plain = icon.href;
  const follow = () => {
    const title = model.get("title");
    document.title = title ? `${title} · ${NAME}` : NAME;
    const drawing = model.get("icon");
    const address = drawing ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : plain;
    if (icon.href !== address) icon.href = address;
  };
  model.on("change", follow);
  follow();
}

// A control with `data-fullscreen` fills the screen, or gives it back; it shows only where that is possible.
export function listenForFullScreen() {
  const whole = document.documentElement;
  whole.classList.toggle("door-may-fill", Boolean(document.fullscreenEnabled));
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-fullscreen]")) return;
    if (document.fullscreenElement) document.exitFullscreen();
    else whole.requestFullscreen({ navigationUI: "hide" }).catch(() => {});
  });
}
