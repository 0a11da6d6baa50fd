import type { PurchaseAttempt } from '@upline/chain';
import { advancePurchase, type PurchaseEvent, type PurchaseState } from '@upline/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { settings } from '../chain/settings.ts';
import type { Wallet } from '../wallet/engine.ts';
import { createProgress } from './progress.ts';

const chain = vi.hoisted(() => ({ resumePurchase: vi.fn() }));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), ...chain }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
Object.assign(settings, { registry });

const { purchaseJournal } = await import('./journal.ts');
const { purchaseLock } = await import('./lock.ts');
const { purchases, resume } = await import('./resume.ts');

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

const confirming: PurchaseState['steps'] = {
  network: 'done',
  balance: 'done',
  allowance: 'done',
  enroll: 'skipped',
  approve: 'done',
  invest: 'done',
  confirm: 'current',
};
const bought = { ...confirming, confirm: 'done' };

const others = new EventTarget();

function otherPageNotes(attempt: PurchaseAttempt) {
  purchaseJournal().note(whose, attempt);
  others.dispatchEvent(new Event('storage'));
}

function page() {
  const { session } = sessionOf(member);
  const wallet = { state: { get: () => ({ status: 'disconnected' }) } } as unknown as Wallet;
  const progress = createProgress<PurchaseState, PurchaseEvent>(session, advancePurchase);
  return {
    session,
    resumeHere: () => resume(purchases, { session, wallet, progress }),
    steps: () => progress.current.get()?.steps,
  };
}

/** The chain reports the level as bought once the returned function is called. */
function buysLater() {
  const { promise, resolve } = Promise.withResolvers<void>();
  chain.resumePurchase.mockImplementation(async function* () {
    await promise;
    yield { type: 'succeeded', transaction: hash, block: 9n };
  });
  return resolve;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
});

afterEach(() => {
  vi.unstubAllGlobals();
  chain.resumePurchase.mockReset();
});

test('a reloaded page, and a page that follows it, wait for the sent transaction’s confirmation', async () => {
  purchaseJournal().note(whose, { ...asked, hash });
  const buy = buysLater();
  const [first, second] = [page(), page()];
  const taken = [first.resumeHere(), second.resumeHere()];
  expect(first.steps()).toEqual(confirming);
  await expect.poll(() => chain.resumePurchase).toHaveBeenCalled();
  expect(second.steps()).toEqual(confirming);
  buy();
  await Promise.all(taken);
  expect(first.steps()).toEqual(bought);
});

test.each([
  ['a transaction', { hash }],
  ['a batch', { callsId: '0x01' }],
])('a following page shows the prompt until the other page has sent %s', async (_what, sent) => {
  purchaseJournal().note(whose, asked);
  const { session, resumeHere, steps } = page();
  const buy = buysLater();
  const { promise, resolve: closeOther } = Promise.withResolvers<void>();
  const buying = purchaseLock(session).ifFree(() => promise);
  const following = resumeHere();
  await expect.poll(() => steps()).toEqual({ ...confirming, invest: 'current', confirm: 'waiting' });
  otherPageNotes({ ...asked, ...sent });
  expect(steps()).toEqual(confirming);
  closeOther();
  buy();
  await Promise.all([buying, following]);
  expect(steps()).toEqual(bought);
});

test('a following page shows the approval while the other page requests a signature', async () => {
  purchaseJournal().note(whose, { ...asked, step: 'approve', way: 'permit' });
  const { session, resumeHere, steps } = page();
  const { promise, resolve: closeOther } = Promise.withResolvers<void>();
  const buying = purchaseLock(session).ifFree(() => promise);
  const following = resumeHere();
  await expect.poll(() => steps()).toMatchObject({ allowance: 'done', approve: 'current' });
  chain.resumePurchase.mockImplementation(async function* () {});
  closeOther();
  await Promise.all([buying, following]);
  expect(steps()).toBeUndefined();
});

test('no step is pending if the level turns out to be bought', async () => {
  purchaseJournal().note(whose, asked);
  buysLater()();
  const { resumeHere, steps } = page();
  await resumeHere();
  expect(steps()).toEqual(bought);
});
