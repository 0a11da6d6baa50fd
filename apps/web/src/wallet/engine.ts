import { storageKeys } from '@upline/domain';
import { WalletError, type WalletOption } from '@upline/ui';
import { type Connector, type CreateConnectorFn, createConfig, http } from 'wagmi';
import {
  connect,
  disconnect,
  getConnection,
  getConnectorClient,
  reconnect,
  signMessage,
  switchChain,
  watchConnectors,
} from 'wagmi/actions';
import type { BrowserStorage } from '../store/browserStorage.ts';
import type { AppStore } from '../store/store.ts';
import { chain, rpcUrl } from './chain.ts';
import { mirrorWallet } from './mirrorWallet.ts';
import { walletError } from './walletError.ts';
import { isDemoOption } from './walletOptionId.ts';

/** How long a wallet that was used last may take to announce itself on a new page, milliseconds. */
const announcementTime = 1000;

export type WalletEngine = ReturnType<typeof createWalletEngine>;

/** The wallets of this browser through wagmi, whose own storage is off. Loaded when a wallet is first asked for. */
export function createWalletEngine(store: AppStore, storage: BrowserStorage) {
  // Wallets announce themselves; the demo wallet is added when it is chosen.
  const connectors: CreateConnectorFn[] = [];
  const config = createConfig({
    chains: [chain],
    transports: { [chain.id]: http(rpcUrl) },
    connectors,
    storage: null,
  });
  mirrorWallet(config, store, storage);

  const browserWallets = () => config.connectors.filter(({ id }) => !isDemoOption(id));

  async function connectorOf(optionId: string): Promise<Connector | CreateConnectorFn | undefined> {
    if (import.meta.env.VITE_UPLINE_LOCAL && isDemoOption(optionId)) {
      const { demoConnector } = await import('./demo/demoConnector.ts');
      return demoConnector(optionId);
    }
    return browserWallets().find(({ id }) => id === optionId);
  }

  async function demoOptions(): Promise<readonly WalletOption[]> {
    if (!import.meta.env.VITE_UPLINE_LOCAL) return [];
    const { listDemoOptions } = await import('./demo/listDemoOptions.ts');
    return listDemoOptions();
  }

  /** Wallets announce themselves when they like: waits for the one that was used last, not for ever. */
  function announced(optionId: string): Promise<void> {
    return new Promise((resolve) => {
      const stop = watchConnectors(config, {
        onChange: (connectors) => connectors.some(({ id }) => id === optionId) && finish(),
      });
      const timer = setTimeout(finish, announcementTime);
      function finish() {
        stop();
        clearTimeout(timer);
        resolve();
      }
    });
  }

  async function switchNetwork(): Promise<void> {
    await switchChain(config, { chainId: chain.id }).catch((error: unknown) => {
      throw walletError(error, 'wrongNetwork');
    });
  }

  return {
    switchNetwork,

    async options(): Promise<readonly WalletOption[]> {
      const last = storage.getItem(storageKeys.connectedWallet);
      const found = browserWallets().map(
        ({ id, name, icon }): WalletOption => ({ id, name, icon: icon?.trim() || null, kind: 'browser' }),
      );
      const all = [...found, ...(await demoOptions())];
      const rank = ({ id, kind }: WalletOption) => (kind === 'browser' ? 0 : 2) - (id === last ? 1 : 0);
      return all.toSorted((a, b) => rank(a) - rank(b));
    },

    async connect(optionId: string): Promise<string> {
      try {
        const current = getConnection(config);
        if (current.connector && current.connector.id !== optionId) await disconnect(config);
        if (current.connector?.id !== optionId) {
          const connector = await connectorOf(optionId);
          if (!connector) throw new WalletError('failed');
          await connect(config, { connector });
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
      if (!isDemoOption(optionId) && !browserWallets().some(({ id }) => id === optionId)) {
        await announced(optionId);
      }
      const connector = await connectorOf(optionId).catch(() => undefined);
      if (connector) await reconnect(config, { connectors: [connector] });
    },

    async sign(message: string): Promise<string> {
      return signMessage(config, { message }).catch((error: unknown) => {
        throw walletError(error);
      });
    },

    async disconnect(): Promise<void> {
      // A wallet that fails to revoke its permission is let go of all the same.
      await disconnect(config).catch(() => undefined);
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
