import type { PurchaseAttempt } from '@upline/chain';
import { advancePurchase, type PurchaseEvent, type PurchaseState, startPurchase } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { ownProgress } from '../adapters/ownProgress.ts';
import type { Wallet } from '../adapters/wallet.ts';
import type { BuyLevelOptions } from './buyLevel.ts';

// The front door leads to styles, which only a build can read: a port is all that is needed here.

const chain = vi.hoisted(() => ({ resumePurchase: vi.fn(), purchase: vi.fn() }));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), ...chain }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
vi.stubEnv('VITE_UPLINE_REGISTRY', registry);

const { purchaseJournal } = await import('./purchaseJournal.ts');
const { takeUpLevel } = await import('./takeUpLevel.ts');
const { buyLevel } = await import('./buyLevel.ts');

const hash = `0x${'ab'.repeat(32)}` as const;
const whose = { wallet: member.walletId, position: 1 } as const;

const asked: PurchaseAttempt = {
  step: 'invest',
  way: 'sequential',
  prompts: ['approve', 'invest'],
  pool: registry,
  call: { to: registry, data: '0x1234' },
  nonce: 7,
  block: 5n,
  hash: null,
  callsId: null,
  calls: [],
};
const sent = { ...asked, hash };

const succeeded: PurchaseEvent = { type: 'succeeded', transaction: hash, block: 9n };
const cancelled: PurchaseEvent = {
  type: 'failed',
  failure: { notice: { id: 'toast.userCancelled' } },
};

const journal = () => purchaseJournal();

/** One open page of the app, with a member signed in. */
function page(user: SessionUser | null = member) {
  const { session, become } = sessionOf(user);
  let address = member.walletId;
  const wallet = {
    state: { get: () => ({ status: 'connected', address, chainId: 137 }) },
    engine: async () => ({ client: async () => ({ account: { address: member.walletId } }) }),
  } as unknown as Wallet;
  const progress = ownProgress<PurchaseState, PurchaseEvent>(session, advancePurchase);
  const seen: (string | null)[] = [];
  progress.current.subscribe(() => seen.push(progress.current.get()?.status ?? null));
  const options = { session, wallet };
  return {
    progress,
    seen,
    become,
    switchAccount(next: string) {
      address = next;
    },
    takeUp: () => takeUpLevel(options, progress),
    buy() {
      const client = {
        call: async () => ({
          data: { contractAddress: registry, stableCoinAddress: registry, joinningFee: '50000000' },
        }),
      } as unknown as BuyLevelOptions['client'];
      const terms = { fee: 50_000_000n, binds: null };
      const telling = progress.begin(startPurchase(1));
      return buyLevel({ ...options, client, position: 1, terms, telling, progress });
    },
  };
}

/** What the chain tells of what was sent. */
function chainTells(...events: PurchaseEvent[]) {
  chain.resumePurchase.mockImplementation(async function* () {
    yield* events;
  });
}

/** A purchase whose wallet stays open until the test answers for its owner. */
function openWallet() {
  const { promise, resolve } = Promise.withResolvers<PurchaseEvent>();
  chain.purchase.mockImplementation(async function* ({ note }: { note: (attempt: PurchaseAttempt) => void }) {
    yield { type: 'step', step: 'balance' };
    note(asked);
    yield { type: 'step', step: 'invest' };
    yield await promise;
  });
  return resolve;
}

const others = new EventTarget();
const otherPageWrites = () => others.dispatchEvent(new Event('storage'));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
});

afterEach(() => {
  vi.unstubAllGlobals();
  chain.resumePurchase.mockReset();
  chain.purchase.mockReset();
});

describe('a page that finds a journal', () => {
  test('shows what was sent at once, follows it, and forgets it when it is bought', async () => {
    journal().note(whose, sent);
    chainTells({ type: 'step', step: 'confirm' }, succeeded);
    const { progress, takeUp, seen } = page();
    await takeUp();
    expect(seen[0]).toBe('running');
    expect(progress.current.get()).toMatchObject({
      position: 1,
      isResumed: true,
      status: 'succeeded',
      transaction: hash,
      block: 9n,
    });
    expect(journal().find(whose)).toBeUndefined();
    expect(chain.resumePurchase.mock.calls[0]?.[0]).toMatchObject({ buyer: member.walletId, attempt: sent });
    expect(chain.purchase).not.toHaveBeenCalled();
  });

  test.each<[string, PurchaseEvent[]]>([
    ['that nothing was sent', []],
    ['a no', [{ type: 'step', step: 'invest' }, cancelled]],
  ])('and learns late of %s forgets nothing that another page has sent since', async (_what, events) => {
    journal().note(whose, asked);
    const { promise, resolve } = Promise.withResolvers<void>();
    chain.resumePurchase.mockImplementation(async function* () {
      await promise;
      yield* events;
    });
    const taken = page().takeUp();
    await vi.waitFor(() => expect(chain.resumePurchase).toHaveBeenCalled());
    const since = { ...sent, nonce: 8 };
    journal().note(whose, since);
    resolve();
    await taken;
    expect(journal().find(whose)?.attempt).toEqual(since);
  });

  test('shows nothing where nothing was sent, and keeps in mind that it was asked', async () => {
    journal().note(whose, asked);
    chainTells();
    const { takeUp, seen } = page();
    await takeUp();
    expect(seen).toEqual([]);
    expect(journal().find(whose)?.attempt).toEqual(asked);
  });

  test('shows what it finds where the wallet had sent it all the same', async () => {
    journal().note(whose, asked);
    chainTells({ type: 'sent', step: 'invest', transaction: hash }, succeeded);
    const { progress, takeUp } = page();
    await takeUp();
    expect(progress.current.get()).toMatchObject({ isResumed: true, status: 'succeeded' });
  });

  test('lets the level be bought once the approval is mined', async () => {
    journal().note(whose, { ...sent, step: 'approve' });
    chainTells({ type: 'step', step: 'approve' });
    const { takeUp, seen } = page();
    await takeUp();
    expect(seen).toEqual(['running', 'running', null]);
    expect(journal().find(whose)).toBeUndefined();
  });

  test('tells what came to nothing, and forgets it', async () => {
    journal().note(whose, sent);
    chainTells({ type: 'failed', failure: { notice: { id: 'purchase.dropped' } } });
    const { progress, takeUp } = page();
    await takeUp();
    expect(progress.current.get()?.failure?.notice.id).toBe('purchase.dropped');
    expect(journal().find(whose)).toBeUndefined();
  });

  test('of another wallet, or with nobody signed in, takes up nothing', async () => {
    journal().note({ ...whose, wallet: registry }, sent);
    await page().takeUp();
    journal().note(whose, sent);
    await page(null).takeUp();
    expect(chain.resumePurchase).not.toHaveBeenCalled();
  });

  test('stops looking when another member signs in, who sees nothing of it', async () => {
    journal().note(whose, sent);
    chain.resumePurchase.mockImplementation(async function* ({ signal }: { signal: AbortSignal }) {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      yield succeeded;
    });
    const { progress, takeUp, become } = page();
    const taken = takeUp();
    await vi.waitFor(() => expect(chain.resumePurchase).toHaveBeenCalled());
    become({ ...member, walletId: registry });
    await taken;
    expect(progress.current.get()).toBeNull();
    expect(journal().find(whose)?.attempt).toEqual(sent);
  });

  test('forgets what failed though its hash was heard only now', async () => {
    journal().note(whose, asked);
    chain.resumePurchase.mockImplementation(async function* ({ note }) {
      note(sent);
      yield { type: 'sent', step: 'invest', transaction: hash };
      yield { type: 'failed', failure: { notice: { id: 'toast.revertUndecoded' } } };
    });
    const { progress, takeUp } = page();
    await takeUp();
    expect(progress.current.get()?.status).toBe('failed');
    expect(journal().find(whose)).toBeUndefined();
  });

  test('keeps what was sent in mind where a new purchase cannot even begin', async () => {
    journal().note(whose, sent);
    chain.purchase.mockImplementation(async function* () {
      yield { type: 'step', step: 'network' };
      yield { type: 'failed', failure: { notice: { id: 'toast.wrongNetwork' } } };
    });
    const { progress, buy } = page();
    await buy();
    expect(progress.current.get()?.status).toBe('failed');
    expect(journal().find(whose)?.attempt).toEqual(sent);
  });

  test('hands what was left to a purchase that is begun again', async () => {
    journal().note(whose, asked);
    chain.purchase.mockImplementation(async function* () {
      yield succeeded;
    });
    await page().buy();
    expect(chain.purchase.mock.calls[0]?.[0].earlier).toEqual(asked);
    expect(journal().find(whose)).toBeUndefined();
  });
});

describe('between two prompts', () => {
  const prompts = vi.fn();
  beforeEach(() => {
    prompts.mockReset();
    chain.purchase.mockImplementation(async function* ({ note }) {
      yield { type: 'step', step: 'balance' };
      yield { type: 'step', step: 'approve' };
      prompts('approve');
      note({ ...sent, step: 'approve' });
      yield { type: 'sent', step: 'approve', transaction: hash };
      yield { type: 'step', step: 'invest' };
      prompts('invest');
      yield succeeded;
    });
  });

  const onceApproved = (progress: ReturnType<typeof page>['progress'], act: () => void) =>
    progress.current.subscribe(() => progress.current.get()?.transaction && act());

  test('a wallet that has changed its account is asked nothing more', async () => {
    const { buy, progress, switchAccount } = page();
    onceApproved(progress, () => switchAccount(registry));
    await buy();
    expect(prompts.mock.calls).toEqual([['approve']]);
    expect(progress.current.get()?.failure?.notice.id).toBe('purchase.otherWallet');
  });

  test.each([
    ['nobody', null],
    ['another member', { ...member, walletId: registry }],
  ])('a wallet whose member has gone, for %s, is asked nothing more', async (_whom, next) => {
    const { buy, progress, become, switchAccount } = page();
    onceApproved(progress, () => {
      if (next) switchAccount(next.walletId);
      become(next);
    });
    await buy();
    expect(prompts.mock.calls).toEqual([['approve']]);
    expect(progress.current.get()).toBeNull();
  });
});

describe('two pages of one browser', () => {
  test('open the wallet once: the second one shows the purchase of the first, to its end', async () => {
    const answer = openWallet();
    const [first, second] = [page(), page()];
    const buying = first.buy();
    await vi.waitFor(() => expect(journal().find(whose)).toBeDefined());
    const following = second.buy();
    await vi.waitFor(() =>
      expect(second.progress.current.get()).toMatchObject({ isResumed: true, status: 'running' }),
    );
    journal().note(whose, sent);
    otherPageWrites();
    expect(second.progress.current.get()).toMatchObject({ transaction: hash });
    chainTells(succeeded);
    answer(succeeded);
    await Promise.all([buying, following]);
    expect(second.progress.current.get()).toMatchObject({ status: 'succeeded', block: 9n });
    expect(chain.purchase).toHaveBeenCalledTimes(1);
  });

  test('can both buy again after a no', async () => {
    const answer = openWallet();
    const [first, second] = [page(), page()];
    const buying = first.buy();
    await vi.waitFor(() => expect(journal().find(whose)).toBeDefined());
    const following = second.takeUp();
    await vi.waitFor(() => expect(second.progress.isRunning()).toBe(true));
    chainTells();
    answer(cancelled);
    await Promise.all([buying, following]);
    expect(first.progress.current.get()?.status).toBe('failed');
    expect(second.progress.current.get()).toBeNull();
    expect(journal().find(whose)).toBeUndefined();
    chain.purchase.mockImplementation(async function* () {
      yield succeeded;
    });
    await second.buy();
    expect(second.progress.current.get()?.status).toBe('succeeded');
  });

  test('are each their own where the browser knows no locks', async () => {
    vi.stubGlobal('navigator', {});
    journal().note(whose, sent);
    chainTells(succeeded);
    const { progress, takeUp } = page();
    await takeUp();
    expect(progress.current.get()?.status).toBe('succeeded');
  });
});
