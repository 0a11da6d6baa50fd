import type { ClaimAttempt } from '@upline/chain';
import type { resumeClaim } from '@upline/chain/claim';
import { advanceClaim, type ClaimEvent, type ClaimState, type Position, startClaim } from '@upline/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { settings } from '../chain/settings.ts';
import type { Wallet } from '../wallet/engine.ts';
import { createProgress } from './progress.ts';

const chain = vi.hoisted(() => ({ resumeClaim: vi.fn(), claim: vi.fn() }));
vi.mock('@upline/chain/claim', async (original) => ({ ...(await original()), ...chain }));

const together = vi.hoisted(() => ({ claimTogether: vi.fn() }));
vi.mock('@upline/chain/claimTogether', () => together);

const standing = vi.hoisted(() => ({ staysPaid: vi.fn() }));
vi.mock('./standing.ts', () => standing);

const registry = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
Object.assign(settings, { registry });

const { claimJournal } = await import('./journal.ts');
const { claims, resume } = await import('./resume.ts');
const { claimAll, claimBonus } = await import('./claimBonus.ts');

const otherPool: `0x${string}` = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const hash = `0x${'ab'.repeat(32)}` as const;
const whose = { wallet: member.walletId, position: 6 } as const;

const asked: ClaimAttempt = {
  pool: registry,
  call: { to: registry, data: '0x1234' },
  nonce: 7,
  block: 5n,
  hash: null,
  callsId: null,
  calls: [],
  amount: 15n,
  pools: [{ pool: registry, amount: 15n, block: null, isRefused: false }],
};
const sent = { ...asked, hash };

const paid: ClaimEvent[] = [
  { type: 'found', pools: [{ pool: registry, amount: 15n }] },
  { type: 'asked', pool: registry },
  { type: 'sent', pool: registry, transaction: hash },
  { type: 'paid', pool: registry, amount: 15n, block: 9n },
  { type: 'succeeded' },
];

type Run = Parameters<typeof resumeClaim>[0];

/** The chain's events for the sent request; a final event clears the journal first. */
function chainTells(...events: ClaimEvent[]) {
  chain.resumeClaim.mockImplementation(async function* ({ journal }: Run) {
    for (const event of events) {
      if (event.type === 'succeeded' || event.type === 'failed') journal.write([], false);
      yield event;
    }
  });
}

function page(user: typeof member | null = member) {
  const { session, become } = sessionOf(user);
  const wallet = {
    state: { get: () => ({ address: member.walletId }) },
    engine: async () => ({ client: async () => ({ account: { address: member.walletId } }) }),
  } as unknown as Wallet;
  const progress = createProgress<ClaimState, ClaimEvent>(session, advanceClaim);
  return {
    progress,
    become,
    state: () => progress.current.get(),
    resumeHere: () => resume(claims, { session, wallet, progress }),
    claim(position: Position = 6) {
      const report = progress.begin(startClaim(position));
      return claimBonus({ session, wallet, position, report, progress });
    },
    claimAll: (positions: Position[]) =>
      claimAll(positions, {
        session,
        wallet,
        progress,
        run: (position, before) => {
          const report = progress.begin(startClaim(position, false, before));
          return claimBonus({ session, wallet, position, report, progress });
        },
      }),
  };
}

async function resumed(user: typeof member | null = member) {
  const { progress, resumeHere } = page(user);
  const seen: (string | undefined)[] = [];
  progress.current.subscribe(() => seen.push(progress.current.get()?.status));
  await resumeHere();
  return { state: progress.current.get(), seen };
}

const others = new EventTarget();
const otherPageWrites = () => others.dispatchEvent(new Event('storage'));

beforeEach(() => {
  standing.staysPaid.mockResolvedValue(true);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
});

afterEach(() => {
  vi.unstubAllGlobals();
  chain.resumeClaim.mockReset();
  chain.claim.mockReset();
  together.claimTogether.mockReset();
  standing.staysPaid.mockReset();
});

test('shows a sent claim at once, follows it and clears it when it is paid', async () => {
  claimJournal().note(whose, sent);
  chainTells(...paid);
  const { state, seen } = await resumed();
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

test('shows a possibly sent claim only when it is found', async () => {
  claimJournal().note(whose, asked);
  chainTells();
  expect(await resumed()).toEqual({ state: null, seen: [] });
  expect(claimJournal().find(whose)?.attempt).toEqual(asked);
  chainTells(...paid);
  expect((await resumed()).state).toMatchObject({ isResumed: true, status: 'succeeded' });
});

test('shows a batch from several levels at once, as one claim', async () => {
  claimJournal().note(whose, { ...asked, callsId: '0x01', calls: [asked.call] });
  chainTells(...paid);
  const { state, seen } = await resumed();
  expect(seen[0]).toBe('running');
  expect(state).toMatchObject({ position: null, isResumed: true, status: 'succeeded' });
});

test('reports a failed claim and clears its entry', async () => {
  claimJournal().note(whose, sent);
  chainTells({ type: 'failed', failure: { notice: { id: 'purchase.dropped' } } });
  expect((await resumed()).state?.failure?.notice.id).toBe('purchase.dropped');
  expect(claimJournal().find(whose)).toBeUndefined();
});

test('never resumes another member’s claim', async () => {
  claimJournal().note({ ...whose, wallet: registry }, sent);
  await resumed();
  await resumed(null);
  expect(chain.resumeClaim).not.toHaveBeenCalled();
});

describe('two pages of one browser', () => {
  /** A claim whose wallet stays open until the test answers. */
  function openWallet() {
    const { promise, resolve } = Promise.withResolvers<ClaimEvent>();
    const { promise: found, resolve: find } = Promise.withResolvers<void>();
    chain.claim.mockImplementation(async function* ({ journal }: Run) {
      await found;
      yield* paid.slice(0, 2);
      journal.write([asked], false);
      const end = await promise;
      journal.write([], false);
      yield end;
    });
    return { answer: resolve, find };
  }

  test('open the wallet once; the second page shows the claim of the first from its start', async () => {
    const { answer, find } = openWallet();
    const [first, second] = [page(), page()];
    const claiming = first.claim();
    await expect.poll(() => chain.claim).toHaveBeenCalled();
    const following = second.claim();
    await expect
      .poll(() => second.state())
      .toMatchObject({ position: 6, isResumed: true, status: 'running', pools: [] });
    find();
    await expect.poll(() => claimJournal().find(whose)).toBeDefined();
    otherPageWrites();
    expect(second.state()).toMatchObject({
      status: 'running',
      pools: [{ pool: registry, status: 'current', amount: 15n, transaction: null }],
    });
    claimJournal().note(whose, sent);
    otherPageWrites();
    expect(second.state()?.pools[0]?.transaction).toBe(hash);
    chainTells(...paid);
    answer({ type: 'succeeded' });
    await Promise.all([claiming, following]);
    expect(second.state()).toMatchObject({ isResumed: true, status: 'succeeded', block: 9n });
    expect(chain.resumeClaim.mock.calls[0]?.[0]).toMatchObject({ attempt: sent, from: member.walletId });
    expect(chain.claim).toHaveBeenCalledTimes(1);
    expect(claimJournal().find(whose)).toBeUndefined();
  });

  test('show a claim from several pools alike, whichever pool is current', async () => {
    const { answer, find } = openWallet();
    const [first, second] = [page(), page()];
    const claiming = first.claim();
    const following = second.claim();
    find();
    await expect.poll(() => claimJournal().find(whose)).toBeDefined();
    const before = { pool: member.walletId as `0x${string}`, amount: 7n, block: 8n, isRefused: false };
    const after = { ...before, pool: otherPool, block: null };
    claimJournal().note(whose, { ...asked, pools: [before, ...asked.pools, after] });
    otherPageWrites();
    expect(second.state()?.pools).toMatchObject([
      { pool: before.pool, status: 'done', amount: 7n },
      { pool: registry, status: 'current', amount: 15n },
      { pool: otherPool, status: 'waiting', amount: 7n },
    ]);
    chainTells();
    answer({ type: 'failed', failure: { notice: { id: 'toast.userCancelled' } } });
    await Promise.all([claiming, following]);
  });

  test('can both claim again after a rejection', async () => {
    const { answer, find } = openWallet();
    const [first, second] = [page(), page()];
    const claiming = first.claim();
    find();
    await expect.poll(() => claimJournal().find(whose)).toBeDefined();
    const following = second.resumeHere();
    await expect.poll(() => second.progress.isRunning()).toBe(true);
    chainTells();
    answer({ type: 'failed', failure: { notice: { id: 'toast.userCancelled' } } });
    await Promise.all([claiming, following]);
    expect(first.state()?.status).toBe('failed');
    expect(second.state()).toBeNull();
    chain.claim.mockImplementation(async function* () {
      yield { type: 'succeeded' };
    });
    await second.claim();
    expect(second.state()?.status).toBe('succeeded');
  });

  test('follow an earlier page’s request on one of them until the member changes', async () => {
    claimJournal().note(whose, sent);
    const { promise, resolve } = Promise.withResolvers<void>();
    chain.resumeClaim.mockImplementation(async function* () {
      await promise;
      yield* paid;
    });
    const [first, second] = [page(), page()];
    const taken = first.resumeHere();
    await expect.poll(() => chain.resumeClaim).toHaveBeenCalled();
    const following = second.resumeHere();
    await expect.poll(() => second.state()?.pools[0]?.transaction).toBe(hash);
    second.become({ ...member, walletId: registry });
    await following;
    expect(second.state()).toBeNull();
    resolve();
    await taken;
    expect(first.state()?.status).toBe('succeeded');
    expect(chain.resumeClaim).toHaveBeenCalledTimes(1);
  });
});

describe('a reorg that drops a claim', () => {
  const claimed = (attempt: ClaimAttempt) =>
    async function* ({ journal }: Run) {
      journal.write([{ ...attempt }], false);
      yield* paid.slice(0, -1);
      journal.write([], false);
      yield* paid.slice(-1);
    };

  /** The payments that the test drops, in the order of their claims. */
  function droppable(count: number) {
    const lost = Array.from({ length: count }, () => Promise.withResolvers<boolean>());
    for (const { promise } of lost) standing.staysPaid.mockReturnValueOnce(promise);
    return () => {
      for (const { resolve } of lost) resolve(false);
    };
  }

  const paidAgain = paid.map((event) => (event.type === 'paid' ? { ...event, block: 11n } : event));

  test.each(['here', 'on an earlier page', 'here, continuing an earlier page'])(
    "brings the claim's transaction back on the page after a claim %s",
    async (where) => {
      const { claim, resumeHere, state, progress } = page();
      const drop = droppable(1);
      if (where === 'here') {
        chain.claim.mockImplementation(claimed(sent));
        await claim();
      } else {
        claimJournal().note(whose, sent);
        chainTells(...paid);
        chain.claim.mockImplementation(async function* ({ journal }: Run) {
          yield* paid.slice(0, -1);
          journal.write([], false);
          yield* paid.slice(-1);
        });
        await (where === 'on an earlier page' ? resumeHere() : claim());
      }
      expect(state()).toMatchObject({ status: 'succeeded', block: 9n });
      const seen: (string | undefined)[] = [];
      progress.current.subscribe(() => seen.push(state()?.status));
      chainTells(...paidAgain);
      drop();
      await expect.poll(() => state()).toMatchObject({ status: 'succeeded', block: 11n });
      expect(seen[0]).toBe('running');
      expect(claimJournal().find(whose)).toBeUndefined();
    },
  );

  test('follows a batch once, whatever the number of its payments', async () => {
    const { claimAll: all, state } = page();
    const drop = droppable(2);
    const batch = { ...asked, callsId: '0x01', calls: [asked.call, asked.call] };
    const other: ClaimEvent = { type: 'paid', pool: otherPool, amount: 7n, block: 9n };
    type Tell = (event: ClaimEvent) => void;
    together.claimTogether.mockImplementation(async ({ journal }: Run, tell: Tell) => {
      journal.write([batch], false);
      for (const event of [...paid.slice(0, -1), other]) tell(event);
      journal.write([], false);
      tell({ type: 'succeeded' });
      return true;
    });
    await all([3, 6]);
    expect(state()).toMatchObject({ position: null, status: 'succeeded' });
    chainTells(...paidAgain);
    drop();
    await expect.poll(() => state()).toMatchObject({ position: null, status: 'succeeded', block: 11n });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(chain.resumeClaim).toHaveBeenCalledTimes(1);
  });

  test('follows each claim of one press, and says nothing of the others', async () => {
    const { claimAll: all, state } = page();
    const drop = droppable(2);
    together.claimTogether.mockResolvedValue(false);
    chain.claim.mockImplementation(claimed(sent));
    await all([3, 6]);
    expect(state()).toMatchObject({ position: 6, before: 15n });
    const sums: unknown[] = [];
    chain.resumeClaim.mockImplementation(async function* ({ journal }: Run) {
      sums.push(state()?.before);
      yield* paidAgain.slice(0, -1);
      journal.write([], false);
      yield* paidAgain.slice(-1);
    });
    drop();
    await expect.poll(() => chain.resumeClaim).toHaveBeenCalledTimes(2);
    expect(sums).toEqual([0n, 0n]);
    await expect.poll(() => state()).toMatchObject({ position: 6, status: 'succeeded', block: 11n });
    expect(claimJournal().of(member.walletId)).toEqual([]);
  });

  test('follows the lost pool without the level’s other pools', async () => {
    const { claim } = page();
    const drop = droppable(1);
    const before = { pool: otherPool, amount: 7n, block: 8n, isRefused: false };
    chain.claim.mockImplementation(claimed({ ...sent, pools: [before, ...sent.pools] }));
    await claim();
    chainTells(...paidAgain);
    drop();
    await expect.poll(() => chain.resumeClaim).toHaveBeenCalled();
    expect(chain.resumeClaim.mock.calls[0]?.[0].attempt).toEqual(sent);
  });

  test('shows no payment of a batch whose wallet gave no id', async () => {
    const { claim, state } = page();
    const drop = droppable(1);
    chain.claim.mockImplementation(claimed({ ...asked, calls: [asked.call] }));
    await claim();
    expect(state()?.status).toBe('succeeded');
    chainTells();
    drop();
    await expect.poll(() => state()).toBeNull();
    await expect.poll(() => chain.resumeClaim).toHaveBeenCalled();
  });

  test('shows nothing of the claim to the next member', async () => {
    const { claim, become, state } = page();
    const drop = droppable(1);
    chain.claim.mockImplementation(claimed(sent));
    await claim();
    become(null);
    drop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(chain.resumeClaim).not.toHaveBeenCalled();
    expect(state()).toBeNull();
  });
});
