import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, get, set } from 'idb-keyval';

/** What a member saw last, so that it can be read without a network. */
interface KeptData {
  /** Whose it is. */
  wallet: string;
  /** The build that fetched it: another may read it otherwise. */
  build: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  state: DehydratedState;
}

/** In a database of its own: never under `root`, and gone as a whole. */
const database = createStore('upline-offline', 'data');
const key = 'member';

/** As long as a session that is not used. */
const longestKept = 7 * 24 * 60 * 60 * 1000;

const ownBuild = import.meta.env.VITE_UPLINE_BUILD ?? '';

/** What is worth reading later: answers of the server and the chain, but for where the member is signed in. */
function isKept(queryKey: readonly unknown[]): boolean {
  const [root, name] = queryKey;
  return (root === 'server' || root === 'chain') && name !== 'sessions';
}

/** Keeps what has been loaded, in place of what was kept before. */
export async function keepData(queries: QueryClient, wallet: string): Promise<void> {
  const state = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isKept(queryKey),
    shouldDehydrateMutation: () => false,
  });
  const kept: KeptData = { wallet, build: ownBuild, savedAt: Date.now(), state };
  await set(key, kept, database);
}

/** Brings back what this member saw last, by this build and within a week; it keeps the times of being fetched. */
export async function bringBack(queries: QueryClient, wallet: string): Promise<void> {
  const kept = await get<KeptData>(key, database);
  if (!kept || kept.wallet !== wallet || kept.build !== ownBuild) return;
  if (Date.now() - kept.savedAt > longestKept) return;
  hydrate(queries, kept.state);
}

/** Forgets all of it, of every member. */
export async function forgetData(): Promise<void> {
  await clear(database);
}
