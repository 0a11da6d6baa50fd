import type { Page } from 'playwright';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';

/**
 * Installs a browser wallet before the page loads. The wallet announces itself by EIP-6963 as “Test
 * Wallet”, is on Polygon, and signs every message.
 */
export async function installPageWallet(page: Page): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await page.exposeFunction('signInWallet', (raw: `0x${string}`) =>
    account.signMessage({ message: { raw } }),
  );
  await page.addInitScript((address) => {
    const answers: Record<string, (params: string[]) => unknown> = {
      eth_requestAccounts: () => [address],
      eth_accounts: () => [address],
      eth_chainId: () => '0x89',
      personal_sign: ([message]) =>
        (window as unknown as { signInWallet(raw?: string): unknown }).signInWallet(message),
      wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts', caveats: [] }],
    };
    const provider = {
      on: () => provider,
      removeListener: () => provider,
      request: async ({ method, params = [] }: { method: string; params?: string[] }) => {
        const answer = answers[method];
        if (!answer) throw new Error(`The test wallet does not know ${method}.`);
        return answer(params);
      },
    };
    const info = {
      uuid: '6f1f1a52-2d5a-4b5c-9a5e-000000000002',
      name: 'Test Wallet',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: 'test.wallet',
    };
    const detail = Object.freeze({ info, provider });
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  }, account.address);
  return account;
}
