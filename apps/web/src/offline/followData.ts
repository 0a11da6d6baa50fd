import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@upline/app-kit/session';

/** How long what is loaded may wait for more before it is kept, milliseconds. */
export const pause = 2000;

/** The session as far as it says who is signed in. */
type SignedIn = Pick<Session, 'user'>;

const loadKeptData = () => import('./keptData.ts');

/** A browser that keeps nothing, or does not fetch the code for it, only forgets. */
function attempt(task: (kept: Awaited<ReturnType<typeof loadKeptData>>) => Promise<void>): Promise<void> {
  return loadKeptData()
    .then(task)
    .catch(() => undefined);
}

/** Brings back what a member saw last. */
export function bringBackData(queries: QueryClient, wallet: string): Promise<void> {
  return attempt(({ bringBack }) => bringBack(queries, wallet));
}

/** Keeps what a member sees for times without a network, and forgets it at sign-out. @returns What ends that. */
export function followData(queries: QueryClient, session: SignedIn): () => void {
  const wallet = session.user.get()?.walletId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isHis = () => wallet !== undefined && session.user.get()?.walletId === wallet;

  function keep() {
    timer = undefined;
    if (isHis() && wallet) void attempt(({ keepData }) => keepData(queries, wallet));
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
