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

/** How a wallet answers when it is asked something; `never` leaves the question open. */
type WalletAnswer = 'complies' | 'never' | WalletFailure;

export interface WalletKnobs {
  /** The wallets to choose from; `never` goes on looking for them. @default one browser wallet */
  options?: readonly WalletOption[] | 'never';
  /** What the wallet is like before anybody touches it. @default connected when somebody is signed in */
  state?: Partial<WalletState>;
  /** The account behind each option's id. @default the world's newcomer, for every option */
  accounts?: Readonly<Record<string, string>>;
  /** @default 'complies' */
  connect?: WalletAnswer;
  /** @default 'complies' */
  sign?: WalletAnswer;
  /** @default 'complies' */
  switchNetwork?: WalletAnswer;
}

/** What a story's wallet works with besides its knobs. */
export interface WalletSetting {
  /** The account of a wallet that no knob gives one. */
  account: string;
  /** Signs a message for an account the way that the mocked server accepts. */
  sign: (account: string, message: string) => string;
  isConnected: boolean;
}

/** The wallet of stories that choose among none. */
export const browserWallet: WalletOption = {
  id: 'browser',
  name: 'Browser wallet',
  icon: null,
  kind: 'browser',
};

async function answer(kind: WalletAnswer = 'complies'): Promise<void> {
  if (kind === 'never') await new Promise(() => {});
  if (kind !== 'complies' && kind !== 'never') throw new WalletError(kind);
}

/** A wallet that does what its knobs say, without a chain. */
export function scriptedWallet(knobs: WalletKnobs, setting: WalletSetting): WalletPort {
  const { accounts = {} } = knobs;
  const options = knobs.options === 'never' ? [] : (knobs.options ?? [browserWallet]);
  const connected = (option: WalletOption | undefined): WalletState => ({
    status: 'connected',
    address: (option && accounts[option.id]) ?? setting.account,
    chainId,
    label: option?.name ?? null,
    isDemo: option?.kind === 'demo',
  });
  const initial = setting.isConnected ? connected(options[0]) : noWallet;
  const state = writable<WalletState>({ ...initial, ...knobs.state });

  return {
    state,
    async options() {
      if (knobs.options === 'never') await new Promise(() => {});
      return options;
    },
    async connect(optionId) {
      const before = state.get();
      state.set({ ...before, status: 'connecting' });
      try {
        await answer(knobs.connect);
      } catch (error) {
        state.set(before);
        throw error;
      }
      const now = connected(options.find((option) => option.id === optionId));
      state.set(now);
      return now.address ?? setting.account;
    },
    async sign(message) {
      await answer(knobs.sign);
      const { address } = state.get();
      if (address === null) throw new WalletError('failed');
      return setting.sign(address, message);
    },
    async switchNetwork() {
      await answer(knobs.switchNetwork);
      state.set({ ...state.get(), chainId });
    },
    async disconnect() {
      state.set(noWallet);
    },
  };
}
