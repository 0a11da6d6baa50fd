import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@upline/app-kit/session';
import { useEffect, useState } from 'react';
import { bringBackData, followData } from './followData.ts';

/**
 * Stores a member's data for offline use, and restores it if a visit starts offline.
 * @returns True once the page may render: at once online, otherwise after the restore.
 */
export function useKeptData(queries: QueryClient, session: Pick<Session, 'user'>): boolean {
  const [isReady, setReady] = useState(() => navigator.onLine);

  useEffect(() => {
    if (isReady) return;
    const wallet = session.user.get()?.walletId ?? '';
    void bringBackData(queries, wallet).then(() => setReady(true));
  }, [isReady, queries, session]);

  // Only an installed build opens offline.
  useEffect(() => (import.meta.env.PROD ? followData(queries, session) : undefined), [queries, session]);

  return isReady;
}
