import { beforeEach, expect, test, vi } from 'vitest';
import { announce, type FakeProvider, fakeProvider, refusal } from '../../test/fakeProvider.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createAppStore } from '../store/store.ts';

const [first, second] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;

async function page(items: Record<string, string> = {}) {
  const storage = memoryStorage(items);
  const store = createAppStore(storage);
  const { createWalletEngine } = await import('./engine.ts');
  const engine = createWalletEngine(store, storage);
  const wallet = () => store.getState().wallet;
  return { storage, engine, wallet };
}

async function connected(provider: FakeProvider) {
  const opened = await page();
  announce(provider);
  await opened.engine.connect('test.wallet');
  return opened;
}

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  // Each test has its own window, because wallets announce themselves to one.
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { origin: 'https://upline.example' } }),
  );
});

test('lists the last used wallet first', async () => {
  const { engine } = await page({ connectedWallet: 'other.wallet' });
  announce(fakeProvider(first));
  announce(fakeProvider(second), 'other.wallet', 'Other wallet');
  expect((await engine.options()).map(({ name, kind }) => [name, kind])).toEqual([
    ['Other wallet', 'browser'],
    ['Test wallet', 'browser'],
  ]);
});

test('connects a wallet on the product’s chain with its first account and remembers it', async () => {
  const { storage, wallet } = await connected(fakeProvider(first));
  expect(wallet()).toMatchObject({
    walletAddress: first,
    isConnected: true,
    chainId: 137,
    label: 'Test wallet',
  });
  expect(storage.getItem('connectedWallet')).toBe('test.wallet');
  expect(JSON.parse(storage.getItem('walletData') ?? '')).toMatchObject({ address: first, chainId: 137 });
});

test('asks a wallet on another chain to switch', async () => {
  const provider = fakeProvider(first, { chainId: 1 });
  const { wallet } = await connected(provider);
  expect(provider.asked).toContain('wallet_switchEthereumChain');
  expect(wallet().chainId).toBe(137);
});

test('adds the chain to a wallet that does not know it', async () => {
  const provider = fakeProvider(first, {
    chainId: 1,
    answers: {
      wallet_switchEthereumChain() {
        throw refusal(4902);
      },
    },
  });
  const { wallet } = await connected(provider);
  expect(provider.added).toEqual([
    expect.objectContaining({
      chainId: '0x89',
      chainName: 'Polygon',
      nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8545'],
    }),
  ]);
  expect(wallet().chainId).toBe(137);
});

test('disconnects a wallet that stays on another chain', async () => {
  const provider = fakeProvider(first, {
    chainId: 1,
    answers: {
      wallet_switchEthereumChain() {
        throw refusal(4001);
      },
    },
  });
  const { engine, wallet } = await page();
  announce(provider);
  await expect(engine.connect('test.wallet')).rejects.toMatchObject({ reason: 'wrongNetwork' });
  expect(wallet()).toMatchObject({ isConnected: false, loading: false, walletAddress: '' });
});

test('does not wait forever for a wallet that agrees to switch and stays', async () => {
  vi.useFakeTimers();
  const answers = { wallet_switchEthereumChain: () => null };
  const { engine } = await page();
  announce(fakeProvider(first, { chainId: 1, answers }));
  const connecting = expect(engine.connect('test.wallet')).rejects.toMatchObject({ reason: 'wrongNetwork' });
  await vi.advanceTimersByTimeAsync(11_000);
  await connecting;
  vi.useRealTimers();
});

test('reports a declined network change as a wrong network', async () => {
  const provider = fakeProvider(first, {
    answers: {
      wallet_switchEthereumChain() {
        throw refusal(4001);
      },
    },
  });
  const { engine } = await connected(provider);
  provider.goTo(1);
  await expect(engine.switchNetwork()).rejects.toMatchObject({ reason: 'wrongNetwork' });
});

test('a rejection by the user leaves nothing connected', async () => {
  const no = () => {
    throw refusal(4001);
  };
  const { engine, wallet } = await page();
  announce(fakeProvider(first, { answers: { wallet_requestPermissions: no, eth_requestAccounts: no } }));
  await expect(engine.connect('test.wallet')).rejects.toMatchObject({ reason: 'rejected' });
  expect(wallet()).toMatchObject({ isConnected: false, loading: false });
});

test.each([null, {}, '0x', 'yes'])('reports the answer %o to a signature as a failure', async (answer) => {
  const { engine } = await connected(fakeProvider(first, { answers: { personal_sign: () => answer } }));
  await expect(engine.sign('text')).rejects.toMatchObject({ reason: 'failed' });
});

test('mirrors a change of account or chain in the wallet at once', async () => {
  const provider = fakeProvider(first);
  const { wallet } = await connected(provider);
  provider.choose(second);
  await expect.poll(() => wallet().walletAddress).toBe(second);
  provider.goTo(1);
  await expect.poll(() => wallet()).toMatchObject({ walletAddress: second, chainId: 1, isConnected: true });
});

test('a wallet disconnected from its own side is gone, but remembered for the next visit', async () => {
  const provider = fakeProvider(first);
  const { storage, wallet } = await connected(provider);
  provider.choose();
  await expect.poll(() => wallet()).toMatchObject({ isConnected: false, walletAddress: '' });
  expect(storage.items.has('walletData')).toBe(false);
  expect(storage.getItem('connectedWallet')).toBe('test.wallet');
});

test('connects a remembered wallet without a prompt if it announces itself late', async () => {
  const provider = fakeProvider(first);
  const { engine, wallet } = await page({ connectedWallet: 'test.wallet' });
  const reconnecting = engine.reconnect('test.wallet');
  announce(provider);
  await reconnecting;
  expect(wallet()).toMatchObject({ walletAddress: first, isConnected: true });
  expect(provider.asked).not.toContain('eth_requestAccounts');
  expect(provider.asked).not.toContain('wallet_requestPermissions');
});

test('connects a remembered wallet without a prompt if it announces itself seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const provider = fakeProvider(first);
  const { engine, wallet } = await page({ connectedWallet: 'test.wallet' });
  const reconnecting = engine.reconnect('test.wallet');
  await vi.advanceTimersByTimeAsync(3000);
  await reconnecting;
  vi.useRealTimers();
  expect(wallet().isConnected).toBe(false);
  announce(provider);
  await expect.poll(() => wallet()).toMatchObject({ walletAddress: first, isConnected: true });
  expect(provider.asked).not.toContain('eth_requestAccounts');
  expect(provider.asked).not.toContain('wallet_requestPermissions');
});

test('ignores a late remembered wallet after the member has disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const provider = fakeProvider(first);
  const { engine, storage, wallet } = await page({ connectedWallet: 'test.wallet' });
  const reconnecting = engine.reconnect('test.wallet');
  await vi.advanceTimersByTimeAsync(3000);
  await reconnecting;
  vi.useRealTimers();
  storage.removeItem('connectedWallet');
  announce(provider);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(wallet().isConnected).toBe(false);
});

test('notifies a watcher of a wallet that announces itself late', async () => {
  const { engine } = await page();
  const heard = vi.fn();
  const stop = engine.watchOptions(heard);
  announce(fakeProvider(first));
  expect(heard).toHaveBeenCalled();
  expect((await engine.options()).map(({ id }) => id)).toEqual(['test.wallet']);
  stop();
});

test.each([undefined, null, 5, {}])('lists a wallet whose name and icon are %o', async (value) => {
  const { engine } = await page();
  announce(fakeProvider(first));
  const info = { uuid: '1', rdns: 'odd.wallet', name: value, icon: value };
  const detail = { info, provider: fakeProvider(second) };
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  expect((await engine.options()).map(({ name }) => name)).toEqual(['Test wallet', 'odd.wallet']);
  await engine.connect('odd.wallet');
});

test('switches a wallet whose provider is an object with methods of its class', async () => {
  const inner = fakeProvider(first, { chainId: 1 });
  class Provider {
    readonly inner = inner;
    request(call: { method: string }) {
      return this.inner.request(call);
    }
    on(event: string, listener: () => void) {
      this.inner.on(event, listener);
    }
    removeListener(event: string, listener: () => void) {
      this.inner.removeListener(event, listener);
    }
  }
  const { engine, wallet } = await page();
  announce(new Provider() as unknown as FakeProvider);
  await engine.connect('test.wallet');
  expect(wallet().chainId).toBe(137);
});

test('offers an unannounced wallet until a wallet announces itself', async () => {
  Object.assign(window, { ethereum: fakeProvider(first) });
  const { engine, wallet } = await page();
  expect(await engine.options()).toEqual([{ id: 'window.ethereum', name: '', icon: null, kind: 'browser' }]);
  await engine.connect('window.ethereum');
  expect(wallet()).toMatchObject({ walletAddress: first, isConnected: true });
  await engine.disconnect();
  announce(fakeProvider(second));
  expect((await engine.options()).map(({ id }) => id)).toEqual(['test.wallet']);
});

test('offers a late unannounced wallet under its own name', async () => {
  const { engine } = await page();
  expect(await engine.options()).toEqual([]);
  Object.assign(window, { ethereum: Object.assign(fakeProvider(first), { walletName: 'Old wallet' }) });
  window.dispatchEvent(new Event('ethereum#initialized'));
  expect((await engine.options()).map(({ name }) => name)).toEqual(['Old wallet']);
});

test.each<[string, unknown]>([
  ['another code', { code: -32000, message: 'User cancelled the request' }],
  ['bare text', 'User rejected the request'],
  ['a closed window', { code: -32603, message: 'User closed modal' }],
])('recognises a rejection by %s, and opens the wallet once', async (_how, no) => {
  const refuse = () => {
    throw no;
  };
  const provider = fakeProvider(first, {
    answers: { wallet_requestPermissions: refuse, eth_requestAccounts: refuse },
  });
  const { engine } = await page();
  announce(provider);
  await expect(engine.connect('test.wallet')).rejects.toMatchObject({ reason: 'rejected' });
  expect(provider.asked).not.toContain('eth_requestAccounts');
});

test('offers no WalletConnect without a project id', async () => {
  const { engine } = await page();
  expect(await engine.options()).toEqual([]);
  await expect(engine.connect('walletConnect')).rejects.toMatchObject({ reason: 'failed' });
});
