import { rehydrationTimeout } from '@upline/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createAppStore, rehydrate } from './store.ts';
import { defaultTheme } from './themeSlice.ts';
import { nobody } from './userSlice.ts';
import { noWallet } from './walletSlice.ts';

const fresh = { wallet: noWallet, user: nobody, theme: defaultTheme };

const stored = (state: unknown) => memoryStorage({ root: JSON.stringify({ state, version: 0 }) });

async function stateOf(storage: ReturnType<typeof memoryStorage>) {
  const store = createAppStore(storage);
  await rehydrate(store);
  return store.getState();
}

describe('the state stored under root', () => {
  it('consists of the three slices', async () => {
    const storage = memoryStorage();
    createAppStore(storage).setState({ user: member });
    expect([...storage.items.keys()]).toEqual(['root']);
    const { state } = JSON.parse(storage.getItem('root') ?? '');
    expect(Object.keys(state).toSorted()).toEqual(['theme', 'user', 'wallet']);
    expect(state.user).toEqual(member);
  });

  it('is restored on the next visit', async () => {
    const storage = memoryStorage();
    createAppStore(storage).setState({ user: member, theme: { isLightTheme: false } });
    expect(await stateOf(storage)).toEqual({ ...fresh, user: member, theme: { isLightTheme: false } });
  });

  it('restores a connected wallet as reconnecting', async () => {
    const wallet = { ...noWallet, walletAddress: member.walletId, isConnected: true, label: 'Test' };
    expect((await stateOf(stored({ ...fresh, wallet }))).wallet).toEqual({ ...wallet, loading: true });
  });

  it.each([
    ['no JSON', '{'],
    ['no state', 'null'],
    ['a list', JSON.stringify({ state: [], version: 0 })],
    ['strange slices', JSON.stringify({ state: { wallet: 1, user: 'me', theme: null }, version: 0 })],
    ['a user with a count that is none', JSON.stringify({ state: { user: { ...member, followers: -1 } } })],
    ['a user whose wallet is none', JSON.stringify({ state: { user: { ...member, walletId: '0x1' } } })],
    ['a theme in words', JSON.stringify({ state: { theme: { isLightTheme: 'no' } } })],
    [
      'a connected wallet without address',
      JSON.stringify({ state: { wallet: { ...noWallet, isConnected: true } } }),
    ],
  ])('is ignored if it is %s', async (_, root) => {
    expect(await stateOf(memoryStorage({ root }))).toEqual(fresh);
  });

  it('restores valid slices beside a damaged one', async () => {
    const state = await stateOf(stored({ wallet: 'broken', user: member, theme: { isLightTheme: false } }));
    expect(state).toEqual({ wallet: noWallet, user: member, theme: { isLightTheme: false } });
  });
});

describe('a slow storage', () => {
  afterEach(() => vi.useRealTimers());

  it('times out, and its later answer is ignored', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<string>();
    const store = createAppStore({ ...memoryStorage(), getItem: () => answer.promise });
    const done = vi.fn();
    const rehydrated = rehydrate(store).then(done);
    await vi.advanceTimersByTimeAsync(rehydrationTimeout - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await rehydrated;
    answer.resolve(JSON.stringify({ state: { user: member }, version: 0 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState()).toEqual(fresh);
  });
});
