import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createAppStore } from '../store/store.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const link = 'wc:7f@2?symKey=secret';

/** WalletConnect's provider as its connector and the app use it, without a relay. */
function fakeRelay() {
  const scan = Promise.withResolvers<void>();
  const relay = Object.assign(new EventEmitter(), {
    session: undefined as object | undefined,
    signer: { cleanupPendingPairings: vi.fn(async () => undefined) },
    async connect() {
      relay.emit('display_uri', link);
      await scan.promise;
      relay.session = { topic: 'one' };
    },
    disconnect: vi.fn(async () => {
      relay.session = undefined;
    }),
  });
  return { relay, scan };
}

vi.mock('./demo/listDemoOptions.ts', () => ({ listDemoOptions: async () => [] }));

const init = vi.hoisted(() => vi.fn());
const leave = vi.hoisted(() => vi.fn(async () => undefined));
// wagmi's connector loads the library, which no test can replace; so the connector is replaced.
vi.mock('wagmi/connectors/walletConnect', () => ({
  walletConnect: (parameters: object) => () => {
    let provider: unknown;
    const getProvider = async () => (provider ??= await init(parameters));
    return {
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'walletConnect',
      getProvider,
      connect: async () => ({ accounts: [account], chainId: 137 }),
      disconnect: leave,
      getAccounts: async () => [account],
      getChainId: async () => 137,
    };
  },
}));

async function page() {
  const fakes = fakeRelay();
  init.mockResolvedValue(fakes.relay);
  const storage = memoryStorage();
  const store = createAppStore(storage);
  const { createWalletEngine } = await import('./engine.ts');
  const engine = createWalletEngine(store, storage);
  return { ...fakes, engine, storage, wallet: () => store.getState().wallet };
}

beforeEach(async () => {
  init.mockReset();
  vi.resetModules();
  Object.assign((await import('../chain/settings.ts')).settings, { walletConnect: 'project' });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { origin: 'https://upline.example' } }),
  );
});

test('starts nothing of WalletConnect before it is chosen', async () => {
  const { engine } = await page();
  expect(await engine.options()).toEqual([
    { id: 'walletConnect', name: 'WalletConnect', icon: null, kind: 'walletconnect' },
  ]);
  expect(init).not.toHaveBeenCalled();
});

test('is not offered on a local chain, because such a wallet would sign for the real one', async () => {
  Object.assign((await import('../chain/settings.ts')).settings, { local: { forkBlock: null } });
  const { engine } = await page();
  expect(await engine.options()).toEqual([]);
  await expect(engine.connect('walletConnect')).rejects.toMatchObject({ reason: 'failed' });
  expect(init).not.toHaveBeenCalled();
});

test('shows the code until a wallet has scanned it, without the library’s own dialog', async () => {
  const { engine, scan, wallet, storage } = await page();
  const onPairing = vi.fn();
  const connecting = engine.connect('walletConnect', { onPairing });
  await expect.poll(() => onPairing).toHaveBeenLastCalledWith(link);
  scan.resolve();
  expect(await connecting).toBe(account);
  expect(onPairing).toHaveBeenLastCalledWith(null);
  expect(wallet()).toMatchObject({ walletAddress: account, isConnected: true, label: 'WalletConnect' });
  expect(storage.getItem('connectedWallet')).toBe('walletConnect');
  expect(init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ projectId: 'project', showQrModal: false, telemetryEnabled: false }),
  );
  expect(JSON.stringify([...storage.items])).not.toContain('symKey');
});

test('a late scan does not connect after the member has given up', async () => {
  const { engine, relay, scan, wallet } = await page();
  const controller = new AbortController();
  const onPairing = vi.fn();
  const connecting = engine.connect('walletConnect', { signal: controller.signal, onPairing });
  await expect.poll(() => onPairing).toHaveBeenCalled();
  controller.abort();
  await expect(connecting).rejects.toMatchObject({ reason: 'rejected' });
  expect(onPairing).toHaveBeenLastCalledWith(null);
  expect(relay.signer.cleanupPendingPairings).toHaveBeenCalledWith({ deletePairings: true });
  scan.resolve();
  await expect.poll(() => relay.disconnect).toHaveBeenCalled();
  expect(wallet().loading).toBe(false);
});

test('does not report a relay that fails during the disconnect', async () => {
  const { engine, relay, scan } = await page();
  const broken = async () => Promise.reject(new Error('The relay is gone.'));
  relay.disconnect.mockImplementation(broken);
  relay.signer.cleanupPendingPairings.mockImplementation(broken);
  const controller = new AbortController();
  const onPairing = vi.fn();
  const connecting = engine.connect('walletConnect', { signal: controller.signal, onPairing });
  await expect.poll(() => onPairing).toHaveBeenCalled();
  controller.abort();
  scan.resolve();
  await expect(connecting).rejects.toMatchObject({ reason: 'rejected' });
  // An unhandled rejection would fail this test.
  await expect.poll(() => relay.disconnect).toHaveBeenCalled();
});

test('an unreachable relay does not block the disconnect', async () => {
  const { engine, scan } = await page();
  scan.resolve();
  await engine.connect('walletConnect');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  leave.mockReturnValueOnce(new Promise<never>(() => undefined));
  const parted = engine.disconnect();
  await vi.advanceTimersByTimeAsync(3000);
  await parted;
  expect(leave).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test.each([
  ['Proposal expired', 'expired'],
  ['User rejected', 'rejected'],
  ['No relay', 'failed'],
])('reports “%s” as %s', async (words, reason) => {
  const { engine, scan } = await page();
  scan.promise.catch(() => undefined);
  scan.reject(new Error(words));
  await expect(engine.connect('walletConnect')).rejects.toMatchObject({ reason });
});

test('a second attempt has its own code from the same provider', async () => {
  const { engine } = await page();
  const [one, two] = [new AbortController(), vi.fn()];
  const given = engine.connect('walletConnect', { signal: one.signal });
  await expect.poll(() => init).toHaveBeenCalled();
  one.abort();
  await expect(given).rejects.toMatchObject({ reason: 'rejected' });
  void engine.connect('walletConnect', { onPairing: two }).catch(() => undefined);
  await expect.poll(() => two).toHaveBeenCalledWith(link);
  expect(init).toHaveBeenCalledOnce();
});
