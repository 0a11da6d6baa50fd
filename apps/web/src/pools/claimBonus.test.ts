import type { ClaimAttempt } from '@upline/chain';
import type { ClaimEvent } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import type { Wallet } from '../adapters/wallet.ts';
import { type ClaimBonusOptions, claimBonus } from './claimBonus.ts';
import { claimJournal } from './claimJournal.ts';

// The front door leads to styles, which only a build can read: a port is all that is needed here.

const claim = vi.hoisted(() => vi.fn());
vi.mock('@upline/chain', async (original) => ({ ...(await original()), claim }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
vi.stubEnv('VITE_UPLINE_REGISTRY', registry);

afterEach(() => claim.mockReset());

function toldTo(events: ClaimEvent[]): Pick<ClaimBonusOptions, 'telling' | 'progress'> {
  return {
    telling: {
      tell: (event) => void events.push(event),
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
    ...toldTo(events),
  });
  return events;
}

const failedWith = (id: string) => [{ type: 'failed', failure: { notice: expect.objectContaining({ id }) } }];

test('a claim asks the pinned registry and ends as the chain says', async () => {
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
])('%s claims nothing', async (_what, address, id) => {
  expect(await claimed({ address })).toEqual(failedWith(id));
  expect(claim).not.toHaveBeenCalled();
});

test('a wallet that has changed its account is not asked for the next pool', async () => {
  let address = member.walletId;
  const prompts = vi.fn();
  claim.mockImplementation(async function* () {
    for (const pool of [registry, member.walletId]) {
      yield { type: 'asked', pool };
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
    ...toldTo(events),
  });
  expect(prompts.mock.calls).toEqual([[registry]]);
  expect(events.at(-1)).toEqual(failedWith('purchase.otherWallet')[0]);
});

test('a claim that cannot begin forgets nothing of what an earlier one has sent', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const whose = { wallet: member.walletId, position: 3 } as const;
  const sent: ClaimAttempt = {
    pool: registry,
    call: { to: registry, data: '0x1234' },
    nonce: 7,
    block: 5n,
    hash: `0x${'ab'.repeat(32)}`,
    amount: 15n,
  };
  claimJournal().note(whose, sent);
  const failure = { notice: { id: 'toast.wrongNetwork' } } as const;
  await claimed({ ends: [{ type: 'failed', failure }] });
  expect(claimJournal().find(whose)?.attempt).toEqual(sent);
  await claimed({ ends: [{ type: 'succeeded' }] });
  expect(claimJournal().find(whose)).toBeUndefined();
  vi.unstubAllGlobals();
});

test.each([
  ['toast.wrongNetwork', new WalletError('wrongNetwork')],
  ['toast.userCancelled', new WalletError('rejected')],
  ['toast.noWallet', new WalletError('failed')],
  ['toast.somethingWrong', new Error('boom')],
])('%s when the wallet is not ready', async (id, error) => {
  expect(await claimed({ ready: () => Promise.reject(error) })).toEqual(failedWith(id));
});
