import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { serverRoot } from '../queries/queryRoots.ts';

/** How long the server may leave all that it is asked open before it counts as silent, milliseconds. */
export const serverPatience = 1500;

/**
 * Watches what is asked of the server: it is silent once a question has gone unanswered for `serverPatience` and
 * nothing else was answered meanwhile, or at once where nobody is there to answer. Any answer ends that, also a refusal.
 * @param onChange Called with whether it is silent, each time that anything says so.
 * @returns What ends the watch.
 */
export function watchServer(queries: QueryClient, onChange: (isSilent: boolean) => void): () => void {
  const cache = queries.getQueryCache();
  const askedAt = new WeakMap<Query, number>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Since when the server owes an answer; `null` while it owes none. */
  function waitsSince(): number | null {
    const asked = cache
      .findAll({ queryKey: [serverRoot], fetchStatus: 'fetching' })
      .map((query) => askedAt.get(query) ?? Number.POSITIVE_INFINITY);
    const first = Math.min(...asked);
    return Number.isFinite(first) ? Math.max(first, heardAt) : null;
  }

  function look(): void {
    timer = undefined;
    const since = waitsSince();
    if (since === null) return;
    const left = since + serverPatience - performance.now();
    if (left <= 0) onChange(true);
    else timer = setTimeout(look, left);
  }

  function hear(): void {
    heardAt = performance.now();
    onChange(false);
  }

  // A page asks as it is drawn, which is before anything can watch it.
  for (const query of cache.findAll({ queryKey: [serverRoot], fetchStatus: 'fetching' })) {
    askedAt.set(query, performance.now());
    timer ??= setTimeout(look, serverPatience);
  }

  const end = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== serverRoot) return;
    const { action, query } = event;
    if (action.type === 'fetch') {
      askedAt.set(query, performance.now());
      timer ??= setTimeout(look, serverPatience);
    } else if (action.type === 'success' && !action.manual) hear();
    else if ((action.type === 'failed' || action.type === 'error') && action.error instanceof ApiError) {
      if (action.error.isUnanswered) onChange(true);
      else hear();
    }
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}
