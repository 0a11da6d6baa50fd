import { paths } from '@upline/domain';
import type { NavigationPort, Readable } from '@upline/ui/ports';

/** How the router goes somewhere: to a path, or by so many entries of the browser's history. */
export interface RouterNavigate {
  (path: string, options: { replace: boolean }): void | Promise<void>;
  (entries: number): void | Promise<void>;
}

/** The navigation port before and after the router has been loaded. */
export interface Navigation extends NavigationPort {
  /** Whether the router is in charge. Until then the sign-in stands alone and only the first step away loads it. */
  isRouted: Readable<boolean>;
  /** Hands over the router's own function; called by the router's tree. */
  attach(navigate: RouterNavigate): void;
}

/** How many entries of the browser's history before this one belong to the app; the router counts them. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Navigation that does without the router until the visitor leaves the first page.
 * @param isRouted Whether the first page already needs the router.
 */
export function createNavigation(isRouted: boolean): Navigation {
  const listeners = new Set<() => void>();
  let routed = isRouted;
  let navigate: RouterNavigate | undefined;

  function go(path: string, { replace = false } = {}) {
    if (navigate) void navigate(path, { replace });
    else {
      // The router that is being loaded begins at whatever the address says by then. The key tells it that this
      // is not the entry which the visit began with.
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
