import type { Address } from 'viem';
import type { ChainContext } from '../chain/chainContext.ts';
import { pools } from '../chainFacts/schema.ts';
import type { BlockMark } from './blockReader.ts';
import type { ChainEvent } from './chainEvents.ts';
import type { Listed, Reading } from './chainReader.ts';
import type { Checkpoint } from './checkpoint.ts';
import { deriveFacts } from './deriveFacts.ts';
import type { Facts, Known } from './facts.ts';
import { ContinuityError, StaleLockError } from './ledgerErrors.ts';
import { onceMore } from './onceMore.ts';
import { type ChainFigures, checkFigures, termsIn } from './poolFigures.ts';
import { readKnown } from './readKnown.ts';
import { type Reach, settle } from './settle.ts';
import { type Claimable, standingsOf } from './standings.ts';
import { lower, type Step, type StepContext } from './step.ts';
import { checkpointOf, leaveReplaced } from './stepBack.ts';
import { writeFacts, writeFinal } from './writeFacts.ts';

const listingsIn = (events: readonly ChainEvent[]) =>
  events.flatMap((event) => (event.name === 'PoolAdded' ? [event] : []));

/**
 * Reads the next stretch, or awaits the read-ahead if it covers the same start. Starts reading
 * ahead.
 */
async function readNext(context: StepContext, from: bigint, head: bigint, range: bigint, listed: Listed) {
  const { ahead, reader } = context;
  context.ahead = null;
  const asked = ahead !== null && ahead.reader === reader && ahead.from === from ? ahead.reading : null;
  const reading = await (asked ?? reader.read(from, lower(head, from + range - 1n), listed, head));
  if (reading.to < head) {
    const next = reading.to + 1n;
    const added = listingsIn(reading.events).map(({ pool, block }) => [pool, block] as const);
    const later = reader.read(next, lower(head, next + range - 1n), new Map([...added, ...listed]), head);
    // A failure is handled when the read-ahead is used.
    later.catch(() => {});
    context.ahead = { reader, from: next, reading: later };
  }
  return reading;
}

function poolsAfter(before: Facts['pools'], facts: Facts): Facts['pools'] {
  const touched = new Map(facts.pools.map((pool) => [pool.pool, pool]));
  return [...new Map([...before.map((pool) => [pool.pool, pool] as const), ...touched]).values()];
}

/** The terms that the contracts report at the end of a stretch, by pool. */
function termsAtEnd(
  figures: ChainFigures | null,
  listed: readonly Pick<Facts['pools'][number], 'pool' | 'position'>[],
) {
  return new Map(
    listed.flatMap(({ pool, position }) => {
      const own = figures?.figures.get(pool);
      return own ? [[pool, termsIn(own, position)] as const] : [];
    }),
  );
}

/**
 * Compares the bindings and seats of a stretch with the contracts.
 * @returns The amounts that the pools owe to the wallets that they paid; null if the contracts
 * could not be read.
 */
async function owedBy(
  { reader, chain }: StepContext,
  facts: Facts,
  { block, head }: { block: bigint; head: bigint },
): Promise<Claimable[] | null> {
  const { questions, compare } = standingsOf(facts, chain.deployment.registry);
  const answers = await reader.ask(questions, block, head);
  return answers && compare(answers);
}

/** Stores the final block, so that a fork above it is not mistaken for one below it. */
const marksAt = (finalized: bigint, final: BlockMark) => (finalized === final.number ? [final] : []);

/** The known terms in force of each pool after a stretch. */
function termsAfter(before: Known['terms'], { terms }: Facts): Known['terms'] {
  return new Map([...before, ...terms.map(({ pool, ...applied }) => [pool, applied] as const)]);
}

function namedPools({ deployment }: ChainContext) {
  return new Map(
    Object.entries(deployment.pools).map(([position, { address, bit }]) => [
      address.toLowerCase() as Address,
      { bit, position: Number(position) },
    ]),
  );
}

interface BlockRange {
  reading: Reading;
  /** The pools before the stretch. */
  before: Facts['pools'];
  finalized: bigint;
  reach: Reach;
}

/**
 * Derives a stretch's facts, compares them with the contracts and writes them, in one transaction.
 * @returns True if the contracts could be compared.
 */
async function writeStretch(
  context: StepContext,
  from: Checkpoint,
  { reading, before, finalized, reach: { final, head } }: BlockRange,
): Promise<boolean> {
  const { db, chain, ports } = context;
  const { to: end, events, blocks: read, parent, figures } = reading;
  if (parent !== from.hash) {
    throw new ContinuityError(`Block ${from.number} was replaced while the next ones were read.`);
  }
  const known = await readKnown(db, events);
  const facts = deriveFacts(events, {
    pools: before,
    named: namedPools(chain),
    atEnd: termsAtEnd(figures, [...before, ...listingsIn(events)]),
    ...known,
  });
  if (figures) checkFigures(poolsAfter(before, facts), figures, termsAfter(known.terms, facts));
  const owed = figures && (await owedBy(context, facts, { block: end, head }));
  const last = read.at(-1);
  const to = { number: end, hash: last?.hash ?? from.hash, at: last?.time ?? from.at, finalized };
  if (!context.mayWrite()) throw new StaleLockError();
  const marks = [...read, ...marksAt(finalized, final)];
  await writeFacts(db, { facts, marks, from, to, root: chain.root, ports, ...(owed && { owed }) });
  return owed !== null;
}

/** Reads the next stretch and writes the facts derived from it, in one transaction. */
async function readOn(context: StepContext, from: Checkpoint, reach: Reach): Promise<Step> {
  const { db, reader, seen } = context;
  const { range, head } = reach;
  const before = await db.select().from(pools);
  const listed = new Map(before.map(({ pool, addedBlock }) => [pool, addedBlock]));
  const next = from.number + 1n;
  const [first, { finalized }] = await Promise.all([
    readNext(context, next, head, range, listed),
    settle(context, from, reach),
  ]);
  const { to: end } = first;
  const isCompared = await onceMore(async (isAgain) => {
    const reading = isAgain ? await reader.read(next, end, listed, head) : first;
    return writeStretch(context, from, { reading, before, finalized, reach });
  });
  seen.ends.push({ to: end, at: performance.now() });
  // A stretch without a comparison is checked later and may have to be read again.
  if (!isCompared) seen.forgotten = end;
  else if ((seen.agreed ?? from.finalized) >= from.number) seen.agreed = end;
  return { outcome: 'advanced', reached: end, head, depth: 0n, hasMore: false };
}

/**
 * Takes one step along the chain: rolls back replaced blocks, reads the next stretch, or finds
 * nothing new.
 * @param range Maximum number of blocks to read at once.
 * @throws Errors of the node and the database, and the ledger's own; no facts are written
 * partially.
 */
export async function advance(context: StepContext, range: bigint): Promise<Step> {
  const { db, reader } = context;
  const from = await checkpointOf(context);
  const [newest, stood, told] = await Promise.all([
    reader.head(),
    reader.block(from.number),
    reader.finalized(),
  ]);
  const head = newest.number;
  const isBehind = head < from.number;
  const idle: Step = { outcome: 'idle', reached: from.number, head, depth: 0n, hasMore: false };
  // A lagging node of a public chain will catch up; no block was replaced.
  if (isBehind && !(await reader.isLocal())) return idle;
  const stands = isBehind ? null : head === from.number ? newest : stood;
  if (stands?.hash !== from.hash) {
    const shown = isBehind ? newest : stands;
    if (shown === null) throw new ContinuityError(`The node no longer has block ${from.number}.`);
    const reached = await leaveReplaced(context, from, { head, shown });
    return { ...idle, outcome: 'rolledBack', reached, depth: from.number - reached };
  }
  const final = await reader.final(told, head);
  if (head === from.number) {
    const { finalized, hasMore } = await settle(context, from, { final, range, head });
    if (!context.mayWrite()) throw new StaleLockError();
    if (finalized > from.finalized)
      await writeFinal(db, { from, finalized, marks: marksAt(finalized, final), ports: context.ports });
    return { ...idle, hasMore };
  }
  return readOn(context, from, { final, range, head });
}
