/** Where in a page a member was, kept with the entry of the browser's history, so that going back finds it. */
export interface KeptPlace {
  /** The rows that were open. */
  expanded: readonly string[];
  /** How far the page was scrolled, pixels. */
  top: number;
}

/** Reads what an entry of the history holds; it may be anything. */
export function readPlace(state: unknown): KeptPlace {
  const said = typeof state === 'object' && state !== null ? state : {};
  const expanded = 'expanded' in said && Array.isArray(said.expanded) ? said.expanded : [];
  const top = 'top' in said && typeof said.top === 'number' ? said.top : 0;
  return { expanded: expanded.filter((key) => typeof key === 'string'), top };
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
