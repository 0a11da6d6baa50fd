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

describe('what is kept under root', () => {
  it('is the three slices and nothing else', async () => {
    const storage = memoryStorage();
    createAppStore(storage).setState({ user: member });
    expect([...storage.items.keys()]).toEqual(['root']);
    const { state } = JSON.parse(storage.getItem('root') ?? '');
    expect(Object.keys(state).toSorted()).toEqual(['theme', 'user', 'wallet']);
    expect(state.user).toEqual(member);
  });

  it('comes back on the next visit', async () => {
    const storage = memoryStorage();
    createAppStore(storage).setState({ user: member, theme: { isLightTheme: false } });
    expect(await stateOf(storage)).toEqual({ ...fresh, user: member, theme: { isLightTheme: false } });
  });

  it('takes a wallet that was connected for one that is being reconnected', async () => {
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
  ])('is ignored when it is %s', async (_, root) => {
    expect(await stateOf(memoryStorage({ root }))).toEqual(fresh);
  });

  it('keeps the good slices beside a damaged one', async () => {
    const state = await stateOf(stored({ wallet: 'broken', user: member, theme: { isLightTheme: false } }));
    expect(state).toEqual({ wallet: noWallet, user: member, theme: { isLightTheme: false } });
  });
});

describe('a storage that is slow', () => {
  afterEach(() => vi.useRealTimers());

  it('is given up after its time, and what comes later is ignored', async () => {
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
