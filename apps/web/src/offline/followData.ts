import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@upline/app-kit/session';

/** Delay between a change and its storage, milliseconds. */
export const pause = 2000;

type SignedIn = Pick<Session, 'user'>;

const loadKeptData = () => import('./savedData.ts');

/** Ignores a failure of the storage or of loading its code. */
function attempt(task: (kept: Awaited<ReturnType<typeof loadKeptData>>) => Promise<void>): Promise<void> {
  return loadKeptData()
    .then(task)
    .catch(() => undefined);
}

export function bringBackData(queries: QueryClient, wallet: string): Promise<void> {
  return attempt(({ bringBack }) => bringBack(queries, wallet));
}

/**
 * Stores a member's data for offline use, and deletes it at sign-out. @returns A function that
 * stops.
 */
export function followData(queries: QueryClient, session: SignedIn): () => void {
  const wallet = session.user.get()?.walletId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isHis = () => wallet !== undefined && session.user.get()?.walletId === wallet;

  function keep() {
    timer = undefined;
    if (isHis() && wallet) void attempt(({ saveData }) => saveData(queries, wallet));
  }
  const endWatch = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && navigator.onLine) timer ??= setTimeout(keep, pause);
  });
  const endSession = session.user.subscribe(() => {
    if (session.user.get()) return;
    clearTimeout(timer);
    void attempt(({ forgetData }) => forgetData());
  });
  return () => {
    clearTimeout(timer);
    endWatch();
    endSession();
  };
}
