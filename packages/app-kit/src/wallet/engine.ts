import { orderedNodes } from '@upline/chain';
import { storageKeys } from '@upline/domain';
import { WalletError, type WalletOption, type WalletPort } from '@upline/ui/ports';
import { type Connector, type CreateConnectorFn, createConfig } from 'wagmi';
import {
  connect,
  disconnect,
  getConnection,
  getConnectorClient,
  reconnect,
  signMessage,
  switchChain,
  watchConnection,
  watchConnectors,
} from 'wagmi/actions';
import { chain, rpcUrls } from '../chain/chain.ts';
import { readThroughWallet } from '../chain/reader.ts';
import type { BrowserStorage } from '../store/browserStorage.ts';
import type { AppStore } from '../store/store.ts';
import { offerBrowserWallets } from './browserWallets.ts';
import { mirrorWallet } from './mirrorWallet.ts';
import { isDemoOption, walletConnectOption } from './options/walletOptionId.ts';
import type { PairingProvider } from './walletConnect.ts';
import { walletError } from './walletError.ts';

/** How long a wallet that was used last may take to announce itself on a new page, milliseconds. */
const announcementTime = 1000;

/** How long a wallet may take to let go, milliseconds: a relay that is not reached must keep nobody from signing out. */
const partingTime = 3000;

export type WalletEngine = ReturnType<typeof createWalletEngine>;

export interface ConnectOptions {
  /** Gives up waiting for a wallet on another device. */
  signal?: AbortSignal;
  /** Is given what such a wallet reads, and `null` when it is of no use any more. */
  onPairing?: (link: string | null) => void;
}

/**
 * A wallet elsewhere signs for the real chain, and its connector reads through the app's own node: nothing would tell
 * it that the node's chain is a local one.
 */
const hasWalletConnect =
  !import.meta.env.VITE_UPLINE_LOCAL && Boolean(import.meta.env.VITE_WALLETCONNECT_PROJECT_ID);

/** The wallets of this browser through wagmi, whose own storage is off. Loaded when a wallet is first asked for. */
export function createWalletEngine(store: AppStore, storage: BrowserStorage) {
  // The wallets of the browser are offered below; the demo wallet is added when it is chosen.
  const connectors: CreateConnectorFn[] = [];
  const config = createConfig({
    chains: [chain],
    transports: { [chain.id]: orderedNodes(rpcUrls) },
    connectors,
    storage: null,
    multiInjectedProviderDiscovery: false,
  });
  offerBrowserWallets(config);
  mirrorWallet(config, store, storage);
  watchConnection(config, { onChange: ({ connector, chainId }) => void lendProvider(connector, chainId) });

  /** The wallet's own node is asked where none of the app's answers, as long as it is on the product's chain. */
  async function lendProvider(connector: Connector | undefined, chainId: number | undefined): Promise<void> {
    readThroughWallet(null);
    // On another device the wallet reads through the app's own nodes.
    if (!connector || chainId !== chain.id || connector.id === walletConnectOption) return;
    const provider = await connector.getProvider().catch(() => null);
    if (getConnection(config).connector === connector)
      readThroughWallet(provider as Parameters<typeof readThroughWallet>[0]);
  }

  const browserWallets = () =>
    config.connectors.filter(({ id }) => !isDemoOption(id) && id !== walletConnectOption);

  let elsewhere: Promise<Connector> | undefined;
  /** The one connector for wallets on other devices: a second would listen beside the first. */
  function walletElsewhere(): Promise<Connector> {
    elsewhere ??= import('./walletConnect.ts').then(({ walletConnectConnector }) =>
      // As `connect` does with a connector that is new to it; here its provider is needed before.
      config._internal.connectors.setup(walletConnectConnector()),
    );
    elsewhere.catch(() => {
      elsewhere = undefined;
    });
    return elsewhere;
  }

  async function pairElsewhere(connector: Connector, { signal, onPairing = () => {} }: ConnectOptions) {
    const { pair } = await import('./walletConnect.ts');
    // The connector does not say what it is made of.
    const provider = (await connector.getProvider()) as PairingProvider;
    await pair(provider, onPairing, signal);
  }

  async function connectorOf(optionId: string): Promise<Connector | CreateConnectorFn | undefined> {
    if (import.meta.env.VITE_UPLINE_LOCAL && isDemoOption(optionId)) {
      const { demoConnector } = await import('./demo/demoConnector.ts');
      return demoConnector(optionId);
    }
    if (optionId === walletConnectOption) return hasWalletConnect ? walletElsewhere() : undefined;
    return browserWallets().find(({ id }) => id === optionId);
  }

  async function demoOptions(): Promise<readonly WalletOption[]> {
    if (!import.meta.env.VITE_UPLINE_LOCAL) return [];
    const { listDemoOptions } = await import('./demo/listDemoOptions.ts');
    return listDemoOptions();
  }

  /** Connects a wallet of an earlier visit without a prompt, if it still allows that. */
  async function connectSilently(connector: Connector): Promise<void> {
    await reconnect(config, { connectors: [connector] });
  }

  /**
   * Wallets announce themselves when they like: waits for the one that was used last, not for ever. One that comes later
   * is connected all the same, unless the member has chosen otherwise meanwhile.
   */
  function announced(optionId: string): Promise<void> {
    return new Promise((resolve) => {
      let isLate = false;
      const stop = watchConnectors(config, {
        onChange(connectors) {
          const connector = connectors.find(({ id }) => id === optionId);
          if (!connector) return;
          stop();
          clearTimeout(timer);
          resolve();
          const isWanted = storage.getItem(storageKeys.connectedWallet) === optionId;
          if (isLate && isWanted && !getConnection(config).connector) void connectSilently(connector);
        },
      });
      const timer = setTimeout(() => {
        isLate = true;
        resolve();
      }, announcementTime);
    });
  }

  async function switchNetwork(): Promise<void> {
    await switchChain(config, { chainId: chain.id }).catch((error: unknown) => {
      // Also a no leaves the wallet on another network: which one it must be is what its owner needs.
      throw new WalletError('wrongNetwork', error);
    });
  }

  return {
    switchNetwork,

    async options(): Promise<readonly WalletOption[]> {
      const last = storage.getItem(storageKeys.connectedWallet);
      const found = browserWallets().map(
        ({ id, name, icon }): WalletOption => ({ id, name, icon: icon?.trim() || null, kind: 'browser' }),
      );
      const other: WalletOption[] = hasWalletConnect
        ? [{ id: walletConnectOption, name: 'WalletConnect', icon: null, kind: 'walletconnect' }]
        : [];
      const all = [...found, ...other, ...(await demoOptions())];
      const rank = ({ id, kind }: WalletOption) => (kind === 'demo' ? 2 : 0) - (id === last ? 1 : 0);
      return all.toSorted((a, b) => rank(a) - rank(b));
    },

    /** Calls when a wallet has come or gone. @returns A function that ends that. */
    watchOptions: (listener: () => void) => watchConnectors(config, { onChange: listener }),

    async connect(optionId: string, options: ConnectOptions = {}): Promise<string> {
      try {
        const current = getConnection(config);
        if (current.connector && current.connector.id !== optionId) await disconnect(config);
        if (current.connector?.id !== optionId) {
          const connector = await connectorOf(optionId);
          if (!connector) throw new WalletError('failed');
          if (optionId === walletConnectOption) await pairElsewhere(connector as Connector, options);
          await connect(config, { connector }).catch((error: unknown) => {
            // What was agreed on another device may already be known.
            if (!(error instanceof Error && error.name === 'ConnectorAlreadyConnectedError')) throw error;
          });
        }
        const { address, chainId } = getConnection(config);
        if (!address) throw new WalletError('failed');
        if (chainId === chain.id) return address;
      } catch (error) {
        throw walletError(error);
      }
      try {
        await switchNetwork();
      } catch (error) {
        await disconnect(config);
        throw new WalletError('wrongNetwork', error);
      }
      const { address } = getConnection(config);
      if (!address) throw new WalletError('failed');
      return address;
    },

    /** Connects a wallet of an earlier visit without a prompt, if it still allows that. */
    async reconnect(optionId: string): Promise<void> {
      const announces = !isDemoOption(optionId) && optionId !== walletConnectOption;
      if (announces && !browserWallets().some(({ id }) => id === optionId)) {
        await announced(optionId);
      }
      const connector = await connectorOf(optionId).catch(() => undefined);
      if (connector) await connectSilently(connector as Connector);
    },

    async sign(message: string): Promise<string> {
      return signMessage(config, { message }).catch((error: unknown) => {
        throw walletError(error);
      });
    },

    async disconnect(): Promise<void> {
      // A wallet that fails to revoke its permission is let go of all the same.
      const parted = disconnect(config).catch(() => undefined);
      await Promise.race([parted, new Promise((resolve) => setTimeout(resolve, partingTime))]);
    },

    /**
     * The connected wallet as transactions need it, on the product's chain.
     * @throws WalletError when none is connected, or when it stays on another chain.
     */
    async client() {
      const { chainId, status } = getConnection(config);
      if (status !== 'connected') throw new WalletError('failed');
      if (chainId !== chain.id) await switchNetwork();
      return getConnectorClient(config);
    },
  };
}

/** The wallet port with what only the app itself uses of it. */
export interface Wallet extends WalletPort {
  /** Loads the wallets' code, once. */
  engine(): Promise<WalletEngine>;
  /** Reconnects the wallet of an earlier visit, silently. Loads nothing when there was none. Spec §2. */
  restore(): Promise<void>;
}
