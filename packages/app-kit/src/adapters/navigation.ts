import { paths } from '@upline/domain';
import type { NavigationPort, Readable } from '@upline/ui/ports';

/** The router's navigate function: to a path, or by a number of history entries. */
export interface RouterNavigate {
  (path: string, options: { replace: boolean }): void | Promise<void>;
  (entries: number): void | Promise<void>;
}

/** The navigation port before and after the router has been loaded. */
export interface Navigation extends NavigationPort {
  /**
   * True once the router is in charge. Until then the sign-in page runs alone; the first step away
   * loads the router.
   */
  isRouted: Readable<boolean>;
  /** Connects the router's own function; called by the router's tree. */
  attach(navigate: RouterNavigate): void;
}

/** Number of the app's history entries before the current one, as the router counts them. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Navigation without the router until the visitor leaves the first page.
 * @param isRouted True if the first page already needs the router.
 */
export function createNavigation(isRouted: boolean): Navigation {
  const listeners = new Set<() => void>();
  let routed = isRouted;
  let navigate: RouterNavigate | undefined;

  function go(path: string, { replace = false } = {}) {
    if (navigate) void navigate(path, { replace });
    else {
      // The loading router starts at the address set here. The key marks the entry as not the first
      // of the visit.
      window.history[replace ? 'replaceState' : 'pushState']({ key: 'arrived' }, '', path);
      routed = true;
      for (const listener of listeners) listener();
    }
  }

  return {
    isRouted: {
      get: () => routed,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    attach(next) {
      navigate = next;
    },
    go,
    back() {
      if (navigate && entriesBefore() > 0) void navigate(-1);
      else go(paths.dashboard);
    },
    leave: (url, { replace = false } = {}) => window.location[replace ? 'replace' : 'assign'](url),
    origin: window.location.origin,
  };
}
