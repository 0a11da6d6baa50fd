import { and, asc, desc, gte, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Address } from 'viem';
import type { ChainContext } from '../chain/chainContext.ts';
import { blocks, pools } from '../chainFacts/schema.ts';
import type { Db } from '../db/openDb.ts';
import { agreeLater } from './agreeLater.ts';
import type { ChainEvent } from './chainEvents.ts';
import type { BlockMark, ChainReader, Listed, Reading } from './chainReader.ts';
import { beginLedger, type Checkpoint, isForeign, isOutdated, readCheckpoint } from './checkpoint.ts';
import { deriveFacts, type Facts, type Known } from './deriveFacts.ts';
import { findFork, type StoredBlock } from './findFork.ts';
import { forgetLedger } from './forgetLedger.ts';
import {
  ContinuityError,
  FencedError,
  FinalityError,
  howToRebuild,
  WrongChainError,
} from './ledgerErrors.ts';
import { type ChainFigures, checkFigures, termsIn } from './poolFigures.ts';
import { readKnown } from './readKnown.ts';
import { rollBack } from './rollBack.ts';
import { lookAgain } from './secondLook.ts';
import { type Claimable, standingsOf } from './standings.ts';
import { writeFacts, writeFinal } from './writeFacts.ts';

/** What a step works with. */
export interface Parts {
  db: Db;
  chain: ChainContext;
  reader: ChainReader;
  log: Logger;
  /** Whether this process is still the one that follows. */
  mayWrite(): boolean;
  /** Milliseconds after which blocks that were read are looked at again, to become final. */
  secondLookAfter: number;
  /**
   * What this process has read, and when; the highest block up to which the contracts have agreed with all that was
   * read, `null` for the final one; and the block at which they could not be asked.
   */
  seen: { ends: { to: bigint; at: number }[]; agreed: bigint | null; forgotten: bigint | null };
  /** A second pair of eyes: another node's where there is one. */
  witness(): ChainReader;
  /** Takes down that the witness saw something else than two others. */
  doubtWitness(): void;
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
  /** Whether there is more to do at once, though nothing new to read: more of what was read could become final. */
  hasMore: boolean;
}

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Forgets a ledger of other contracts or another chain, where that is an everyday thing: on a local chain. */
export async function leaveForeign({ db, chain, reader, log }: Parts): Promise<void> {
  if (!(await isForeign(db, chain.deployment)) || !(await reader.isLocal())) return;
  log.warn('The pools were deployed again: the local chain is read from the beginning. Members stay.');
  await forgetLedger(db, { isOtherChain: true });
}

/** The checkpoint, begun at the block before the deployment if there is none. */
async function checkpointOf({ db, chain, reader, log, mayWrite }: Parts): Promise<Checkpoint> {
  const { deployment } = chain;
  if (await isOutdated(db)) {
    // The follower may now be of another version, whose rules these are.
    if (!mayWrite()) throw new FencedError();
    log.warn('The ledger was derived by other rules: the chain is read from the beginning. Members stay.');
    await forgetLedger(db);
  }
  const found = await readCheckpoint(db, deployment);
  if (found !== null) return found;
  const start = await reader.block(deployment.startBlock > 0n ? deployment.startBlock - 1n : 0n);
  if (start === null) throw new WrongChainError('The chain does not reach the deployment.');
  await reader.confirm(start);
  await beginLedger(db, deployment, start);
  return { number: start.number, hash: start.hash, at: start.time, finalized: start.number };
}

async function backTo(parts: Parts, from: Checkpoint, fork: StoredBlock): Promise<void> {
  parts.ahead = null;
  const { seen } = parts;
  seen.ends = seen.ends.filter(({ to }) => to <= fork.number);
  if (seen.agreed !== null) seen.agreed = lower(seen.agreed, fork.number);
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

/**
 * Leaves the blocks that the chain has replaced. A local chain may even have come back shorter.
 * @param shown The block that stands where the ledger does now, or the newest of a shorter chain.
 */
async function leaveReplaced(
  parts: Parts,
  from: Checkpoint,
  { head, shown }: { head: bigint; shown: BlockMark },
): Promise<bigint> {
  // A slip of the node is no reason to forget anything.
  await parts.reader.confirm(shown);
  const fork = await findFork(parts.db, parts.reader, from.number);
  if (fork === null) {
    if (!(await parts.reader.isLocal())) {
      throw new WrongChainError(`The chain has none of the blocks that were read. ${howToRebuild}`);
    }
    parts.ahead = null;
    parts.seen = { ends: [], agreed: null, forgotten: null };
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

const listingsIn = (events: readonly ChainEvent[]) =>
  events.flatMap((event) => (event.name === 'PoolAdded' ? [event] : []));

/** The next stretch: the one that was asked for meanwhile, where it still fits. */
async function readNext(parts: Parts, from: bigint, head: bigint, range: bigint, listed: Listed) {
  const { ahead, reader } = parts;
  parts.ahead = null;
  const asked = ahead !== null && ahead.reader === reader && ahead.from === from ? ahead.reading : null;
  const reading = await (asked ?? reader.read(from, lower(head, from + range - 1n), listed, head));
  if (reading.to < head) {
    const next = reading.to + 1n;
    const added = listingsIn(reading.events).map(({ pool, block }) => [pool, block] as const);
    const later = reader.read(next, lower(head, next + range - 1n), new Map([...added, ...listed]), head);
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

/** The terms that pools say themselves at the end of a stretch, in which some of them were listed. */
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
 * Compares with the contracts whom a stretch has bound and seated.
 * @returns What the pools owe to those whom it paid; null where the contracts could not be asked.
 */
async function owedBy(
  { reader, chain }: Parts,
  facts: Facts,
  { block, head }: { block: bigint; head: bigint },
): Promise<Claimable[] | null> {
  const { questions, compare } = standingsOf(facts, chain.deployment.registry);
  const answers = await reader.ask(questions, block, head);
  return answers && compare(answers);
}

/** What of the final block another node says is final as well: nothing less where it does not know that block. */
async function finalFor(witness: ChainReader, { number, hash }: BlockMark): Promise<bigint> {
  try {
    const [known, told] = await Promise.all([witness.block(number), witness.finalized()]);
    return told !== null && known?.hash === hash ? lower(told.number, number) : number;
  } catch {
    return number;
  }
}

/**
 * Asks the contracts about what they could not be asked when it was read.
 * @returns The block up to which they have agreed.
 */
async function agreed({ db, chain, reader, seen }: Parts, from: Checkpoint, head: bigint): Promise<bigint> {
  const known = seen.agreed ?? from.finalized;
  if (known >= from.number || seen.forgotten === from.number) return known;
  const { registry } = chain.deployment;
  const later = await agreeLater({ db, reader, registry }, { after: known, at: from.number, head });
  if (later === null) seen.forgotten = from.number;
  else seen.agreed = later;
  return later ?? known;
}

/** The final block is stored, so that a fork above it is never taken for one below it. */
const marksAt = (finalized: bigint, final: BlockMark) => (finalized === final.number ? [final] : []);

/**
 * Looks again at what is to become final.
 * @param final The highest block that the chain does not replace any more.
 * @returns The highest that is final for the ledger, and whether there is more to look at.
 */
async function settle(
  parts: Parts,
  from: Checkpoint,
  { final, range, head }: { final: BlockMark; range: bigint; head: bigint },
): Promise<{ finalized: bigint; hasMore: boolean }> {
  const { db, reader, seen, secondLookAfter } = parts;
  // What another process has read, or this one before a restart, is as old as this process knows it.
  if (seen.ends.length === 0) seen.ends.push({ to: from.number, at: performance.now() });
  seen.ends = seen.ends.filter(({ to }) => to > from.finalized);
  const due = performance.now() - secondLookAfter;
  const aged = seen.ends.findLast(({ at }) => at <= due)?.to ?? from.finalized;
  const before = seen.agreed ?? from.finalized;
  // What they agree with now counts in the next step.
  const isAgreeing = (await agreed(parts, from, head)) > before;
  const still = { finalized: from.finalized, hasMore: isAgreeing };
  const most = [final.number, from.number, aged, before].reduce(lower);
  if (most <= from.finalized) return still;
  const witness = parts.witness();
  const limit = witness === reader ? most : lower(most, await finalFor(witness, final));
  if (limit <= from.finalized) return still;
  const { finalized, isWitnessWrong } = await lookAgain({ db, reader, witness, final, range }, from, limit);
  if (isWitnessWrong) parts.doubtWitness();
  if (finalized === final.number) await reader.confirm(final);
  return { finalized, hasMore: isAgreeing || (finalized > from.finalized && finalized < limit) };
}

/** The terms in force of each pool after a stretch, as far as they are known. */
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
  const idle: Step = { outcome: 'idle', reached: from.number, head, depth: 0n, hasMore: false };
  // A node of a real chain that is behind will catch up; it has replaced nothing.
  if (isBehind && !(await reader.isLocal())) return idle;
  const stands = isBehind ? null : head === from.number ? newest : stood;
  if (stands?.hash !== from.hash) {
    const shown = isBehind ? newest : stands;
    if (shown === null) throw new ContinuityError(`The node no longer has block ${from.number}.`);
    const reached = await leaveReplaced(parts, from, { head, shown });
    return { ...idle, outcome: 'rolledBack', reached, depth: from.number - reached };
  }
  const final = await reader.final(told, head);
  if (head === from.number) {
    const { finalized, hasMore } = await settle(parts, from, { final, range, head });
    if (!parts.mayWrite()) throw new FencedError();
    if (finalized > from.finalized)
      await writeFinal(db, { from, finalized, marks: marksAt(finalized, final) });
    return { ...idle, hasMore };
  }
  const before = await db.select().from(pools);
  const listed = new Map(before.map(({ pool, addedBlock }) => [pool, addedBlock]));
  const [{ to: end, events, blocks: read, parent, figures }, { finalized }] = await Promise.all([
    readNext(parts, from.number + 1n, head, range, listed),
    settle(parts, from, { final, range, head }),
  ]);
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
  const owed = figures && (await owedBy(parts, facts, { block: end, head }));
  const last = read.at(-1);
  const to = { number: end, hash: last?.hash ?? from.hash, at: last?.time ?? from.at, finalized };
  if (!parts.mayWrite()) throw new FencedError();
  const marks = [...read, ...marksAt(finalized, final)];
  await writeFacts(db, { facts, marks, from, to, root: chain.root, ...(owed && { owed }) });
  parts.seen.ends.push({ to: end, at: performance.now() });
  // What lies before and could not be compared is asked about later, and may still have to be read again.
  if (!owed) parts.seen.forgotten = end;
  else if ((parts.seen.agreed ?? from.finalized) >= from.number) parts.seen.agreed = end;
  return { ...idle, outcome: 'advanced', reached: end };
}

/** The lowest block that may still be gone back to: what is final is not given up on the word of one that was wrong. */
async function lowestBlock({ db }: Parts, { finalized }: Checkpoint): Promise<StoredBlock | undefined> {
  const [lowest] = await db
    .select()
    .from(blocks)
    .where(gte(blocks.number, finalized))
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
