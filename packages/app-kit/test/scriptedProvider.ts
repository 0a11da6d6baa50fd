import { EventEmitter } from 'node:events';

type Answer = (params: readonly unknown[]) => unknown;

/** A wallet's refusal, by the number that EIP-1193 gives it. */
export function refusal(code: number): Error {
  return Object.assign(new Error(`Refused: ${code}.`), { code });
}

/** A wallet of a browser: an EIP-1193 provider that answers as told, and says what it was asked. */
export interface ScriptedProvider extends EventEmitter {
  asked: string[];
  /** What `wallet_addEthereumChain` was given. */
  added: unknown[];
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  /** Another account is chosen in the wallet, or none. */
  choose(...accounts: string[]): void;
  /** Another chain is chosen in the wallet, or by the app. */
  goTo(chainId: number): void;
}

/** @param answers Takes the place of what the wallet would answer, by method. */
export function scriptedProvider(
  account: string,
  { chainId = 137, answers = {} }: { chainId?: number; answers?: Record<string, Answer> } = {},
): ScriptedProvider {
  let accounts = [account];
  let current = chainId;
  const provider: ScriptedProvider = Object.assign(new EventEmitter(), {
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

/** Lets a wallet announce itself to the page, as EIP-6963 has it. */
export function announce(provider: ScriptedProvider, rdns = 'test.wallet', name = 'Test wallet'): void {
  const info = { uuid: crypto.randomUUID(), name, icon: 'data:image/svg+xml,<svg/>', rdns };
  const detail = Object.freeze({ info, provider });
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}
