import type { HandlerInput } from '@upline/api/contract';
import { parseInput } from '@upline/api/parseInput';
import {
  type GlobalShare,
  globalShareEntry,
  globalShareLeg,
  type LedgerEntry,
  type LedgerEvent,
  ledgerEntries,
  ledgerKinds,
  toDecimal,
} from '@upline/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Address } from 'viem';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import { blocks } from '../src/ledger/chainFacts/schema.ts';
import { readCheckpoint } from '../src/ledger/follower/checkpoint.ts';
import { rollBack } from '../src/ledger/follower/rollBack.ts';
import { ledgerLineHandlers } from '../src/ledger/lines/handlers.ts';
import { poolStatistics } from '../src/ledger/pools/poolStatistics.ts';
import { ledgerPorts } from '../src/ledgerPorts.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import type { Call } from '../src/platform/http/handlers.ts';
import { count } from './support/counts.ts';
import { testDb } from './support/testDb.ts';
import { blockHash, type LedgerStep, writeLedger, writtenDeployment } from './support/writeLedger.ts';

let db: Db;

beforeAll(async () => {
  db = await testDb();
});

beforeEach(() => forgetLedger(db));

const pools = { 3: poolAt(3), 6: poolAt(6) } as const;

function poolAt(position: number): Address {
  return `0x${String(position).repeat(40)}`;
}

function walletAt(index: number): Address {
  return `0x${(index + 4096).toString(16).padStart(40, '0')}`;
}

const start = Date.parse('2026-01-01T00:00:00Z');

/** A generated event: in a new block `seconds` later if `apart`, otherwise in the block before. */
interface Happening {
  kind: 'buy' | 'claim' | 'lose';
  position: 3 | 6;
  /** Selects the member, modulo the number of members in the pool. */
  who: number;
  amount: bigint;
  apart: boolean;
  seconds: number;
}

interface Told {
  steps: LedgerStep[];
  /** Expected lines by wallet, oldest first: derived from the events by the rules of the domain. */
  lines: Map<Address, string[]>;
}

const untouched = { startedBlock: 1n, pausedUntil: null, retiredBlock: null, bit: 0, lastAt: null };
const figures = { places: 0, acc: 0n, carry: 0n, payouts: 0, debts: 0n };
const sums = { paidIn: 0n, credited: 0n, claimed: 0n, fundEarned: 0n, fundClaimed: 0n };

function newPool(position: 3 | 6) {
  const row = { pool: pools[position], position, addedBlock: 1n, ...untouched, ...figures, ...sums };
  return { row, members: [] as Address[] };
}

type Place = Pick<LedgerStep['entries'][number], 'block' | 'logIndex' | 'transaction' | 'at'>;

/** Plays events on two global pools. The amounts are so small that many do not change a share. */
function play(happenings: readonly Happening[], isTold = true): Told {
  const steps: LedgerStep[] = [];
  const lines = new Map<Address, string[]>();
  const state = { 3: newPool(3), 6: newPool(6) };
  let [block, logIndex, at, buyers] = [1n, 0, start, 0];

  function nextPlace(): Place {
    const transaction = `0x${(block * 1000n + BigInt(logIndex)).toString(16).padStart(64, '0')}`;
    return { block, logIndex: logIndex++, transaction, at: new Date(at) };
  }

  function note({ block, logIndex, at }: Place, line: LedgerEntry | GlobalShare): void {
    const wallet = line.wallet as Address;
    const told = [block, logIndex, line.leg, line.kind, line.position, toDecimal(line.amount), line.from];
    const own = lines.get(wallet) ?? [];
    own.push([...told, at.toISOString()].join(' '));
    lines.set(wallet, own);
  }

  /** Adds a wallet to a pool, after the figures of its purchase. */
  function seat(position: 3 | 6, place: Place, wallet: Address, fee: bigint): LedgerStep['places'] {
    const { row, members } = state[position];
    members.push(wallet);
    row.places += 1;
    row.debts += row.acc;
    row.paidIn += fee;
    const { pool, acc, carry, payouts, places: index } = row;
    return [{ ...place, pool, wallet, index, upline: null, fee, product: 0n, fund: 0n, acc, carry, payouts }];
  }

  function write(
    position: 3 | 6,
    place: Place,
    event: LedgerEvent | null,
    places: LedgerStep['places'],
  ): void {
    const { row } = state[position];
    const written = event ? ledgerEntries(event) : [];
    for (const line of written) {
      note(place, line);
      if (line.kind === 'claim') row.claimed += line.amount;
      if (line.kind === 'referral') row.credited += line.amount;
    }
    const entries = written.map(({ leg, kind, wallet, from, amount, receiver }) => ({
      ...place,
      pool: row.pool,
      leg,
      kind,
      wallet: wallet as Address,
      from: from as Address,
      amount,
      receiver: receiver as Address | null,
    }));
    steps.push({ block: place.block, at: place.at, pool: { ...row }, places, entries });
  }

  function buy(position: 3 | 6, place: Place, { who, amount }: Happening): void {
    const { row, members } = state[position];
    const referral = members[who % members.length] as Address;
    // Every third buyer is a member of the other pool alone, if there is such a member.
    const other = state[position === 3 ? 6 : 3].members.find((one) => !members.includes(one));
    const user = who % 3 === 0 && other ? other : walletAt(1000 + buyers++);
    const accBefore = row.acc;
    const pot = row.carry + amount;
    row.acc += pot / BigInt(row.places);
    row.carry = pot % BigInt(row.places);
    if (row.acc !== accBefore) row.payouts += 1;
    for (const holder of isTold ? members : []) {
      const share = globalShareEntry({ position, holder, user, accBefore, acc: row.acc });
      if (share) note(place, share);
    }
    const fee = amount + 3n;
    const event = { name: 'GlobalInvested', position, user, referral, fee, referralCut: 3n } as const;
    write(position, place, event, seat(position, place, user, fee));
  }

  for (const position of [3, 6] as const) {
    for (const nth of [0, 1]) {
      const place = nextPlace();
      write(position, place, null, seat(position, place, walletAt(position * 100 + nth), 0n));
    }
  }
  for (const happening of happenings) {
    const { kind, position, who, amount, apart, seconds } = happening;
    if (apart) [block, logIndex, at] = [block + 1n, 0, at + seconds * 1000];
    const place = nextPlace();
    const { members } = state[position];
    const member = members[who % members.length] as Address;
    const parties = { from: walletAt(1), receiver: walletAt(2) };
    if (kind === 'buy') buy(position, place, happening);
    if (kind === 'claim')
      write(position, place, { name: 'BonusClaimed', position, user: member, amount }, []);
    if (kind === 'lose') {
      write(position, place, { name: 'LostIncome', position, loser: member, ...parties, amount }, []);
    }
  }
  // The line of a purchase precedes the income that it pays.
  for (const own of lines.values()) own.sort(byPlace);
  return { steps, lines };
}

function byPlace(one: string, other: string): number {
  const [a, b] = [one.split(' ').map(Number), other.split(' ').map(Number)];
  return [0, 1, 2].map((part) => (a[part] ?? 0) - (b[part] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

type Query = Record<string, string | readonly string[]>;

function inputOf<N extends 'ledger' | 'ledgerExport'>(
  name: N,
  wallet: Address,
  query: Query,
): HandlerInput<N> {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one): [string, string] => [key, one as string]),
  );
  const parsed = parseInput(name, { params: { wallet }, query: new URLSearchParams(pairs), body: undefined });
  if (!parsed.valid) throw new Error(JSON.stringify(parsed.errors));
  return parsed.input;
}

const signedIn = (wallet: Address) => ({ session: { wallet } }) as Call<'ledger'> & Call<'ledgerExport'>;

function ledgerOf(wallet: Address, query: Query = {}) {
  return ledgerLineHandlers({ db }).ledger(inputOf('ledger', wallet, query), signedIn(wallet));
}

function exportOf(wallet: Address, query: Query = {}) {
  return ledgerLineHandlers({ db }).ledgerExport(inputOf('ledgerExport', wallet, query), signedIn(wallet));
}

type Line = Awaited<ReturnType<typeof ledgerOf>>['lines'][number];

const shown = ({ id, kind, position, amount, from, at }: Line) =>
  [...id.split('-'), kind, position, amount, from.toLowerCase(), at].join(' ');

async function allLinesOf(wallet: Address, query: Query, limit: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const part = await ledgerOf(wallet, { ...query, page: `${page}`, limit: `${limit}` });
    lines.push(...part.lines);
    pages = part.pagination.totalPages;
  }
  return lines;
}

async function exported(wallet: Address, query: Query = {}): Promise<Line[]> {
  return (await exportOf(wallet, { ...query, format: 'json' })).json() as Promise<Line[]>;
}

const happening = fc.record<Happening>({
  kind: fc.constantFrom('buy', 'buy', 'buy', 'buy', 'claim', 'lose'),
  position: fc.constantFrom(3, 6),
  who: fc.nat(1000),
  amount: fc.bigInt(0n, 9n),
  apart: fc.boolean(),
  seconds: fc.nat(3),
});

const filter = fc.record({
  kinds: fc.subarray([...ledgerKinds], { maxLength: 3 }),
  position: fc.constantFrom(null, 1, 3, 6),
  from: fc.option(fc.integer({ min: -2, max: 60 })),
  to: fc.option(fc.integer({ min: -2, max: 60 })),
  limit: fc.integer({ min: 1, max: 9 }),
  wallet: fc.nat(),
});

function sumsOf(lines: readonly string[]): Record<string, string> {
  const total = (kind: string) =>
    lines
      .map((line) => line.split(' '))
      .filter((line) => line[3] === kind)
      .reduce((sum, line) => sum + Math.round(Number(line[5]) * 1e6), 0);
  return Object.fromEntries(ledgerKinds.map((kind) => [kind, toDecimal(BigInt(total(kind)))]));
}

const dateAfter = (seconds: number) => new Date(start + seconds * 1000).toISOString();

test('pages, counts, sums, provisional sums and the file equal the lines derived from the events, for any filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 5, maxLength: 60 }),
      fc.array(filter, { minLength: 4, maxLength: 8 }),
      fc.bigInt(0n, 40n),
      async (happenings, filters, finalized) => {
        await forgetLedger(db);
        const { steps, lines } = play(happenings);
        await writeLedger(db, steps, { finalized });
        const wallets = [...lines.keys()];
        for (const { kinds, position, from, to, limit, wallet: which } of filters) {
          const wallet = wallets[which % wallets.length];
          if (wallet === undefined) continue;
          const query: Query = {
            kind: kinds,
            ...(position !== null && { position: `${position}` }),
            ...(from !== null && { from: dateAfter(from) }),
            ...(to !== null && { to: dateAfter(to) }),
          };
          const expected = (lines.get(wallet) ?? []).filter((line) => {
            const [, , , kind = '', at3 = '', , , at = ''] = line.split(' ');
            return (
              (kinds.length === 0 || kinds.some((one) => one === kind)) &&
              (position === null || position === Number(at3)) &&
              (from === null || at >= dateAfter(from)) &&
              (to === null || at < dateAfter(to))
            );
          });
          expect((await allLinesOf(wallet, query, limit)).map(shown)).toEqual(expected.toReversed());
          expect((await exported(wallet, query)).map(shown)).toEqual(expected);
          const { sums, provisionalSums, pagination } = await ledgerOf(wallet, query);
          expect(pagination.totalLines).toBe(expected.length);
          expect(sums).toEqual(sumsOf(expected));
          const open = expected.filter((line) => BigInt(line.split(' ')[0] ?? 0) > finalized);
          expect(provisionalSums).toEqual(sumsOf(open));
        }
      },
    ),
    { numRuns: count(100) },
  );
});

/** One holder of pool 3, and `size` purchases that each pay the holder a unit in a new block. */
function crowd(size: number): LedgerStep[] {
  const buy: Omit<Happening, 'amount'> = { kind: 'buy', position: 3, who: 1, apart: true, seconds: 1 };
  return play(
    Array.from({ length: size }, (_, index) => ({ ...buy, amount: BigInt(index + 2) })),
    false,
  ).steps;
}

const holder = walletAt(300);

test('reads a long file in batches on demand, and stops when the reader cancels', async () => {
  await writeLedger(db, crowd(2500));
  const transactions = vi.spyOn(db, 'transaction');
  const reader = (await exportOf(holder, { format: 'csv' })).body?.getReader();
  expect(transactions).toHaveBeenCalledTimes(0);
  const decoder = new TextDecoder();
  const lengths: number[] = [];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    lengths.push(decoder.decode(part.value).split('\r\n').length - 1);
  }
  expect(lengths).toEqual([1, 1000, 1000, 500]);
  expect(transactions).toHaveBeenCalledTimes(3);

  transactions.mockClear();
  const left = (await exportOf(holder, { format: 'json' })).body?.getReader();
  await left?.read();
  await left?.cancel();
  await new Promise(setImmediate);
  expect(transactions).toHaveBeenCalledTimes(1);
  transactions.mockRestore();
});

test('ends a file at the block that was reached at its start', async () => {
  const events = crowd(1500);
  const begun = events.findIndex(({ block }) => block > 1200n);
  await writeLedger(db, events.slice(0, begun));
  const file = await exportOf(holder, { format: 'json' });
  const reader = file.body?.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader?.read())?.value);
  await writeLedger(db, events.slice(begun));
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value);
  }
  const lines = JSON.parse(text) as Line[];
  expect(lines).toHaveLength(begun - 4);
  expect(lines.at(-1)?.block).toBe('1200');
  expect(await exported(holder)).toHaveLength(1500);
});

test('aborts a file if a reorg happens during the download, and serves it whole on retry', async () => {
  const events = crowd(1500);
  await writeLedger(db, events);
  const reader = (await exportOf(holder, { format: 'csv' })).body?.getReader();
  await reader?.read();
  await reader?.read();
  const from = await readCheckpoint(db, writtenDeployment);
  if (from === null) throw new Error('Nothing was written.');
  const kept = events.findLastIndex(({ block }) => block === 1300n);
  const at = events[kept]?.at ?? new Date();
  await rollBack(db, from, { number: 1300n, hash: blockHash(1300n), at, finalized: 0n }, ledgerPorts);
  await writeLedger(db, events.slice(kept + 1), { fork: 'bb' });
  await expect(reader?.read()).rejects.toThrow('replaced block');
  expect(await exported(holder)).toHaveLength(1500);
});

test('aborts a file even if its last block was replaced long ago', async () => {
  const events = crowd(1500);
  await writeLedger(db, events.slice(0, -200));
  const reader = (await exportOf(holder, { format: 'csv' })).body?.getReader();
  await reader?.read();
  await reader?.read();
  const from = await readCheckpoint(db, writtenDeployment);
  if (from === null) throw new Error('Nothing was written.');
  const kept = events.findLastIndex(({ block }) => block === 900n);
  const at = events[kept]?.at ?? new Date();
  await rollBack(db, from, { number: 900n, hash: blockHash(900n), at, finalized: 0n }, ledgerPorts);
  // A fork without an event in the former last block, which has been final for long.
  const others = events.slice(kept + 1).filter(({ block }) => block !== from.number);
  await writeLedger(db, others, { fork: 'bb', finalized: events.at(-1)?.block ?? 0n });
  await expect(reader?.read()).rejects.toThrow('replaced block');
});

test('completes a file whose last block was final, even after that block is deleted', async () => {
  const events = crowd(1500);
  const last = events.at(-1)?.block ?? 0n;
  await writeLedger(db, events, { finalized: last });
  const reader = (await exportOf(holder, { format: 'csv' })).body?.getReader();
  await reader?.read();
  await reader?.read();
  await db.delete(blocks).where(eq(blocks.number, last));
  await reader?.read();
  expect(await reader?.read()).toMatchObject({ done: true });
});

test('marks a line as provisional until its block is final, in pages and in the file', async () => {
  await writeLedger(db, crowd(20), { finalized: 12n });
  const { lines } = await ledgerOf(holder, { limit: '100' });
  const provisional = lines.filter(({ isProvisional }) => isProvisional).map(({ block }) => Number(block));
  expect(provisional).toEqual(lines.map(({ block }) => Number(block)).filter((block) => block > 12));
  expect(provisional.length).toBeGreaterThan(0);
  expect(await exported(holder)).toEqual(lines.toReversed());
});

test('removes replaced events from lines, sums and figures', async () => {
  const events = crowd(40);
  const kept = events.filter(({ block }) => block <= 30n);
  await writeLedger(db, kept);
  const [before, figures] = [await ledgerOf(holder, { limit: '100' }), await poolStatistics(db)];
  await writeLedger(db, events.slice(kept.length));
  expect((await ledgerOf(holder)).pagination.totalLines).toBeGreaterThan(before.pagination.totalLines);
  const from = await readCheckpoint(db, writtenDeployment);
  if (from === null) throw new Error('Nothing was written.');
  const at = kept.at(-1)?.at ?? new Date();
  await rollBack(db, from, { number: 30n, hash: blockHash(30n), at, finalized: 0n }, ledgerPorts);
  expect(await ledgerOf(holder, { limit: '100' })).toEqual(before);
  expect(await poolStatistics(db)).toEqual(figures);
});

test('returns an empty ledger and no pool figures before the chain is read', async () => {
  expect((await ledgerOf(holder)).pagination.totalLines).toBe(0);
  expect(await exported(holder)).toEqual([]);
  await expect(poolStatistics(db)).rejects.toMatchObject({ status: 503 });
});

test('gives a share another leg than the referral of the same purchase', async () => {
  await writeLedger(db, crowd(1));
  const referral = walletAt(301);
  const legs = (await ledgerOf(referral)).lines.map(({ kind, id }) => `${kind} ${id.split('-')[2]}`);
  expect(legs).toEqual([`global ${globalShareLeg}`, 'referral 1']);
});
