/** The reader's position in a page, stored in the history entry, so that going back restores it. */
export interface ReadingPosition {
  expanded: readonly string[];
  /** Scroll position, pixels. */
  top: number;
  /** The row whose link the member followed; `''` for none. */
  row: string;
}

/** Reads an untrusted history state. */
export function readReadingPosition(state: unknown): ReadingPosition {
  const said = typeof state === 'object' && state !== null ? state : {};
  const expanded = 'expanded' in said && Array.isArray(said.expanded) ? said.expanded : [];
  const top = 'top' in said && typeof said.top === 'number' ? said.top : 0;
  const row = 'row' in said && typeof said.row === 'string' ? said.row : '';
  return { expanded: expanded.filter((key) => typeof key === 'string'), top, row };
}

/** Updates the current history entry, in the place where the router reads its state. */
export function saveReadingPosition(part: Partial<ReadingPosition>): void {
  const { history } = window;
  history.replaceState({ ...history.state, usr: { ...history.state?.usr, ...part } }, '');
}

const takesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position as soon as the page is long enough, unless the reader moves first.
 * @returns A function that cancels.
 */
export function returnTo(top: number): () => void {
  if (top === 0) return () => undefined;
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  function stop() {
    growing.disconnect();
    for (const type of takesOver) window.removeEventListener(type, stop);
  }
  growing.observe(document.body);
  for (const type of takesOver) window.addEventListener(type, stop, { passive: true });
  return stop;
}

/** Events that may lead away from a row, caught before the router navigates. */
const mayLeave = ['pointerdown', 'click', 'keydown'] as const;

/** Stores the row that the reader acts in. @returns A function that stops. */
export function saveRow(): () => void {
  function keep(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"]') : null;
    saveReadingPosition({ row: row?.dataset.key ?? '' });
  }
  for (const type of mayLeave) window.addEventListener(type, keep, { capture: true });
  return () => {
    for (const type of mayLeave) window.removeEventListener(type, keep, { capture: true });
  };
}

/**
 * Focuses a row once it is rendered, unless the reader moves first.
 * @returns A function that cancels.
 */
export function returnToRow(key: string): () => void {
  if (key === '') return () => undefined;
  const selector = `[role="row"][data-key="${CSS.escape(key)}"]`;
  const drawing = new MutationObserver(look);
  function look() {
    const row = document.querySelector<HTMLElement>(selector);
    if (!row) return;
    stop();
    row.focus({ preventScroll: true });
  }
  function stop() {
    drawing.disconnect();
    for (const type of takesOver) window.removeEventListener(type, stop);
  }
  for (const type of takesOver) window.addEventListener(type, stop, { passive: true });
  drawing.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
