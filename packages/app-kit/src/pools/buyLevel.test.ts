import { ApiError, type Client } from '@upline/api';
import type { PurchaseEvent } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import type { Wallet } from '../wallet/engine.ts';
import { type BuyLevelOptions, buyLevel } from './buyLevel.ts';

const purchase = vi.hoisted(() => vi.fn());
vi.mock('@upline/chain', async (original) => ({ ...(await original()), purchase }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const transaction = `0x${'ab'.repeat(32)}`;
const pool = { contractAddress: registry, stableCoinAddress: registry, joinningFee: '50000000' };
/** What the server answers for the pool and its referrer once the terms of use have changed. */
const withChangedTerms = { ...pool, termsToAccept: '2030-01-01' };

vi.stubEnv('VITE_UPLINE_REGISTRY', registry);

afterEach(() => purchase.mockReset());

interface Circumstances {
  address?: string | null;
  ready?: () => Promise<unknown>;
  call?: () => Promise<unknown>;
  ends?: PurchaseEvent[];
  /** The sponsor that the buyer was shown. */
  shown?: string | null;
}

async function buy({ address = member.walletId, ready, call, ends = [], shown = null }: Circumstances) {
  purchase.mockImplementation(async function* () {
    yield* ends;
  });
  const events: PurchaseEvent[] = [];
  const signer = { account: { address } };
  await buyLevel({
    client: { call: call ?? (async () => ({ data: pool })), ledgerBlock: () => 0n } as unknown as Client,
    session: { user: { get: () => member } } as unknown as BuyLevelOptions['session'],
    wallet: {
      state: { get: () => ({ address }) },
      engine: async () => ({ client: ready ?? (async () => signer) }),
    } as unknown as Wallet,
    position: 1,
    terms: { fee: 50_000_000n, binds: shown },
    report: {
      tell: (...told) => void events.push(...told),
      drop: () => undefined,
      signal: new AbortController().signal,
    },
    progress: {} as BuyLevelOptions['progress'],
  });
  return { events: events.slice(1), first: events[0] };
}

const failedWith = (id: string) => [{ type: 'failed', failure: { notice: expect.objectContaining({ id }) } }];

test('a purchase begins by looking at the network and ends as the chain says', async () => {
  const ends: PurchaseEvent[] = [{ type: 'succeeded', transaction, block: 7n }];
  const { first, events } = await buy({ ends });
  expect(first).toEqual({ type: 'step', step: 'network' });
  expect(events).toEqual(ends);
  expect(purchase.mock.calls[0]?.[0]).toMatchObject({
    position: 1,
    registry,
    pool: { joinningFee: 50_000_000n },
  });
});

test('another wallet than the one that signed in buys nothing', async () => {
  const { events } = await buy({ address: registry });
  expect(events).toEqual(failedWith('purchase.otherWallet'));
  expect(purchase).not.toHaveBeenCalled();
});

test('a wallet that changes its account while it changes its chain buys nothing', async () => {
  const ready = async () => ({ account: { address: registry } });
  expect((await buy({ ready })).events).toEqual(failedWith('purchase.otherWallet'));
  expect(purchase).not.toHaveBeenCalled();
});

test('without a wallet nothing is bought', async () => {
  expect((await buy({ address: null })).events).toEqual(failedWith('toast.noWallet'));
});

test.each([
  ['toast.wrongNetwork', new WalletError('wrongNetwork')],
  ['toast.userCancelled', new WalletError('rejected')],
  ['toast.noWallet', new WalletError('failed')],
  ['toast.transactionFailed', new Error('boom')],
])('%s when the wallet is not ready', async (id, error) => {
  expect((await buy({ ready: () => Promise.reject(error) })).events).toEqual(failedWith(id));
});

test('a server that does not name the pool stops the purchase', async () => {
  const { events } = await buy({ call: () => Promise.reject(new ApiError(0, null)) });
  expect(events).toEqual(failedWith('toast.poolsNotLoaded'));
});

test('a fee that the buyer was not shown is not paid', async () => {
  const { events } = await buy({ call: async () => ({ data: { ...pool, joinningFee: '50000001' } }) });
  expect(events).toEqual(failedWith('toast.invalidPurchase'));
  expect(purchase).not.toHaveBeenCalled();
});

test('a buyer who has not accepted the terms in force may plan nothing', async () => {
  await buy({ call: async () => ({ data: withChangedTerms }) });
  const { mayPlan } = purchase.mock.calls[0]?.[0] ?? {};
  await expect(mayPlan?.()).rejects.toMatchObject({
    failure: { notice: { id: 'purchase.accept.missing' } },
  });
});

test('a server that does not say whether they have stops the purchase in its own words', async () => {
  let isAway = false;
  const call = async () => {
    if (isAway) throw new ApiError(0, null);
    return { data: pool };
  };
  await buy({ call });
  isAway = true;
  const { mayPlan } = purchase.mock.calls[0]?.[0] ?? {};
  await expect(mayPlan?.()).rejects.toMatchObject({ failure: { notice: { id: 'toast.poolsNotLoaded' } } });
});

test.each([registry, member.walletId, null])(
  'nobody but %s, whom the buyer was shown, is recorded',
  async (shown) => {
    const named = { referrer: registry, sponsor: registry, isDirect: true, isBound: false, enrolments: [] };
    await buy({ shown, call: async () => ({ data: { ...pool, ...named } }) });
    const asked = purchase.mock.calls[0]?.[0];
    expect(asked).toMatchObject({ agreed: shown });
    await expect(asked?.lookupReferrer()).resolves.toMatchObject(named);
  },
);
