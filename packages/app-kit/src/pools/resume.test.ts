import type { PurchaseAttempt, purchase, resumePurchase } from '@upline/chain';
import { advancePurchase, type PurchaseEvent, type PurchaseState, startPurchase } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { settings } from '../chain/settings.ts';
import type { Wallet } from '../wallet/engine.ts';
import type { BuyLevelOptions } from './buyLevel.ts';
import { createProgress } from './progress.ts';

const chain = vi.hoisted(() => ({ resumePurchase: vi.fn(), purchase: vi.fn() }));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), ...chain }));

const standing = vi.hoisted(() => ({ staysBought: vi.fn() }));
vi.mock('./standing.ts', () => standing);

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
Object.assign(settings, { registry });

const { purchaseJournal } = await import('./journal.ts');
const { purchases, resume } = await import('./resume.ts');
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

function page(user: SessionUser | null = member) {
  const { session, become } = sessionOf(user);
  let address = member.walletId;
  const wallet = {
    state: { get: () => ({ status: 'connected', address, chainId: 137 }) },
    engine: async () => ({ client: async () => ({ account: { address: member.walletId } }) }),
  } as unknown as Wallet;
  const progress = createProgress<PurchaseState, PurchaseEvent>(session, advancePurchase);
  const seen: (string | null)[] = [];
  progress.current.subscribe(() => seen.push(progress.current.get()?.status ?? null));
  const options = { session, wallet, progress };
  return {
    progress,
    seen,
    become,
    switchAccount(next: string) {
      address = next;
    },
    resume: () => resume(purchases, options),
    buy() {
      const client = {
        call: async () => ({
          data: { contractAddress: registry, stableCoinAddress: registry, joinningFee: '50000000' },
        }),
      } as unknown as BuyLevelOptions['client'];
      const terms = { fee: 50_000_000n, binds: null };
      const report = progress.begin(startPurchase(1));
      return buyLevel({ ...options, client, position: 1, terms, report });
    },
  };
}

type Run = Parameters<typeof resumePurchase>[0];

/** The chain's events for the sent request; a final event clears the journal first. */
function chainTells(...events: PurchaseEvent[]) {
  chain.resumePurchase.mockImplementation(async function* ({ journal: kept }: Run) {
    for (const event of events) {
      if (event.type === 'succeeded' || event.type === 'failed') kept.write([], false);
      yield event;
    }
  });
}

/** A purchase whose wallet stays open until the test answers. */
function openWallet() {
  const { promise, resolve } = Promise.withResolvers<PurchaseEvent>();
  chain.purchase.mockImplementation(async function* ({ journal: kept }: Run) {
    yield { type: 'step', step: 'balance' };
    yield { type: 'step', step: 'invest' };
    kept.write([asked], false);
    const end = await promise;
    kept.write([], false);
    yield end;
  });
  return resolve;
}

const others = new EventTarget();
const otherPageWrites = () => others.dispatchEvent(new Event('storage'));

beforeEach(() => {
  standing.staysBought.mockResolvedValue(true);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
});

afterEach(() => {
  vi.unstubAllGlobals();
  chain.resumePurchase.mockReset();
  chain.purchase.mockReset();
  standing.staysBought.mockReset();
});

describe('a page that finds a journal', () => {
  test('shows a sent request at once, follows it and clears it when the level is bought', async () => {
    journal().note(whose, sent);
    chainTells({ type: 'step', step: 'confirm' }, succeeded);
    const { progress, resume: go, seen } = page();
    await go();
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

  test('shows nothing if nothing was sent, and keeps the request', async () => {
    journal().note(whose, asked);
    chainTells();
    const { resume, seen } = page();
    await resume();
    expect(seen).toEqual([]);
    expect(journal().find(whose)?.attempt).toEqual(asked);
  });

  test('shows the transaction if the wallet has sent it after all', async () => {
    journal().note(whose, asked);
    chainTells({ type: 'sent', step: 'invest', transaction: hash }, succeeded);
    const { progress, resume } = page();
    await resume();
    expect(progress.current.get()).toMatchObject({ isResumed: true, status: 'succeeded' });
  });

  test('allows the purchase once the approval is mined', async () => {
    journal().note(whose, { ...sent, step: 'approve' });
    chain.resumePurchase.mockImplementation(async function* ({ journal: kept }: Run) {
      yield { type: 'step', step: 'approve' };
      kept.write([], false);
    });
    const { resume, seen } = page();
    await resume();
    expect(seen).toEqual(['running', 'running', null]);
    expect(journal().find(whose)).toBeUndefined();
  });

  test('reports a failed purchase and clears its entry', async () => {
    journal().note(whose, sent);
    chainTells({ type: 'failed', failure: { notice: { id: 'purchase.dropped' } } });
    const { progress, resume } = page();
    await resume();
    expect(progress.current.get()?.failure?.notice.id).toBe('purchase.dropped');
    expect(journal().find(whose)).toBeUndefined();
  });

  test('resumes nothing for another wallet or while signed out', async () => {
    journal().note({ ...whose, wallet: registry }, sent);
    await page().resume();
    journal().note(whose, sent);
    await page(null).resume();
    expect(chain.resumePurchase).not.toHaveBeenCalled();
  });

  test('stops when another member signs in, and shows them nothing', async () => {
    journal().note(whose, sent);
    chain.resumePurchase.mockImplementation(async function* ({ signal }: { signal: AbortSignal }) {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      yield succeeded;
    });
    const { progress, resume, become } = page();
    const taken = resume();
    await expect.poll(() => chain.resumePurchase).toHaveBeenCalled();
    become({ ...member, walletId: registry });
    await taken;
    expect(progress.current.get()).toBeNull();
    expect(journal().find(whose)?.attempt).toEqual(sent);
  });

  test('passes the earlier request to a new purchase', async () => {
    journal().note(whose, asked);
    let left: readonly PurchaseAttempt[] = [];
    chain.purchase.mockImplementation(async function* ({ journal: kept }: Run) {
      left = kept.read();
      yield succeeded;
    });
    await page().buy();
    expect(left).toEqual([asked]);
  });

  test('follows an answer that the wallet gives after the run has ended', async () => {
    let answerLate = () => {};
    chain.purchase.mockImplementation(async function* ({ journal: kept }: Run) {
      kept.write([asked], false);
      answerLate = () => kept.write([sent], false);
      yield { type: 'failed', failure: { notice: { id: 'purchase.unseen' } } };
    });
    const { buy, progress } = page();
    await buy();
    expect(progress.current.get()?.failure?.notice.id).toBe('purchase.unseen');
    chainTells(succeeded);
    answerLate();
    await expect.poll(() => progress.current.get()).toMatchObject({ isResumed: true, status: 'succeeded' });
    expect(journal().find(whose)).toBeUndefined();
  });
});

describe('between two prompts', () => {
  const prompts = vi.fn();
  beforeEach(() => {
    prompts.mockReset();
    chain.purchase.mockImplementation(async function* ({ mayAsk }: Parameters<typeof purchase>[0]) {
      yield { type: 'step', step: 'balance' };
      yield { type: 'step', step: 'approve' };
      mayAsk?.();
      prompts('approve');
      yield { type: 'sent', step: 'approve', transaction: hash };
      yield { type: 'step', step: 'invest' };
      mayAsk?.();
      prompts('invest');
      yield succeeded;
    });
  });

  const onceApproved = (progress: ReturnType<typeof page>['progress'], act: () => void) =>
    progress.current.subscribe(() => progress.current.get()?.transaction && act());

  test('sends no further request to a wallet that has changed its account', async () => {
    const { buy, progress, switchAccount } = page();
    onceApproved(progress, () => switchAccount(registry));
    await buy();
    expect(prompts.mock.calls).toEqual([['approve']]);
    expect(progress.current.get()?.failure?.notice.id).toBe('purchase.otherWallet');
  });

  test.each([
    ['nobody', null],
    ['another member', { ...member, walletId: registry }],
  ])('sends no further request after a sign-out, followed by %s', async (_whom, next) => {
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
  test('open the wallet once; the second page shows the purchase of the first to its end', async () => {
    const answer = openWallet();
    const [first, second] = [page(), page()];
    const buying = first.buy();
    await expect.poll(() => journal().find(whose)).toBeDefined();
    const following = second.buy();
    await expect
      .poll(() => second.progress.current.get())
      .toMatchObject({ isResumed: true, status: 'running' });
    journal().note(whose, sent);
    otherPageWrites();
    expect(second.progress.current.get()).toMatchObject({ transaction: hash });
    chainTells(succeeded);
    answer(succeeded);
    await Promise.all([buying, following]);
    expect(second.progress.current.get()).toMatchObject({ status: 'succeeded', block: 9n });
    expect(chain.purchase).toHaveBeenCalledTimes(1);
  });

  test('can both buy again after a rejection', async () => {
    const answer = openWallet();
    const [first, second] = [page(), page()];
    const buying = first.buy();
    await expect.poll(() => journal().find(whose)).toBeDefined();
    const following = second.resume();
    await expect.poll(() => second.progress.isRunning()).toBe(true);
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

  test('work independently if the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    journal().note(whose, sent);
    chainTells(succeeded);
    const { progress, resume } = page();
    await resume();
    expect(progress.current.get()?.status).toBe('succeeded');
  });
});

describe('a reorg that drops a purchase', () => {
  test.each(['here', 'on an earlier page', 'here, continuing an earlier page'])(
    "brings the purchase's transaction back on the page after a purchase %s",
    async (where) => {
      const { progress, seen, buy, resume: again } = page();
      const lost = Promise.withResolvers<boolean>();
      standing.staysBought.mockReturnValueOnce(lost.promise);
      chainTells({ ...succeeded, block: 11n });
      if (where === 'here') {
        const end = openWallet();
        const bought = buy();
        await expect.poll(() => journal().find(whose)).toBeTruthy();
        end(succeeded);
        await bought;
        expect(chain.resumePurchase).not.toHaveBeenCalled();
      } else if (where === 'on an earlier page') {
        journal().note(whose, sent);
        await again();
      } else {
        journal().note(whose, sent);
        chain.purchase.mockImplementation(async function* ({ journal: kept }: Run) {
          kept.write([], false);
          yield succeeded;
        });
        await buy();
      }
      expect(journal().find(whose)).toBeUndefined();
      seen.length = 0;
      lost.resolve(false);
      await expect.poll(() => progress.current.get()?.block).toBe(11n);
      expect(seen).toContain('running');
      expect(seen.at(-1)).toBe('succeeded');
      expect(journal().find(whose)).toBeUndefined();
    },
  );

  test('shows nothing of the purchase to the next member', async () => {
    const { become, resume: again } = page();
    const lost = Promise.withResolvers<boolean>();
    standing.staysBought.mockReturnValueOnce(lost.promise);
    journal().note(whose, sent);
    chainTells(succeeded);
    await again();
    become(null);
    lost.resolve(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(chain.resumePurchase).toHaveBeenCalledTimes(1);
  });
});
