import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { chainId, storageKeys } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { fallSilent, type SharedBrowsers, type StoredState, shareBrowsers } from './browsers.ts';
import { type Chain, chainOf } from './chain.ts';
import { type Member, type MemberWishes, makeMember } from './members.ts';
import { type Served, startUpline, type Upline } from './startUpline.ts';
import { TestWallet, type TestWalletOptions } from './testWallet.ts';
import { hearToasts } from './toasts.ts';
import { type Meant, watch } from './watch.ts';

export { expect } from '@playwright/test';

/** Browser storage of a member who visited before, with the test wallet connected. */
function signedInState(origin: string, user: SessionUser, isLightTheme: boolean): StoredState {
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

/** Options that a journey file sets for its worker. */
export interface JourneyOptions {
  served: Served;
}

interface WorkerFixtures extends JourneyOptions {
  upline: Upline;
  /** Browsers for visits without special options. */
  sharedBrowsers: SharedBrowsers;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  wallet: TestWallet;
}

export interface VisitOptions {
  member?: Member;
  /** The wallet's account. @default the member's, or an unregistered one */
  account?: PrivateKeyAccount;
  wallet?: TestWalletOptions | null;
  isLightTheme?: boolean;
  /** Differences from the usual browser. */
  browser?: BrowserContextOptions;
  /** Uses a new browser, which a journey needs to set its clock. @default false */
  isNew?: boolean;
}

interface JourneyFixtures {
  /** Failure statuses that the journey expects; any other failed call is a fault. */
  meantStatuses: readonly number[];
  /** Other browser errors that the journey expects. */
  meantComplaints: RegExp | null;
  chain: Chain;
  /** Registers a new member with the given funds and levels. */
  newMember: (wishes?: MemberWishes) => Promise<Member>;
  /** Opens a browser for a person, watched from its first request to the end of the test. */
  visit: (options?: VisitOptions) => Promise<Visit>;
}

/** A test on a worker's own Upline whose pages are watched from their first request to the end. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  served: ['built', { option: true, scope: 'worker' }],
  upline: [
    async ({ served }, use, { workerIndex }) => {
      const upline = await startUpline({ served, worker: workerIndex });
      await use(upline);
      await upline.stop();
    },
    // Each of its processes has its own time limit.
    { scope: 'worker', timeout: 0 },
  ],
  sharedBrowsers: [({ browser }, use) => use(shareBrowsers(browser)), { scope: 'worker' }],
  meantStatuses: [[], { option: true }],
  meantComplaints: [null, { option: true }],
  baseURL: ({ upline }, use) => use(upline.url),
  chain: async ({ upline }, use) => {
    const chain = chainOf(upline);
    await use(chain);
    await chain.flow();
  },
  newMember: ({ upline }, use) => use((wishes) => makeMember(upline, wishes)),
  visit: async ({ browser, sharedBrowsers, serviceWorkers, upline, meantStatuses, meantComplaints }, use) => {
    const faults: string[] = [];
    const ends: AsyncDisposableStack[] = [];
    const meant: Meant = { statuses: meantStatuses, complaints: meantComplaints };
    const own = [upline.url, upline.deskUrl, upline.apiUrl, upline.rpcUrl];
    await use(async ({ member, account, wallet, isLightTheme = true, browser: settings, isNew } = {}) => {
      const { serviceWorkers: workers = serviceWorkers, ...unusual } = settings ?? {};
      const storageState = member && signedInState(upline.url, member.user, isLightTheme);
      // A shared browser would keep the service worker's caches.
      const isShared = !isNew && workers === 'block' && Object.keys(unusual).length === 0;
      const context = isShared
        ? await sharedBrowsers.take(storageState)
        : await browser.newContext({ ...(storageState && { storageState }), ...settings });
      const end = new AsyncDisposableStack();
      ends.push(end);
      // Runs in reverse order.
      end.defer(() => (isShared ? sharedBrowsers.giveBack(context) : context.close()));
      end.use(await watch(context, own, meant, faults));
      end.use(await hearToasts(context));
      const owner = account ?? member?.account ?? privateKeyToAccount(generatePrivateKey());
      const held = new TestWallet(upline.rpcUrl, owner, { isConnected: Boolean(member), ...wallet });
      if (wallet !== null) end.use(await held.install(context));
      end.defer(() => fallSilent(context));
      return { context, page: await context.newPage(), wallet: held };
    });
    await Promise.all(ends.map((end) => end.disposeAsync()));
    expect(faults, 'the pages’ faults').toEqual([]);
  },
});
