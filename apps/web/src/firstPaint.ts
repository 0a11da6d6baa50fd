declare global {
  interface Window {
    /** The button pressed before the app was ready; set by index.html. */
    pressedEarly?: HTMLElement | null;
  }
}

/** Removes the stopgaps of index.html. From here on React handles every press. */
export function endFirstPaint(): void {
  window.onclick = null;
  delete document.documentElement.dataset.first;
}

/** Repeats a press made before React had hydrated the page. */
export function replayEarlyPress(): void {
  const pressed = window.pressedEarly;
  window.pressedEarly = null;
  pressed?.click();
}
