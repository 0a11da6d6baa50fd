import { expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createAppStore } from '../store/store.ts';
import { noWallet } from '../store/walletSlice.ts';
import { createWallet } from './wallet.ts';

const loaded = vi.hoisted(() => vi.fn());
const connect = vi.hoisted(() => vi.fn());
const reconnect = vi.hoisted(() => vi.fn(async (_label: string) => undefined));

vi.mock('../wallet/engine.ts', () => {
  loaded();
  return { createWalletEngine: () => ({ connect, reconnect, disconnect: async () => undefined }) };
});

const connected = { ...noWallet, walletAddress: member.walletId, isConnected: true, label: 'Test' };

function visit(items: Record<string, string> = {}) {
  const storage = memoryStorage(items);
  const store = createAppStore(storage);
  store.setState({ wallet: { ...connected, loading: true } });
  return { storage, store, wallet: createWallet(store, storage) };
}

test.each([
  [noWallet, 'disconnected'],
  [{ ...noWallet, loading: true }, 'connecting'],
  [{ ...connected, loading: true }, 'reconnecting'],
  [connected, 'connected'],
])('%j is %s', (slice, status) => {
  const { store, wallet } = visit();
  store.setState({ wallet: slice });
  expect(wallet.state.get().status).toBe(status);
});

test('returns the same state object until the slice changes', () => {
  const { store, wallet } = visit();
  const before = wallet.state.get();
  store.setState({ theme: { isLightTheme: false } });
  expect(wallet.state.get()).toBe(before);
});

test('loads nothing and clears a stale wallet if no label is stored', async () => {
  const { storage, wallet } = visit({ walletData: '{}' });
  await wallet.restore();
  expect(loaded).not.toHaveBeenCalled();
  expect(wallet.state.get().status).toBe('disconnected');
  expect(storage.items.has('walletData')).toBe(false);
});

test('reconnects a stored label, and keeps it if its wallet does not answer', async () => {
  const { storage, wallet } = visit({ connectedWallet: 'test.wallet' });
  await wallet.restore();
  expect(reconnect).toHaveBeenCalledExactlyOnceWith('test.wallet');
  expect(wallet.state.get().status).toBe('disconnected');
  expect(storage.getItem('connectedWallet')).toBe('test.wallet');
});

test('keeps the connection error until the next visit', async () => {
  const { storage, store, wallet } = visit();
  connect.mockRejectedValueOnce(new Error('The wallet is locked.'));
  await expect(wallet.connect('test.wallet')).rejects.toThrow('The wallet is locked.');
  expect(store.getState().wallet.error).toBe('The wallet is locked.');
  expect(createAppStore(storage).getState().wallet.error).toBeNull();
});

test('clears address, data and label on disconnect', async () => {
  const { storage, wallet } = visit({ connectedWallet: 'test.wallet', walletData: '{}' });
  await wallet.disconnect();
  expect(wallet.state.get()).toMatchObject({ status: 'disconnected', address: null, label: null });
  expect(storage.items.has('connectedWallet')).toBe(false);
  expect(storage.items.has('walletData')).toBe(false);
});
