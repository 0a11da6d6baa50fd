import type { BrowserContextOptions } from '@playwright/test';
import { chainId, storageKeys } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';

/** A browser's storage as an earlier visit of a member leaves it, with the test wallet connected. */
export function signedInState(
  origin: string,
  user: SessionUser,
  isLightTheme: boolean,
): NonNullable<Exclude<BrowserContextOptions['storageState'], string>> {
  const wallet = {
    walletAddress: user.walletId,
    isConnected: true,
    chainId,
    label: 'Test Wallet',
    isDemo: false,
    loading: false,
    error: null,
  };
  const kept = {
    [storageKeys.root]: JSON.stringify({ state: { wallet, user, theme: { isLightTheme } }, version: 0 }),
    [storageKeys.userData]: JSON.stringify(user),
    [storageKeys.token]: user.token,
    [storageKeys.authToken]: user.token,
    [storageKeys.connectedWallet]: 'test.wallet',
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
