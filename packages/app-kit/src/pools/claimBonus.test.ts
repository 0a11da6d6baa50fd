import { advanceClaim, type ClaimEvent, type ClaimState, type Position, startClaim } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { settings } from '../chain/settings.ts';
import type { Wallet } from '../wallet/engine.ts';
import { type ClaimBonusOptions, claimAll, claimBonus } from './claimBonus.ts';
import { createProgress } from './progress.ts';

const claim = vi.hoisted(() => vi.fn());
const claimTogether = vi.hoisted(() => vi.fn());
vi.mock('@upline/chain/claim', async (original) => ({ ...(await original()), claim }));
vi.mock('@upline/chain/claimTogether', () => ({ claimTogether }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
Object.assign(settings, { registry });

afterEach(() => claim.mockReset());

function notificationsOf(events: ClaimEvent[]): Pick<ClaimBonusOptions, 'report' | 'progress'> {
  return {
    report: {
      tell: (...told) => void events.push(...told),
      drop: () => undefined,
      signal: new AbortController().signal,
    },
    progress: {} as ClaimBonusOptions['progress'],
  };
}

interface Circumstances {
  address?: string | null;
  ready?: () => Promise<unknown>;
  ends?: ClaimEvent[];
}

async function claimed({ address = member.walletId, ready, ends = [] }: Circumstances) {
  claim.mockImplementation(async function* () {
    yield* ends;
  });
  const events: ClaimEvent[] = [];
  const signer = { account: { address } };
  await claimBonus({
    session: { user: { get: () => member } } as unknown as ClaimBonusOptions['session'],
    wallet: {
      state: { get: () => ({ address }) },
      engine: async () => ({ client: ready ?? (async () => signer) }),
    } as unknown as Wallet,
    position: 3,
    ...notificationsOf(events),
  });
  return events;
}

const failedWith = (id: string) => [{ type: 'failed', failure: { notice: expect.objectContaining({ id }) } }];

test('a claim goes to the pinned registry and ends with the chain’s result', async () => {
  const ends: ClaimEvent[] = [{ type: 'found', pools: [] }, { type: 'succeeded' }];
  expect(await claimed({ ends })).toEqual(ends);
  expect(claim.mock.calls[0]?.[0]).toMatchObject({
    position: 3,
    registry,
    wallet: { account: { address: member.walletId } },
  });
});

test.each([
  ['another wallet than the one that signed in', registry, 'purchase.otherWallet'],
  ['no wallet at all', null, 'toast.noWallet'],
])('refuses a claim with %s', async (_what, address, id) => {
  expect(await claimed({ address })).toEqual(failedWith(id));
  expect(claim).not.toHaveBeenCalled();
});

test('does not ask a wallet that has changed its account for the next pool', async () => {
  let address = member.walletId;
  const prompts = vi.fn();
  claim.mockImplementation(async function* ({ mayAsk }: { mayAsk: () => void }) {
    for (const pool of [registry, member.walletId]) {
      yield { type: 'asked', pool };
      mayAsk();
      prompts(pool);
      address = registry;
    }
  });
  const events: ClaimEvent[] = [];
  await claimBonus({
    session: { user: { get: () => member } } as unknown as ClaimBonusOptions['session'],
    wallet: {
      state: { get: () => ({ address }) },
      engine: async () => ({ client: async () => ({ account: { address: member.walletId } }) }),
    } as unknown as Wallet,
    position: 3,
    ...notificationsOf(events),
  });
  expect(prompts.mock.calls).toEqual([[registry]]);
  expect(events.at(-1)).toEqual(failedWith('purchase.otherWallet')[0]);
});

test.each([
  ['toast.wrongNetwork', new WalletError('wrongNetwork')],
  ['toast.userCancelled', new WalletError('rejected')],
  ['toast.noWallet', new WalletError('failed')],
  ['toast.somethingWrong', new Error('boom')],
])('fails with %s if the wallet is not ready', async (id, error) => {
  expect(await claimed({ ready: () => Promise.reject(error) })).toEqual(failedWith(id));
});

/** Claims from all levels; one by one, each pays 5 until one fails. */
async function claimedAll({ batches, failing }: { batches: boolean; failing?: Position }) {
  const { session } = sessionOf(member);
  const progress = createProgress<ClaimState, ClaimEvent>(session, advanceClaim);
  claimTogether.mockImplementation(async (_asked, tell: (event: ClaimEvent) => void) => {
    if (batches) tell({ type: 'succeeded' });
    return batches;
  });
  const runs: [Position, bigint][] = [];
  const signer = { account: { address: member.walletId } };
  const wallet = {
    state: { get: () => ({ address: member.walletId }) },
    engine: async () => ({ client: async () => signer }),
  } as unknown as Wallet;
  await claimAll([1, 3, 6], {
    session,
    wallet,
    progress,
    async run(position, before) {
      runs.push([position, before]);
      const report = progress.begin(startClaim(position, false, before));
      if (position === failing) {
        report.tell({ type: 'failed', failure: { notice: { id: 'toast.userCancelled' } } });
      } else {
        report.tell(
          { type: 'found', pools: [{ pool: '0xa', amount: 5n }] },
          { type: 'paid', pool: '0xa', amount: 5n, block: 7n },
          { type: 'succeeded' },
        );
      }
    },
  });
  return { runs, shown: progress.current.get() };
}

test('claims all levels in one batch where the wallet can', async () => {
  const { runs, shown } = await claimedAll({ batches: true });
  expect(runs).toEqual([]);
  expect(shown).toMatchObject({ position: null, status: 'succeeded' });
});

test('claims level by level otherwise, keeps the sum, and stops at the first failure', async () => {
  const { runs } = await claimedAll({ batches: false });
  expect(runs).toEqual([
    [1, 0n],
    [3, 5n],
    [6, 10n],
  ]);
  const { shown } = await claimedAll({ batches: false, failing: 3 });
  expect(shown).toMatchObject({ position: 3, status: 'failed', before: 5n });
});
