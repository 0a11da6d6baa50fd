import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@upline/app-kit/session';
import { useEffect, useState } from 'react';
import { bringBackData, followData } from './followData.ts';

/**
 * Keeps what a member sees for when there is no network, and brings it back where a visit begins without one.
 * @returns Whether the page may begin: at once with a network, else when what was kept is back.
 */
export function useKeptData(queries: QueryClient, session: Pick<Session, 'user'>): boolean {
  const [isReady, setReady] = useState(() => navigator.onLine);

  useEffect(() => {
    if (isReady) return;
    const wallet = session.user.get()?.walletId ?? '';
    void bringBackData(queries, wallet).then(() => setReady(true));
  }, [isReady, queries, session]);

  // Only what is installed opens without a network.
  useEffect(() => (import.meta.env.PROD ? followData(queries, session) : undefined), [queries, session]);

  return isReady;
}
