import { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@upline/ui/ports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { bringBackData, followData, pause } from './followData.ts';

/** A database in memory that clones its values, as the real one does. */
const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => database,
  get: async (key: string) => structuredClone(database.get(key)),
  set: async (key: string, value: unknown) => void database.set(key, structuredClone(value)),
  clear: async () => database.clear(),
}));

const member = { walletId: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as SessionUser;

const day = 24 * 60 * 60 * 1000;

function session() {
  const store = createStore<{ user: SessionUser | null }>(() => ({ user: member }));
  const user = { get: () => store.getState().user, subscribe: store.subscribe };
  return { user, end: () => store.setState({ user: null }) };
}

const bonus = ['chain', 'claimable', member.walletId];

/** A visit with some data loaded and stored. */
async function visited() {
  const queries = new QueryClient();
  const signedIn = session();
  const end = followData(queries, signedIn);
  queries.setQueryData(bonus, { amount: 12_500_000n });
  queries.setQueryData(['server', 'sessions'], [{ id: 'one' }]);
  queries.setQueryData(['page', 'draft'], 'Not to be kept');
  await vi.advanceTimersByTimeAsync(pause);
  await expect.poll(() => database.size).toBe(1);
  return { queries, signedIn, end };
}

beforeEach(() => {
  database.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 3) });
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
});

test('restores data unchanged, with the time of its fetch', async () => {
  (await visited()).end();
  vi.setSystemTime(Date.UTC(2026, 10, 21, 18, 0));
  const later = new QueryClient();
  await bringBackData(later, member.walletId);
  expect(later.getQueryData(bonus)).toEqual({ amount: 12_500_000n });
  expect(new Date(later.getQueryState(bonus)?.dataUpdatedAt ?? 0).toISOString()).toBe(
    '2026-11-21T14:03:00.000Z',
  );
});

test('does not store the list of sessions and failed queries', async () => {
  (await visited()).end();
  const later = new QueryClient();
  await bringBackData(later, member.walletId);
  expect(later.getQueryCache().getAll()).toHaveLength(1);
});

test('shows the data to no other member', async () => {
  (await visited()).end();
  const later = new QueryClient();
  await bringBackData(later, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC');
  expect(later.getQueryCache().getAll()).toEqual([]);
});

test('discards data after a week', async () => {
  (await visited()).end();
  vi.setSystemTime(Date.now() + 7 * day + 1);
  const later = new QueryClient();
  await bringBackData(later, member.walletId);
  expect(later.getQueryCache().getAll()).toEqual([]);
});

test('sign-out deletes the data and stops storing', async () => {
  const { queries, signedIn } = await visited();
  signedIn.end();
  await expect.poll(() => database.size).toBe(0);
  queries.setQueryData(bonus, { amount: 1n });
  await vi.advanceTimersByTimeAsync(2 * pause);
  expect(database.size).toBe(0);
});

test('stores nothing while offline', async () => {
  const queries = new QueryClient();
  vi.stubGlobal('navigator', { onLine: false });
  followData(queries, session());
  queries.setQueryData(bonus, { amount: 1n });
  await vi.advanceTimersByTimeAsync(2 * pause);
  expect(database.size).toBe(0);
});
