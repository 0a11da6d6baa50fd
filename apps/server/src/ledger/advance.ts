import { and, asc, desc, gte, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Address } from 'viem';
import type { Db } from '../db/openDb.ts';
import type { ChainContext } from './chainContext.ts';
import type { ChainReader, Reading } from './chainReader.ts';
import { beginLedger, type Checkpoint, isForeign, isOutdated, readCheckpoint } from './checkpoint.ts';
import { deriveFacts, type Facts } from './deriveFacts.ts';
import { findFork, type StoredBlock } from './findFork.ts';
import { forgetLedger } from './forgetLedger.ts';
import {
  ContinuityError,
  FencedError,
  FinalityError,
  howToRebuild,
  WrongChainError,
} from './ledgerErrors.ts';
import { checkFigures } from './poolFigures.ts';
import { readKnown } from './readKnown.ts';
import { rollBack } from './rollBack.ts';
import { blocks, pools } from './schema.ts';
import { writeFacts } from './writeFacts.ts';

/** What a step works with. */
export interface Parts {
  db: Db;
  chain: ChainContext;
  reader: ChainReader;
  log: Logger;
  /** Whether this process is still the one that follows. */
  mayWrite(): boolean;
  /** The stretch after the one that is being written, asked for meanwhile. */
  ahead: { reader: ChainReader; from: bigint; reading: Promise<Reading> } | null;
}

/** What a step did. */
export interface Step {
  outcome: 'idle' | 'advanced' | 'rolledBack';
  /** The block that the ledger stands at now. */
  reached: bigint;
  /** The chain's newest block. */
  head: bigint;
  /** How many blocks were taken back. */
  depth: bigint;
}

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function higher(a: bigint, b: bigint): bigint {
  return lower(a, b) === a ? b : a;
}

/** Forgets a ledger of other contracts or another chain, where that is an everyday thing: on a local chain. */
export async function leaveForeign({ db, chain, reader, log }: Parts): Promise<void> {
  if (!(await isForeign(db, chain.deployment)) || !(await reader.isLocal())) return;
  log.warn('The pools were deployed anew: the local chain is read from the beginning. Members stay.');
  await forgetLedger(db, { isOtherChain: true });
}

/** The checkpoint, begun at the block before the deployment if there is none. */
async function checkpointOf({ db, chain, reader, log, mayWrite }: Parts): Promise<Checkpoint> {
  const { deployment } = chain;
  if (await isOutdated(db)) {
    // Whoever follows now may be of another version, whose rules these are.
    if (!mayWrite()) throw new FencedError();
    log.warn('The ledger was derived by other rules: the chain is read from the beginning. Members stay.');
    await forgetLedger(db);
  }
  const found = await readCheckpoint(db, deployment);
  if (found !== null) return found;
  const start = await reader.block(deployment.startBlock > 0n ? deployment.startBlock - 1n : 0n);
  if (start === null) throw new WrongChainError('The chain does not reach the deployment.');
  await beginLedger(db, deployment, start);
  return { number: start.number, hash: start.hash, at: start.time, finalized: start.number };
}

async function backTo(parts: Parts, from: Checkpoint, fork: StoredBlock): Promise<void> {
  parts.ahead = null;
  if (!parts.mayWrite()) throw new FencedError();
  if (fork.number < from.finalized && !(await parts.reader.isLocal())) {
    throw new FinalityError(
      `Block ${fork.number} is the last that holds, but the chain was final up to ${from.finalized}. ` +
        howToRebuild,
    );
  }
  const { number, hash, time: at } = fork;
  await rollBack(parts.db, from, { number, hash, at, finalized: lower(from.finalized, number) });
}

/** Leaves the blocks that the chain has replaced. A local chain may even have come back shorter. */
async function leaveReplaced(parts: Parts, from: Checkpoint, head: bigint): Promise<bigint> {
  const fork = await findFork(parts.db, parts.reader, from.number);
  if (fork === null) {
    if (!(await parts.reader.isLocal())) {
      throw new WrongChainError(`The chain has none of the blocks that were read. ${howToRebuild}`);
    }
    parts.ahead = null;
    parts.log.warn('The local chain has none of the blocks that were kept: it is read from the beginning.');
    await forgetLedger(parts.db, { isOtherChain: true });
    return 0n;
  }
  await backTo(parts, from, fork);
  const figures = { head: `${head}`, ledger: `${from.number}`, rolledBackTo: `${fork.number}` };
  if (head < from.number)
    parts.log.warn(figures, 'The local chain came back behind the ledger: rolled back.');
  else parts.log.warn(figures, 'The chain has replaced blocks that were read: rolled back.');
  return fork.number;
}

/** The next stretch: the one that was asked for meanwhile, where it still fits. */
async function readNext(parts: Parts, from: bigint, head: bigint, range: bigint, listed: readonly Address[]) {
  const { ahead, reader } = parts;
  parts.ahead = null;
  const asked = ahead !== null && ahead.reader === reader && ahead.from === from ? ahead.reading : null;
  const reading = await (asked ?? reader.read(from, lower(head, from + range - 1n), listed, head));
  if (reading.to < head) {
    const next = reading.to + 1n;
    const added = reading.events.flatMap((event) => (event.name === 'PoolAdded' ? [event.pool] : []));
    const later = reader.read(next, lower(head, next + range - 1n), [...listed, ...added], head);
    // Whether it failed is asked when it is needed.
    later.catch(() => {});
    parts.ahead = { reader, from: next, reading: later };
  }
  return reading;
}

/** Every pool's figures after a stretch. */
function poolsAfter(before: Facts['pools'], facts: Facts): Facts['pools'] {
  const touched = new Map(facts.pools.map((pool) => [pool.pool, pool]));
  return [...new Map([...before.map((pool) => [pool.pool, pool] as const), ...touched]).values()];
}

function namedPools({ deployment }: ChainContext) {
  return new Map(
    Object.entries(deployment.pools).map(([position, { address, bit }]) => [
      address.toLowerCase() as Address,
      { bit, position: Number(position) },
    ]),
  );
}

/**
 * One step along the chain: leaves what was replaced, or reads the next stretch, or finds nothing new.
 * @param range The most blocks to read at once.
 * @throws What the node or the database throws, and the ledger's own errors; nothing is then half-written.
 */
export async function advance(parts: Parts, range: bigint): Promise<Step> {
  const { db, reader, chain } = parts;
  const from = await checkpointOf(parts);
  const [newest, stood, told] = await Promise.all([
    reader.head(),
    reader.block(from.number),
    reader.finalized(),
  ]);
  const head = newest.number;
  const isBehind = head < from.number;
  const idle: Step = { outcome: 'idle', reached: from.number, head, depth: 0n };
  // A node of a real chain that is behind will catch up; it has replaced nothing.
  if (isBehind && !(await reader.isLocal())) return idle;
  const stands = isBehind ? null : head === from.number ? newest : stood;
  if (stands?.hash !== from.hash) {
    const reached = await leaveReplaced(parts, from, head);
    return { outcome: 'rolledBack', reached, head, depth: from.number - reached };
  }
  if (head === from.number) return idle;
  const before = await db.select().from(pools);
  const listed = before.map(({ pool }) => pool);
  const {
    to: end,
    events,
    blocks: read,
    parent,
    figures,
  } = await readNext(parts, from.number + 1n, head, range, listed);
  if (parent !== from.hash) {
    throw new ContinuityError(`Block ${from.number} was replaced while the next ones were read.`);
  }
  const facts = deriveFacts(events, {
    pools: before,
    named: namedPools(chain),
    ...(await readKnown(db, events)),
  });
  if (figures) checkFigures(poolsAfter(before, facts), figures);
  const final = told ?? (await reader.assumedFinal(head));
  // What could not be compared with the contracts may still have to be read again.
  const finalized = figures ? higher(lower(final.number, end), from.finalized) : from.finalized;
  const last = read.at(-1);
  const to = { number: end, hash: last?.hash ?? from.hash, at: last?.time ?? from.at, finalized };
  // The final block is stored, so that a fork above it is never taken for one below it.
  const marks = final.number === finalized ? [...read, final] : read;
  if (!parts.mayWrite()) throw new FencedError();
  await writeFacts(db, { facts, marks, from, to, root: chain.root });
  return { outcome: 'advanced', reached: end, head, depth: 0n };
}

/** The block that may still be gone back to and is the lowest: the last final one, or where the ledger began. */
async function lowestBlock(
  { db, reader }: Parts,
  { finalized }: Checkpoint,
): Promise<StoredBlock | undefined> {
  const isBound = !(await reader.isLocal());
  const [lowest] = await db
    .select()
    .from(blocks)
    .where(isBound ? gte(blocks.number, finalized) : undefined)
    .orderBy(asc(blocks.number))
    .limit(1);
  return lowest;
}

/**
 * Steps back over stored blocks, because the node left out something that cannot be told from here.
 * @param depth How many blocks at least, as far as there are so many.
 * @returns The block that the ledger stands at now, and whether there is none below it.
 */
export async function rewind(parts: Parts, depth: bigint): Promise<{ reached: bigint; isLowest: boolean }> {
  const from = await checkpointOf(parts);
  const lowest = await lowestBlock(parts, from);
  if (lowest === undefined || lowest.number >= from.number) return { reached: from.number, isLowest: true };
  const [target = lowest] = await parts.db
    .select()
    .from(blocks)
    .where(and(lte(blocks.number, from.number - depth), gte(blocks.number, lowest.number)))
    .orderBy(desc(blocks.number))
    .limit(1);
  await backTo(parts, from, target);
  return { reached: target.number, isLowest: target.number === lowest.number };
}
