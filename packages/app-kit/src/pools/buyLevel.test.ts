import { ApiError, type Client } from '@upline/api';
import type { PurchaseEvent } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { settings } from '../chain/settings.ts';
import type { Wallet } from '../wallet/engine.ts';
import { type BuyLevelOptions, buyLevel } from './buyLevel.ts';

const purchase = vi.hoisted(() => vi.fn());
vi.mock('@upline/chain', async (original) => ({ ...(await original()), purchase }));

vi.mock('./standing.ts', () => ({ staysBought: async () => true }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const transaction = `0x${'ab'.repeat(32)}`;
const pool = { contractAddress: registry, stableCoinAddress: registry, joinningFee: '50000000' };
/** The server's reply for the pool and its referrer after the terms of use have changed. */
const withChangedTerms = { ...pool, termsToAccept: '2030-01-01' };

Object.assign(settings, { registry });

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

test('a purchase first checks the network and ends with the chain’s result', async () => {
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

test('refuses a purchase with a wallet other than the signed-in one', async () => {
  const { events } = await buy({ address: registry });
  expect(events).toEqual(failedWith('purchase.otherWallet'));
  expect(purchase).not.toHaveBeenCalled();
});

test('refuses a purchase if the wallet changes its account during the network switch', async () => {
  const ready = async () => ({ account: { address: registry } });
  expect((await buy({ ready })).events).toEqual(failedWith('purchase.otherWallet'));
  expect(purchase).not.toHaveBeenCalled();
});

test('refuses a purchase without a wallet', async () => {
  expect((await buy({ address: null })).events).toEqual(failedWith('toast.noWallet'));
});

test.each([
  ['toast.wrongNetwork', new WalletError('wrongNetwork')],
  ['toast.userCancelled', new WalletError('rejected')],
  ['toast.noWallet', new WalletError('failed')],
  ['toast.transactionFailed', new Error('boom')],
])('fails with %s if the wallet is not ready', async (id, error) => {
  expect((await buy({ ready: () => Promise.reject(error) })).events).toEqual(failedWith(id));
});

test('fails if the server does not return the pool', async () => {
  const { events } = await buy({ call: () => Promise.reject(new ApiError(0, null)) });
  expect(events).toEqual(failedWith('toast.poolsNotLoaded'));
});

test('refuses to pay a fee that the buyer was not shown', async () => {
  const { events } = await buy({ call: async () => ({ data: { ...pool, joinningFee: '50000001' } }) });
  expect(events).toEqual(failedWith('toast.invalidPurchase'));
  expect(purchase).not.toHaveBeenCalled();
});

test('refuses a plan until the buyer has accepted the current terms', async () => {
  await buy({ call: async () => ({ data: withChangedTerms }) });
  const { mayPlan } = purchase.mock.calls[0]?.[0] ?? {};
  await expect(mayPlan?.()).rejects.toMatchObject({
    failure: { notice: { id: 'purchase.accept.missing' } },
  });
});

test('fails with its own message if the server goes away before the prompt', async () => {
  let isAway = false;
  const call = async () => {
    if (isAway) throw new ApiError(0, null);
    return { data: pool };
  };
  await buy({ call });
  isAway = true;
  const { mayPlan, lookupReferrer } = purchase.mock.calls[0]?.[0] ?? {};
  const failure = { notice: { id: 'toast.poolsNotLoaded' } };
  await expect(mayPlan?.()).rejects.toMatchObject({ failure });
  await expect(lookupReferrer?.()).rejects.toMatchObject({ failure });
});

test.each([registry, member.walletId, null])(
  'only %s, as shown to the buyer, is recorded as sponsor',
  async (shown) => {
    const named = { referrer: registry, sponsor: registry, isDirect: true, isBound: false, enrolments: [] };
    await buy({ shown, call: async () => ({ data: { ...pool, ...named } }) });
    const asked = purchase.mock.calls[0]?.[0];
    expect(asked).toMatchObject({ agreed: shown });
    await expect(asked?.lookupReferrer()).resolves.toMatchObject(named);
  },
);
