declare global {
  interface Window {
    /** The button that was pressed before the app could act; kept by index.html. */
    pressedEarly?: HTMLElement | null;
  }
}

/** Ends what index.html does until the app is there. From here on React hears every press. */
export function endFirstPaint(): void {
  window.onclick = null;
  delete document.documentElement.dataset.first;
}

/** Does what a visitor asked for when the page was drawn but not yet alive. */
export function replayEarlyPress(): void {
  const pressed = window.pressedEarly;
  window.pressedEarly = null;
  pressed?.click();
}
