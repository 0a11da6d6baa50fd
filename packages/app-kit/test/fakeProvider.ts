import { EventEmitter } from 'node:events';

type Answer = (params: readonly unknown[]) => unknown;

/** A wallet's rejection with its EIP-1193 code. */
export function refusal(code: number): Error {
  return Object.assign(new Error(`Refused: ${code}.`), { code });
}

/** A browser wallet: an EIP-1193 provider with fixed answers that records its requests. */
export interface FakeProvider extends EventEmitter {
  asked: string[];
  /** Parameters of `wallet_addEthereumChain` calls. */
  added: unknown[];
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  /** Chooses another account in the wallet, or none. */
  choose(...accounts: string[]): void;
  /** Switches the chain, in the wallet or by the app. */
  goTo(chainId: number): void;
}

/** @param answers Replies by method, in place of the wallet's own. */
export function fakeProvider(
  account: string,
  { chainId = 137, answers = {} }: { chainId?: number; answers?: Record<string, Answer> } = {},
): FakeProvider {
  let accounts = [account];
  let current = chainId;
  const provider: FakeProvider = Object.assign(new EventEmitter(), {
    asked: [],
    added: [],
    choose(...next: string[]) {
      accounts = next;
      provider.emit('accountsChanged', next);
    },
    goTo(next: number) {
      current = next;
      provider.emit('chainChanged', `0x${next.toString(16)}`);
    },
    async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
      provider.asked.push(method);
      const own = answers[method];
      if (own) return own(params);
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return accounts;
        case 'eth_chainId':
          return `0x${current.toString(16)}`;
        case 'wallet_requestPermissions':
          return [
            {
              parentCapability: 'eth_accounts',
              caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
            },
          ];
        case 'wallet_addEthereumChain':
          provider.added.push(params[0]);
          provider.goTo(137);
          return null;
        case 'wallet_switchEthereumChain':
          provider.goTo(137);
          return null;
        case 'wallet_revokePermissions':
          return null;
        case 'personal_sign':
          return '0x51';
        default:
          throw refusal(4200);
      }
    },
  });
  return provider;
}

/** Announces a wallet to the page (EIP-6963). */
export function announce(provider: FakeProvider, rdns = 'test.wallet', name = 'Test wallet'): void {
  const info = { uuid: crypto.randomUUID(), name, icon: 'data:image/svg+xml,<svg/>', rdns };
  const detail = Object.freeze({ info, provider });
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}
