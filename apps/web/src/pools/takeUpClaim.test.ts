import type { ClaimAttempt } from '@upline/chain';
import { advanceClaim, type ClaimEvent, type ClaimState } from '@upline/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { ownProgress } from '../adapters/ownProgress.ts';

// The front door leads to styles, which only a build can read: a port is all that is needed here.
vi.mock('@upline/ui', () => import('../../../../packages/ui/src/ports/wallet.ts'));

const chain = vi.hoisted(() => ({ resumeClaim: vi.fn() }));
vi.mock('@upline/chain', async (original) => ({ ...(await original()), ...chain }));

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
vi.stubEnv('VITE_UPLINE_REGISTRY', registry);

const { claimJournal } = await import('./claimJournal.ts');
const { takeUpClaim } = await import('./takeUpClaim.ts');

const hash = `0x${'ab'.repeat(32)}` as const;
const whose = { wallet: member.walletId, position: 6 } as const;

const asked: ClaimAttempt = {
  pool: registry,
  call: { to: registry, data: '0x1234' },
  nonce: 7,
  block: 5n,
  hash: null,
  amount: 15n,
};
const sent = { ...asked, hash };

const paid: ClaimEvent[] = [
  { type: 'found', pools: [{ pool: registry, amount: 15n }] },
  { type: 'asked', pool: registry },
  { type: 'sent', pool: registry, transaction: hash },
  { type: 'paid', pool: registry, amount: 15n, block: 9n },
  { type: 'succeeded' },
];

function chainTells(...events: ClaimEvent[]) {
  chain.resumeClaim.mockImplementation(async function* () {
    yield* events;
  });
}

async function takenUp(user: typeof member | null = member) {
  const { session } = sessionOf(user);
  const progress = ownProgress<ClaimState, ClaimEvent>(session, advanceClaim);
  const seen: (string | undefined)[] = [];
  progress.current.subscribe(() => seen.push(progress.current.get()?.status));
  await takeUpClaim(session, progress);
  return { state: progress.current.get(), seen };
}

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));

afterEach(() => {
  vi.unstubAllGlobals();
  chain.resumeClaim.mockReset();
});

test('a claim that was sent is shown at once, followed, and forgotten when it is paid', async () => {
  claimJournal().note(whose, sent);
  chainTells(...paid);
  const { state, seen } = await takenUp();
  expect(seen[0]).toBe('running');
  expect(state).toMatchObject({
    position: 6,
    isResumed: true,
    status: 'succeeded',
    block: 9n,
    pools: [{ pool: registry, status: 'done', amount: 15n, transaction: hash }],
  });
  expect(claimJournal().find(whose)).toBeUndefined();
});

test('one that may not have been sent shows only when it is found', async () => {
  claimJournal().note(whose, asked);
  chainTells();
  expect(await takenUp()).toEqual({ state: null, seen: [] });
  expect(claimJournal().find(whose)?.attempt).toEqual(asked);
  chainTells(...paid);
  expect((await takenUp()).state).toMatchObject({ isResumed: true, status: 'succeeded' });
});

test('one that came to nothing says why, and is forgotten', async () => {
  claimJournal().note(whose, sent);
  chainTells({ type: 'failed', failure: { notice: { id: 'purchase.dropped' } } });
  expect((await takenUp()).state?.failure?.notice.id).toBe('purchase.dropped');
  expect(claimJournal().find(whose)).toBeUndefined();
});

test('nobody takes up another’s', async () => {
  claimJournal().note({ ...whose, wallet: registry }, sent);
  await takenUp();
  await takenUp(null);
  expect(chain.resumeClaim).not.toHaveBeenCalled();
});
