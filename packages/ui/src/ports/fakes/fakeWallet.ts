import { chainId } from '@upline/domain';
import {
  noWallet,
  WalletError,
  type WalletFailure,
  type WalletOption,
  type WalletPort,
  type WalletState,
} from '../wallet.ts';
import { writable } from '../writable.ts';

/** A wallet's answer to a request; `never` leaves the request open. */
type WalletAnswer = 'complies' | 'never' | WalletFailure;

export interface WalletSettings {
  /** The available wallets; `never` keeps searching. @default one browser wallet */
  options?: readonly WalletOption[] | 'never';
  /** Wallets that appear shortly after the list was requested. @default none */
  late?: readonly WalletOption[];
  /** Initial state of the wallet. @default connected if a member is signed in */
  state?: Partial<WalletState>;
  /** Account by option ID. @default the mock backend's newcomer, for every option */
  accounts?: Readonly<Record<string, string>>;
  /** @default 'complies' */
  connect?: WalletAnswer;
  /** Pairing code of WalletConnect; `never` if no code arrives. @default a link */
  pairing?: string | 'never';
  /** @default 'complies' */
  sign?: WalletAnswer;
  /** @default 'complies' */
  switchNetwork?: WalletAnswer;
}

/** The fake wallet's account and signature. */
export interface WalletSetting {
  /** Account of wallets without an entry in `accounts`. */
  account: string;
  /** Signs a message so that the mock server accepts the signature. */
  sign: (account: string, message: string) => string;
  isConnected: boolean;
}

/** The wallet of stories without a wallet choice. */
export const browserWallet: WalletOption = {
  id: 'browser',
  name: 'Browser wallet',
  icon: null,
  kind: 'browser',
};

/** The WalletConnect option. */
export const walletConnect: WalletOption = {
  id: 'walletConnect',
  name: 'WalletConnect',
  icon: null,
  kind: 'walletconnect',
};

/** A pairing code of realistic length. */
export const pairingLink = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'a1'.repeat(32)}&expiryTimestamp=1799999999`;

/** Rejects when the signal aborts. */
function givenUp(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new WalletError('rejected')), { once: true }),
  );
}

async function answer(kind: WalletAnswer = 'complies'): Promise<void> {
  if (kind === 'never') await new Promise(() => {});
  if (kind !== 'complies' && kind !== 'never') throw new WalletError(kind);
}

/** A fake wallet without a chain; its settings decide each answer. */
export function fakeWallet(settings: WalletSettings, setting: WalletSetting): WalletPort {
  const { accounts = {} } = settings;
  let options = settings.options === 'never' ? [] : (settings.options ?? [browserWallet]);
  const connected = (option: WalletOption | undefined): WalletState => ({
    status: 'connected',
    address: (option && accounts[option.id]) ?? setting.account,
    chainId,
    label: option?.name ?? null,
    isDemo: option?.kind === 'demo',
  });
  const initial = setting.isConnected ? connected(options[0]) : noWallet;
  const state = writable<WalletState>({ ...initial, ...settings.state });

  const pairing = writable<string | null>(null);

  return {
    state,
    pairing,
    async options() {
      if (settings.options === 'never') await new Promise(() => {});
      return options;
    },
    watchOptions(listener) {
      const { late = [] } = settings;
      if (late.length === 0) return () => {};
      const timer = setTimeout(() => {
        options = [...new Set([...options, ...late])];
        listener();
      }, 50);
      return () => clearTimeout(timer);
    },
    async connect(optionId, { signal } = {}) {
      const before = state.get();
      const option = options.find(({ id }) => id === optionId);
      state.set({ ...before, status: 'connecting' });
      if (option?.kind === 'walletconnect' && settings.pairing !== 'never')
        pairing.set(settings.pairing ?? pairingLink);
      try {
        await Promise.race([answer(settings.connect), givenUp(signal)]);
      } catch (error) {
        state.set(before);
        throw error;
      } finally {
        pairing.set(null);
      }
      const now = connected(option);
      state.set(now);
      return now.address ?? setting.account;
    },
    async sign(message) {
      await answer(settings.sign);
      const { address } = state.get();
      if (address === null) throw new WalletError('failed');
      return setting.sign(address, message);
    },
    async switchNetwork() {
      await answer(settings.switchNetwork);
      state.set({ ...state.get(), chainId });
    },
    async disconnect() {
      state.set(noWallet);
    },
  };
}
