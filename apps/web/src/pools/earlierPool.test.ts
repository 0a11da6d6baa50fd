import type { PurchaseAttempt } from '@upline/chain';
import { advancePurchase, type PurchaseEvent, type PurchaseState, startPurchase } from '@upline/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { ownProgress } from '../adapters/ownProgress.ts';
import type { Wallet } from '../adapters/wallet.ts';
import { type BuyLevelOptions, buyLevel } from './buyLevel.ts';
import { purchaseJournal } from './purchaseJournal.ts';
import { takeUpLevel } from './takeUpLevel.ts';

// The front door leads to styles, which only a build can read: a port is all that is needed here.

const chain = vi.hoisted(() => ({ resumePurchase: vi.fn(), purchase: vi.fn() }));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), ...chain }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
vi.stubEnv('VITE_UPLINE_REGISTRY', registry);

const earlierPool = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const newPool = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0';
const hash = `0x${'ab'.repeat(32)}` as const;
const whose = { wallet: member.walletId, position: 1 } as const;

const asked: PurchaseAttempt = {
  step: 'invest',
  way: 'sequential',
  prompts: ['approve', 'invest'],
  pool: earlierPool,
  call: { to: earlierPool, data: '0x1234' },
  nonce: 7,
  block: 5n,
  hash: null,
  callsId: null,
  calls: [],
};
const sent = { ...asked, hash };

const bought: PurchaseEvent = { type: 'succeeded', transaction: hash, block: 9n };
const failed = (id: 'purchase.dropped' | 'purchase.unseen'): PurchaseEvent => ({
  type: 'failed',
  failure: { notice: { id } },
});

/** One open page of the app, whose server names the pool. */
function page(contractAddress: string = newPool) {
  const { session, become } = sessionOf(member);
  const wallet = {
    state: { get: () => ({ status: 'connected', address: member.walletId, chainId: 137 }) },
    engine: async () => ({ client: async () => ({ account: { address: member.walletId } }) }),
  } as unknown as Wallet;
  const client = {
    call: async () => ({
      data: { contractAddress, stableCoinAddress: registry, joinningFee: '50000000' },
    }),
  } as unknown as BuyLevelOptions['client'];
  const progress = ownProgress<PurchaseState, PurchaseEvent>(session, advancePurchase);
  const isResumed: (boolean | undefined)[] = [];
  progress.current.subscribe(() => isResumed.push(progress.current.get()?.isResumed));
  return {
    progress,
    become,
    isResumed,
    takeUp: () => takeUpLevel({ session, wallet }, progress),
    async buy() {
      const telling = progress.begin(startPurchase(1));
      const terms = { fee: 50_000_000n, binds: null };
      await buyLevel({ client, session, wallet, position: 1, terms, telling, progress });
      return progress.current.get();
    },
  };
}

/** What the chain tells of what was asked for. */
function chainTells(...events: PurchaseEvent[]) {
  chain.resumePurchase.mockImplementation(async function* () {
    yield* events;
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  chain.purchase.mockImplementation(async function* () {
    yield { type: 'step', step: 'balance' };
    yield { type: 'succeeded', transaction: null, block: 12n };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  chain.resumePurchase.mockReset();
  chain.purchase.mockReset();
});

test('what is on its way to an earlier pool is followed and shown as such, and nothing is bought beside it', async () => {
  purchaseJournal().note(whose, sent);
  chainTells({ type: 'step', step: 'confirm' }, bought);
  const { buy, isResumed } = page();
  expect(await buy()).toMatchObject({ isResumed: true, status: 'succeeded', transaction: hash, block: 9n });
  expect(isResumed).toContain(true);
  expect(chain.resumePurchase.mock.calls[0]?.[0]).toMatchObject({ attempt: sent, buyer: member.walletId });
  expect(chain.purchase).not.toHaveBeenCalled();
  expect(purchaseJournal().find(whose)).toBeUndefined();
});

test('what came to nothing there is told, and can be bought at the new one by trying again', async () => {
  purchaseJournal().note(whose, sent);
  chainTells(failed('purchase.dropped'));
  const { buy } = page();
  expect((await buy())?.failure?.notice.id).toBe('purchase.dropped');
  expect(chain.purchase).not.toHaveBeenCalled();
  expect(await buy()).toMatchObject({ isResumed: false, status: 'succeeded', block: 12n });
});

test('a wallet that may still send it is not asked to pay a second time, until it had its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  purchaseJournal().note(whose, asked);
  chainTells();
  const { buy } = page();
  expect((await buy())?.failure).toEqual({
    notice: { id: 'purchase.unseen' },
    explanation: { id: 'purchase.earlierPool' },
  });
  expect(chain.purchase).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * 60_000);
  expect((await buy())?.status).toBe('succeeded');
});

test('one that had sent it all the same is found, shown as taken up and paid once', async () => {
  purchaseJournal().note(whose, asked);
  chainTells({ type: 'sent', step: 'invest', transaction: hash }, bought);
  expect(await page().buy()).toMatchObject({ isResumed: true, status: 'succeeded', transaction: hash });
  expect(chain.purchase).not.toHaveBeenCalled();
});

test('what others have yet to sign is no longer waited for, and still stops another payment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  purchaseJournal().note(whose, sent);
  chainTells(failed('purchase.unseen'));
  const first = page();
  await first.takeUp();
  expect(first.progress.current.get()?.failure?.notice.id).toBe('purchase.unseen');
  vi.advanceTimersByTime(24 * 3600_000);
  chainTells();
  const later = page();
  await later.takeUp();
  expect(later.progress.current.get()).toBeNull();
  expect((await later.buy())?.failure?.explanation?.id).toBe('purchase.earlierPool');
  expect(chain.purchase).not.toHaveBeenCalled();
  chainTells(bought);
  await page().takeUp();
  expect(purchaseJournal().find(whose)).toBeUndefined();
});

test.each<[string, PurchaseAttempt]>([
  ['the same pool, which takes no level twice', { ...asked, pool: newPool }],
  ['an earlier pool that was only approved', { ...sent, step: 'approve' }],
])('%s keeps nobody from buying', async (_what, attempt) => {
  purchaseJournal().note(whose, attempt);
  expect((await page(newPool.toLowerCase()).buy())?.status).toBe('succeeded');
  expect(chain.resumePurchase).not.toHaveBeenCalled();
  expect(chain.purchase.mock.calls[0]?.[0].earlier).toEqual(attempt);
});

test('a member who goes meanwhile buys nothing', async () => {
  purchaseJournal().note(whose, asked);
  const { promise, resolve } = Promise.withResolvers<void>();
  chain.resumePurchase.mockImplementation(async function* () {
    await promise;
    yield bought;
  });
  const { buy, become, progress } = page();
  const buying = buy();
  await vi.waitFor(() => expect(chain.resumePurchase).toHaveBeenCalled());
  become(null);
  resolve();
  await buying;
  expect(progress.current.get()).toBeNull();
  expect(chain.purchase).not.toHaveBeenCalled();
});
