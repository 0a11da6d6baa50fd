import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, get, set } from 'idb-keyval';

interface KeptData {
  wallet: string;
  /** The build that fetched the data: another build may expect another shape. */
  build: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  state: DehydratedState;
}

/** A database of its own: separate from `root`, and deleted as a whole. */
const database = createStore('upline-offline', 'data');
const key = 'member';

/** Equals the lifetime of an unused session. */
const longestKept = 7 * 24 * 60 * 60 * 1000;

const ownBuild = import.meta.env.UPLINE_BUILD ?? '';

/** True for data of server and chain, except the member's sessions. */
function isKept(queryKey: readonly unknown[]): boolean {
  const [root, name] = queryKey;
  return (root === 'server' || root === 'chain') && name !== 'sessions';
}

/** Replaces the stored data by the currently loaded data. */
export async function saveData(queries: QueryClient, wallet: string): Promise<void> {
  const state = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isKept(queryKey),
    shouldDehydrateMutation: () => false,
  });
  const kept: KeptData = { wallet, build: ownBuild, savedAt: Date.now(), state };
  await set(key, kept, database);
}

/**
 * Restores this member's data if the same build stored it within a week, with the original fetch
 * times.
 */
export async function bringBack(queries: QueryClient, wallet: string): Promise<void> {
  const kept = await get<KeptData>(key, database);
  if (!kept || kept.wallet !== wallet || kept.build !== ownBuild) return;
  if (Date.now() - kept.savedAt > longestKept) return;
  hydrate(queries, kept.state);
}

export async function forgetData(): Promise<void> {
  await clear(database);
}
