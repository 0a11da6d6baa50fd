/** Where in a page a member was, kept with the entry of the browser's history, so that going back finds it. */
export interface KeptPlace {
  /** The rows that were open. */
  expanded: readonly string[];
  /** How far the page was scrolled, pixels. */
  top: number;
  /** The row that was left for another page; `''` for none. */
  row: string;
}

/** Reads what an entry of the history holds; it may be anything. */
export function readPlace(state: unknown): KeptPlace {
  const said = typeof state === 'object' && state !== null ? state : {};
  const expanded = 'expanded' in said && Array.isArray(said.expanded) ? said.expanded : [];
  const top = 'top' in said && typeof said.top === 'number' ? said.top : 0;
  const row = 'row' in said && typeof said.row === 'string' ? said.row : '';
  return { expanded: expanded.filter((key) => typeof key === 'string'), top, row };
}

/** Writes into the entry that is open. The router reads it from there when somebody comes back to it. */
export function keepPlace(part: Partial<KeptPlace>): void {
  const { history } = window;
  history.replaceState({ ...history.state, usr: { ...history.state?.usr, ...part } }, '');
}

const takesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place as soon as the page is long enough, unless the reader moves first.
 * @returns What gives that up.
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

/** What may lead away from a row. They are seen before the router hears of them and opens the next entry. */
const mayLeave = ['pointerdown', 'click', 'keydown'] as const;

/** Keeps in which row of a tree the reader acts. @returns What ends that. */
export function keepRow(): () => void {
  function keep(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"]') : null;
    keepPlace({ row: row?.dataset.key ?? '' });
  }
  for (const type of mayLeave) window.addEventListener(type, keep, { capture: true });
  return () => {
    for (const type of mayLeave) window.removeEventListener(type, keep, { capture: true });
  };
}

/**
 * Gives a row the focus as soon as it is there, unless the reader goes elsewhere first.
 * @returns What gives that up.
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
