import { advancePurchase, type PurchaseEvent, type PurchaseState, startPurchase } from '@upline/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { settings } from '../chain/settings.ts';
import type { Wallet } from '../wallet/engine.ts';
import { type BuyLevelOptions, buyLevel } from './buyLevel.ts';
import { purchaseJournal } from './journal.ts';
import { createProgress } from './progress.ts';
import { purchases, resume } from './resume.ts';
import { revokeLevel } from './revokeLevel.ts';

const chain = vi.hoisted(() => ({
  listPools: vi.fn(),
  purchase: vi.fn(),
  resumePurchase: vi.fn(),
  revokeAllowances: vi.fn(),
}));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), ...chain }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
Object.assign(settings, { registry });

const pools = ([1, 2, 1] as const).map((position, bit) => ({ address: registry, position, bit }));
const bought: PurchaseEvent = { type: 'succeeded', transaction: null, block: 9n };

function page() {
  const { session } = sessionOf(member);
  const wallet = {
    state: { get: () => ({ status: 'connected', address: member.walletId, chainId: 137 }) },
    engine: async () => ({ client: async () => ({ account: { address: member.walletId } }) }),
  } as unknown as Wallet;
  const client = {
    call: async () => ({
      data: { contractAddress: registry, stableCoinAddress: registry, joinningFee: '50000000' },
    }),
  } as unknown as BuyLevelOptions['client'];
  const progress = createProgress<PurchaseState, PurchaseEvent>(session, advancePurchase);
  return {
    revoke: () => revokeLevel({ session, wallet, position: 1 }),
    resumeHere: () => resume(purchases, { session, wallet, progress }),
    async buy() {
      const report = progress.begin(startPurchase(1));
      const terms = { fee: 50_000_000n, binds: null };
      await buyLevel({ client, session, wallet, position: 1, terms, report, progress });
      return progress.current.get();
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  chain.listPools.mockResolvedValue(pools);
  chain.revokeAllowances.mockResolvedValue(undefined);
  chain.purchase.mockImplementation(async function* () {
    yield bought;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const mock of Object.values(chain)) mock.mockReset();
});

const failure = (id: string) => ({ notice: { id } });

test('revokes the allowances of the level’s pools', async () => {
  expect(await page().revoke()).toBeNull();
  expect(chain.revokeAllowances.mock.calls[0]?.[0]).toMatchObject({ registry, pools: [pools[0], pools[2]] });
});

test.each(['the same page', 'another page'])('refuses to revoke while %s buys', async (which) => {
  const { promise, resolve } = Promise.withResolvers<PurchaseEvent>();
  chain.purchase.mockImplementation(async function* () {
    yield { type: 'step', step: 'approve' };
    yield await promise;
  });
  const first = page();
  const second = which === 'the same page' ? first : page();
  const buying = first.buy();
  await expect.poll(() => chain.purchase).toHaveBeenCalled();
  expect(await second.revoke()).toEqual(failure('purchase.revoke.buying'));
  expect(chain.revokeAllowances).not.toHaveBeenCalled();
  resolve(bought);
  expect((await buying)?.status).toBe('succeeded');
  expect(await second.revoke()).toBeNull();
});

test('refuses to revoke while a resumed purchase is followed', async () => {
  const { promise, resolve } = Promise.withResolvers<PurchaseEvent>();
  purchaseJournal().note(
    { wallet: member.walletId, position: 1 },
    {
      step: 'approve',
      way: 'sequential',
      prompts: ['approve', 'invest'],
      pool: registry,
      call: { to: registry, data: '0x1234' },
      nonce: 7,
      block: 5n,
      hash: `0x${'ab'.repeat(32)}`,
      callsId: null,
      calls: [],
    },
  );
  chain.resumePurchase.mockImplementation(async function* () {
    yield await promise;
  });
  const following = page().resumeHere();
  await expect.poll(() => chain.resumePurchase).toHaveBeenCalled();
  expect(await page().revoke()).toEqual(failure('purchase.revoke.buying'));
  resolve(bought);
  await following;
  expect(chain.revokeAllowances).not.toHaveBeenCalled();
});

test('refuses purchases and further revocations during a revocation', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  chain.revokeAllowances.mockImplementation(() => promise);
  const [first, second] = [page(), page()];
  const revoking = first.revoke();
  await expect.poll(() => chain.revokeAllowances).toHaveBeenCalled();
  expect(await second.buy()).toMatchObject({
    status: 'failed',
    isResumed: false,
    failure: failure('purchase.revoking'),
  });
  expect(await second.revoke()).toEqual(failure('purchase.revoking'));
  expect(chain.purchase).not.toHaveBeenCalled();
  expect(chain.revokeAllowances).toHaveBeenCalledTimes(1);
  resolve();
  expect(await revoking).toBeNull();
  expect((await second.buy())?.status).toBe('succeeded');
});
