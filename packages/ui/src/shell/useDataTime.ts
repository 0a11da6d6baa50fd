import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** When the oldest of what is on the screen was fetched, ISO 8601; `null` while nothing has been. */
export function useDataTime(): string | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const times = cache
      .findAll({ type: 'active' })
      .map(({ state }) => state.dataUpdatedAt)
      .filter((time) => time > 0);
    return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
  });
}
