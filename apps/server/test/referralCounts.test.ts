import { isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { register } from '../src/accounts/auth/register.ts';
import { directCounts, members } from '../src/accounts/members/schema.ts';
import { countReferrals } from '../src/accounts/referrals/referralList.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import { checkpoints } from '../src/ledger/chainFacts/schema.ts';
import { ledgerRules } from '../src/ledger/follower/checkpoint.ts';
import { deriveFacts } from '../src/ledger/follower/deriveFacts.ts';
import { rollBack } from '../src/ledger/follower/rollBack.ts';
import { writeFacts } from '../src/ledger/follower/writeFacts.ts';
import { ledgerPorts } from '../src/ledgerPorts.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { HttpFailure } from '../src/platform/http/httpFailure.ts';
import { count } from './support/counts.ts';
import { testDb } from './support/testDb.ts';

type Wallet = `0x${string}`;

/** Ten wallets that register and leave; the first is the root. */
const crowd = Array.from({ length: 10 }, (_, one): Wallet => `0x${`c0${one}`.padEnd(40, 'd')}`);
const root = walletAt(0);

let db: Db;

function walletAt(index: number): Wallet {
  const wallet = crowd[index];
  if (wallet === undefined) throw new Error(`There is no wallet ${index}.`);
  return wallet;
}

async function forgetCrowd() {
  await forgetLedger(db);
  await db.delete(members).where(sql`wallet like '0xc0%'`);
}

beforeAll(async () => {
  db = await testDb();
});

beforeEach(forgetCrowd);
afterAll(forgetCrowd);

/** A chain with bindings only, written and rolled back as the ledger does. */
function startChain() {
  const at = new Date();
  const markAt = (number: bigint) => ({ number, hash: `0x${number}`, at, finalized: 0n });
  let head = markAt(0n);
  const bound = new Map<Wallet, bigint>();
  return {
    bound,
    async begin() {
      head = markAt(0n);
      bound.clear();
      const identity = { id: 1, genesis: '0x', registry: root, rules: ledgerRules };
      await db.insert(checkpoints).values({ ...identity, ...head });
    },
    async bind(wallet: Wallet, sponsor: Wallet) {
      if (bound.has(wallet)) return;
      const to = markAt(head.number + 1n);
      const nothing = deriveFacts([], {
        pools: [],
        parents: new Map(),
        sponsors: new Map(),
        terms: new Map(),
        atEnd: new Map(),
        named: new Map(),
      });
      const facts = { ...nothing, wallets: [{ wallet, sponsor, block: to.number }] };
      const marks = [{ number: to.number, hash: `0x${to.number}` as const, time: at }];
      await writeFacts(db, { facts, marks, from: head, to, root, ports: ledgerPorts });
      bound.set(wallet, to.number);
      head = to;
    },
    async replace(depth: number) {
      const to = markAt(head.number > BigInt(depth) ? head.number - BigInt(depth) : 0n);
      await rollBack(db, head, to, ledgerPorts);
      for (const [wallet, block] of bound) if (block > to.number) bound.delete(wallet);
      head = to;
    },
  };
}

const someone = fc.nat(crowd.length - 1);

const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('register' as const), who: someone, under: someone }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('registerAlone' as const), who: someone }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bind' as const), who: someone, under: someone }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), depth: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebuild' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: someone }) },
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A sponsor with two members, which a few random runs may lack. */
const aSponsorOfTwo: Act[] = [
  { kind: 'registerAlone', who: 0 },
  { kind: 'register', who: 1, under: 0 },
  { kind: 'register', who: 2, under: 0 },
];

/** A wallet leaves and returns under its own member: their sponsors form a circle. */
const aCircle: Act[] = [
  { kind: 'registerAlone', who: 1 },
  { kind: 'register', who: 2, under: 1 },
  { kind: 'leave', who: 1 },
  { kind: 'register', who: 1, under: 2 },
  { kind: 'register', who: 3, under: 1 },
];

const knownAbove = async () => new Set<Wallet>();

/** Registers a wallet and ignores a refusal. */
async function tryToRegister(wallet: Wallet, upline: string): Promise<void> {
  await register(db, { wallet, upline, termsVersion: null, root, knownAbove, count: async () => {} }).catch(
    (error: unknown) => {
      if (!(error instanceof HttpFailure)) throw error;
    },
  );
}

async function storedCounts() {
  const stored = await db.select().from(directCounts).orderBy(directCounts.sponsor);
  return stored.filter(({ count }) => count !== 0);
}

async function trueCounts() {
  return db
    .select({ sponsor: members.sponsor, count: sql<number>`count(*)::int` })
    .from(members)
    .where(isNotNull(members.sponsor))
    .groupBy(members.sponsor)
    .orderBy(members.sponsor);
}

test('keeps every count equal to the members below, through registrations, bindings, reorgs and deletions', async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60 }), async (acts) => {
      await forgetCrowd();
      const chain = startChain();
      await chain.begin();
      for (const one of acts) {
        if (one.kind === 'register') await tryToRegister(walletAt(one.who), walletAt(one.under));
        if (one.kind === 'registerAlone') await tryToRegister(walletAt(one.who), '');
        if (one.kind === 'bind') await chain.bind(walletAt(one.who), walletAt(one.under));
        if (one.kind === 'replace') await chain.replace(one.depth);
        if (one.kind === 'leave') await db.delete(members).where(sql`wallet = ${walletAt(one.who)}`);
        if (one.kind === 'rebuild') {
          await forgetLedger(db);
          await chain.begin();
        }
        const counts = await trueCounts();
        expect(await storedCounts()).toEqual(counts);
        most = Math.max(most, ...counts.map(({ count }) => count));
      }
    }),
    { numRuns: count(50), examples: [[aSponsorOfTwo], [aCircle]] },
  );
  // At least one sponsor had two members.
  expect(most).toBeGreaterThan(1);
});

test('counts all concurrent registrations under one sponsor', async () => {
  await startChain().begin();
  await tryToRegister(root, '');
  await Promise.all(crowd.slice(1).map((wallet) => tryToRegister(wallet, root)));
  expect(await countReferrals(db, root)).toBe(crowd.length - 1);
});
