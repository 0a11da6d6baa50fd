import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { serverRoot } from '../queries/queryRoots.ts';

/** Time without any answer after which the server counts as silent, milliseconds. */
export const serverPatience = 1500;

/**
 * Watches requests to the server. The server is silent after `serverPatience` without any answer to
 * pending requests, or at once if a request reaches no server. Any answer ends the silence,
 * including an error.
 * @param onChange Called with the current state after each change and each answer.
 * @returns A function that ends the watch.
 */
export function watchServer(queries: QueryClient, onChange: (isSilent: boolean) => void): () => void {
  const cache = queries.getQueryCache();
  const askedAt = new WeakMap<Query, number>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Start of the current wait for an answer; `null` if no request is pending. */
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

  // The page's first requests start during render, before the watch.
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
