import { orderedNodes } from '@upline/chain';
import { storageKeys } from '@upline/domain';
import { WalletError, type WalletOption, type WalletPort } from '@upline/ui/ports';
import { isHex, size } from 'viem/utils';
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
import { isLocalChain } from '../chain/localMode.ts';
import { readThroughWallet } from '../chain/reader.ts';
import { settings } from '../chain/settings.ts';
import type { BrowserStorage } from '../store/browserStorage.ts';
import type { AppStore } from '../store/store.ts';
import { offerBrowserWallets } from './browserWallets.ts';
import { mirrorWallet } from './mirrorWallet.ts';
import { isDemoOption, walletConnectOption } from './options/walletOptionId.ts';
import type { PairingProvider } from './walletConnect.ts';
import { walletError } from './walletError.ts';

/** Time limit for the last used wallet to announce itself on a new page, milliseconds. */
const announcementTime = 1000;

/**
 * Time limit for a wallet to disconnect, milliseconds: an unreachable relay must not block the
 * sign-out.
 */
const partingTime = 3000;

export type WalletEngine = ReturnType<typeof createWalletEngine>;

export interface ConnectOptions {
  /** Stops waiting for a wallet on another device. */
  signal?: AbortSignal;
  /** Receives the pairing link for such a wallet, and `null` once the link expires. */
  onPairing?: (link: string | null) => void;
}

/**
 * Off for a local chain: a wallet on another device signs for the real chain, and its connector,
 * which reads through the app's own node, would not notice the difference.
 */
const hasWalletConnect = !isLocalChain && settings.walletConnect !== null;

/** The wallets of this browser through wagmi, whose own storage is off. Loaded on first use. */
export function createWalletEngine(store: AppStore, storage: BrowserStorage) {
  // Browser wallets are offered below; the demo wallet is added when it is chosen.
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

  /** Lets `reader` fall back to the wallet's node while the wallet is on the product's chain. */
  async function lendProvider(connector: Connector | undefined, chainId: number | undefined): Promise<void> {
    readThroughWallet(null);
    // A wallet on another device already reads through the app's own nodes.
    if (!connector || chainId !== chain.id || connector.id === walletConnectOption) return;
    const provider = await connector.getProvider().catch(() => null);
    if (getConnection(config).connector === connector)
      readThroughWallet(provider as Parameters<typeof readThroughWallet>[0]);
  }

  const browserWallets = () =>
    config.connectors.filter(({ id }) => !isDemoOption(id) && id !== walletConnectOption);

  let elsewhere: Promise<Connector> | undefined;
  /** The only connector for wallets on other devices: a second one would listen in parallel. */
  function walletElsewhere(): Promise<Connector> {
    elsewhere ??= import('./walletConnect.ts').then(({ walletConnectConnector }) =>
      // `connect` does the same with a new connector, but its provider is needed earlier here.
      config._internal.connectors.setup(walletConnectConnector()),
    );
    elsewhere.catch(() => {
      elsewhere = undefined;
    });
    return elsewhere;
  }

  async function pairElsewhere(connector: Connector, { signal, onPairing = () => {} }: ConnectOptions) {
    const { pair } = await import('./walletConnect.ts');
    // wagmi types this connector's provider as unknown.
    const provider = (await connector.getProvider()) as PairingProvider;
    await pair(provider, onPairing, signal);
  }

  async function connectorOf(optionId: string): Promise<Connector | CreateConnectorFn | undefined> {
    // A build drops what stands behind this constant, the demo wallet.
    if (import.meta.env.DEV && isLocalChain && isDemoOption(optionId)) {
      const { demoConnector } = await import('./demo/demoConnector.ts');
      return demoConnector(optionId);
    }
    if (optionId === walletConnectOption) return hasWalletConnect ? walletElsewhere() : undefined;
    return browserWallets().find(({ id }) => id === optionId);
  }

  async function demoOptions(): Promise<readonly WalletOption[]> {
    if (!import.meta.env.DEV || !isLocalChain) return [];
    const { listDemoOptions } = await import('./demo/listDemoOptions.ts');
    return listDemoOptions();
  }

  /** Reconnects a wallet of an earlier visit without a prompt, if the wallet still allows that. */
  async function connectSilently(connector: Connector): Promise<void> {
    await reconnect(config, { connectors: [connector] });
  }

  /**
   * Waits for the last used wallet to announce itself, up to the time limit. A later announcement
   * still connects it, unless the member has chosen otherwise meanwhile.
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
      // A rejection also leaves the wallet on another network, so tell the owner which one is
      // needed.
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

    /**
     * Calls the listener when a wallet appears or disappears. @returns A function that
     * unsubscribes.
     */
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
            // The session from the other device may already be connected.
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

    /** Reconnects the wallet of an earlier visit without a prompt, if it still allows that. */
    async reconnect(optionId: string): Promise<void> {
      const announces = !isDemoOption(optionId) && optionId !== walletConnectOption;
      if (announces && !browserWallets().some(({ id }) => id === optionId)) {
        await announced(optionId);
      }
      const connector = await connectorOf(optionId).catch(() => undefined);
      if (connector) await connectSilently(connector as Connector);
    },

    async sign(message: string): Promise<string> {
      const signature: unknown = await signMessage(config, { message }).catch((error: unknown) => {
        throw walletError(error);
      });
      // Some wallets answer with nothing instead of an error.
      if (!isHex(signature) || size(signature) === 0) throw new WalletError('failed');
      return signature;
    },

    async disconnect(): Promise<void> {
      // Disconnect here even if the wallet fails to revoke its permission.
      const parted = disconnect(config).catch(() => undefined);
      await Promise.race([parted, new Promise((resolve) => setTimeout(resolve, partingTime))]);
    },

    /**
     * The connected wallet as transactions need it, on the product's chain.
     * @throws WalletError without a connected wallet, or if the network switch fails.
     */
    async client() {
      const { chainId, status } = getConnection(config);
      if (status !== 'connected') throw new WalletError('failed');
      if (chainId !== chain.id) await switchNetwork();
      return getConnectorClient(config);
    },
  };
}

/** The wallet port with methods for the app only. */
export interface Wallet extends WalletPort {
  engine(): Promise<WalletEngine>;
  /**
   * Reconnects the wallet of an earlier visit without a prompt. Without one, loads no wallet code.
   * Spec §2.
   */
  restore(): Promise<void>;
}
