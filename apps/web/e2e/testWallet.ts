import type { Page } from '@playwright/test';
import { journeyPorts } from './journeyPorts.ts';

export interface TestWalletOptions {
  /** One of Anvil's unlocked accounts, which sign without a key. */
  account: string;
  /** Methods to which its owner says no. */
  rejects?: string[];
  /** The first four bytes of calls that its owner does not send, until `relent`. */
  rejectsCall?: string;
  /** The chain that it says it is on. @default the product's */
  chainId?: string;
}

/** From now on the wallet's owner sends every call. */
export async function relent(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('test-wallet-relents', 'yes'));
}

/** Puts a browser wallet into a page before it loads: an EIP-1193 provider that announces itself by EIP-6963. */
export async function installTestWallet(page: Page, options: TestWalletOptions): Promise<void> {
  const rpc = `http://127.0.0.1:${journeyPorts().rpc}`;
  await page.addInitScript(
    ({ rpc, account, rejects, rejectsCall, chainId }) => {
      let id = 0;
      let isConnected = sessionStorage.getItem('test-wallet') === 'connected';
      function connect() {
        isConnected = true;
        sessionStorage.setItem('test-wallet', 'connected');
      }
      function isRefused(method: string, params: unknown[]): boolean {
        if (!rejectsCall || method !== 'eth_sendTransaction') return false;
        if (sessionStorage.getItem('test-wallet-relents')) return false;
        return JSON.stringify(params).includes(`"data":"${rejectsCall}`);
      }
      async function ask(method: string, params: unknown[]): Promise<unknown> {
        const reply = await fetch(rpc, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
        });
        const { result, error } = await reply.json();
        if (error) throw Object.assign(new Error(error.message), error);
        return result;
      }
      const provider = {
        on: () => provider,
        removeListener: () => provider,
        async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
          if (rejects.includes(method) || isRefused(method, params)) {
            throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
          }
          switch (method) {
            case 'eth_requestAccounts':
              connect();
              return [account];
            case 'eth_accounts':
              return isConnected ? [account] : [];
            case 'eth_chainId':
              return chainId;
            case 'wallet_requestPermissions':
              connect();
              return [
                { parentCapability: 'eth_accounts', caveats: [{ type: 'accounts', value: [account] }] },
              ];
            case 'wallet_revokePermissions':
              isConnected = false;
              sessionStorage.removeItem('test-wallet');
              return null;
            default:
              return ask(method, params);
          }
        },
      };
      const info = {
        uuid: '6f1f1a52-2d5a-4b5c-9a5e-000000000001',
        name: 'Test Wallet',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: 'test.wallet',
      };
      const detail = Object.freeze({ info, provider });
      const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      window.addEventListener('eip6963:requestProvider', announce);
      announce();
    },
    { rpc, rejects: [], rejectsCall: '', chainId: '0x89', ...options },
  );
}
