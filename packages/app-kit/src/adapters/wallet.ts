import { storageKeys } from '@upline/domain';
import type { WalletState } from '@upline/ui/ports';
import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../store/browserStorage.ts';
import { select } from '../store/select.ts';
import type { AppStore } from '../store/store.ts';
import { noWallet, type WalletSlice } from '../store/walletSlice.ts';
import type { Wallet, WalletEngine } from '../wallet/engine.ts';

function statusOf({ isConnected, loading }: WalletSlice): WalletState['status'] {
  if (loading) return isConnected ? 'reconnecting' : 'connecting';
  return isConnected ? 'connected' : 'disconnected';
}

function stateOf(wallet: WalletSlice): WalletState {
  return {
    status: statusOf(wallet),
    address: wallet.walletAddress || null,
    chainId: wallet.chainId,
    label: wallet.label || null,
    isDemo: wallet.isDemo,
  };
}

/** The member's wallet; the code that talks to wallets loads with the first call. */
export function createWallet(store: AppStore, storage: BrowserStorage): Wallet {
  let loading: Promise<WalletEngine> | undefined;
  function engine(): Promise<WalletEngine> {
    loading ??= import('../wallet/engine.ts').then(({ createWalletEngine }) =>
      createWalletEngine(store, storage),
    );
    // Let the next call retry a failed download.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  // Not part of the persisted store: anyone with the link could connect in the wallet's place.
  const pairing = createStore<string | null>(() => null);

  function forget() {
    store.setState({ wallet: noWallet });
    storage.removeItem(storageKeys.walletData);
  }

  return {
    engine,
    state: select(store, selectState()),
    options: async () => (await engine()).options(),
    watchOptions(listener) {
      let isOver = false;
      let stop = () => {};
      engine().then(
        (wallets) => {
          if (!isOver) stop = wallets.watchOptions(listener);
        },
        () => undefined,
      );
      return () => {
        isOver = true;
        stop();
      };
    },
    pairing: { get: pairing.getState, subscribe: pairing.subscribe },
    async connect(optionId, { signal } = {}) {
      try {
        const wallets = await engine();
        return await wallets.connect(optionId, {
          ...(signal && { signal }),
          onPairing: (link) => pairing.setState(link, true),
        });
      } catch (cause) {
        const error = cause instanceof Error ? cause.message : String(cause);
        store.setState(({ wallet }) => ({ wallet: { ...wallet, error } }));
        throw cause;
      }
    },
    sign: async (message) => (await engine()).sign(message),
    switchNetwork: async () => (await engine()).switchNetwork(),
    async disconnect() {
      await engine().then(
        (wallets) => wallets.disconnect(),
        // Without its code no wallet is connected; the stored data is cleared anyway.
        () => undefined,
      );
      forget();
      storage.removeItem(storageKeys.connectedWallet);
    },
    async restore() {
      const label = storage.getItem(storageKeys.connectedWallet);
      if (label) await engine().then((wallets) => wallets.reconnect(label), forget);
      if (store.getState().wallet.loading) forget();
    },
  };
}

/** Returns the same state object until the slice changes. */
function selectState() {
  let slice: WalletSlice | undefined;
  let state: WalletState;
  return ({ wallet }: { wallet: WalletSlice }): WalletState => {
    if (wallet !== slice) {
      slice = wallet;
      state = stateOf(wallet);
    }
    return state;
  };
}
