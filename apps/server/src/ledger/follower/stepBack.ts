import { and, asc, desc, gte, lt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { blocks } from '../chainFacts/schema.ts';
import type { BlockMark } from './blockReader.ts';
import type { ChainReader } from './chainReader.ts';
import { beginLedger, type Checkpoint, isForeign, isOutdated, readCheckpoint } from './checkpoint.ts';
import { FinalityError, howToRebuild, StaleLockError, WrongChainError } from './ledgerErrors.ts';
import { rollBack } from './rollBack.ts';
import { lower, type StepContext } from './step.ts';

/** Stored blocks compared with the chain at a time. */
const atOnce = 50;

type StoredBlock = typeof blocks.$inferSelect;

/**
 * The highest stored block below a number that is still on the chain; the chain replaced all blocks
 * above it.
 * @returns `null` if the chain has none of the stored blocks.
 */
async function findFork(db: Db, reader: ChainReader, below: bigint): Promise<StoredBlock | null> {
  for (let ceiling = below; ; ) {
    const stored = await db
      .select()
      .from(blocks)
      .where(lt(blocks.number, ceiling))
      .orderBy(desc(blocks.number))
      .limit(atOnce);
    const actual = await Promise.all(stored.map(({ number }) => reader.block(number)));
    const fork = stored.find(({ hash }, index) => actual[index]?.hash === hash);
    if (fork !== undefined) return fork;
    const lowest = stored.at(-1);
    if (lowest === undefined) return null;
    ceiling = lowest.number;
  }
}

/** The stored checkpoint, or a new one at the block before the deployment. */
export async function checkpointOf({
  db,
  chain,
  reader,
  log,
  mayWrite,
  ports,
}: StepContext): Promise<Checkpoint> {
  const { deployment } = chain;
  if (await isOutdated(db)) {
    // The new follower may be a release with exactly these rules.
    if (!mayWrite()) throw new StaleLockError();
    log.warn('The ledger was derived by other rules: the chain is read from the beginning. Members stay.');
    await ports.forgetLedger(db);
  }
  const found = await readCheckpoint(db, deployment);
  if (found !== null) return found;
  const start = await reader.block(deployment.startBlock > 0n ? deployment.startBlock - 1n : 0n);
  if (start === null) throw new WrongChainError('The chain does not reach the deployment.');
  await reader.confirm(start);
  await beginLedger(db, deployment, start);
  return { number: start.number, hash: start.hash, at: start.time, finalized: start.number };
}

/**
 * Deletes the ledger of other contracts or another chain, but only on a local chain, where
 * redeployments are normal.
 */
export async function leaveForeign({ db, chain, reader, log, ports }: StepContext): Promise<void> {
  if (!(await isForeign(db, chain.deployment)) || !(await reader.isLocal())) return;
  log.warn('The pools were deployed again: the local chain is read from the beginning. Members stay.');
  await ports.forgetLedger(db, { isOtherChain: true });
}

async function backTo(context: StepContext, from: Checkpoint, fork: StoredBlock): Promise<void> {
  context.ahead = null;
  const { seen } = context;
  seen.ends = seen.ends.filter(({ to }) => to <= fork.number);
  if (seen.agreed !== null) seen.agreed = lower(seen.agreed, fork.number);
  if (!context.mayWrite()) throw new StaleLockError();
  if (fork.number < from.finalized && !(await context.reader.isLocal())) {
    throw new FinalityError(
      `Block ${fork.number} is the last that holds, but the chain was final up to ${from.finalized}. ` +
        howToRebuild,
    );
  }
  const { number, hash, time: at } = fork;
  const to = { number, hash, at, finalized: lower(from.finalized, number) };
  await rollBack(context.db, from, to, context.ports);
}

/**
 * Rolls back the blocks that the chain replaced. A local chain may also restart at a lower block.
 * @param shown The block at the ledger's height now, or the newest block of a shorter chain.
 */
export async function leaveReplaced(
  context: StepContext,
  from: Checkpoint,
  { head, shown }: { head: bigint; shown: BlockMark },
): Promise<bigint> {
  // Confirms the block first, so that a node's mistake does not cause a rollback.
  await context.reader.confirm(shown);
  const fork = await findFork(context.db, context.reader, from.number);
  if (fork === null) {
    if (!(await context.reader.isLocal())) {
      throw new WrongChainError(`The chain has none of the blocks that were read. ${howToRebuild}`);
    }
    context.ahead = null;
    context.seen = { ends: [], agreed: null, forgotten: null };
    context.log.warn('The local chain has none of the blocks that were kept: it is read from the beginning.');
    await context.ports.forgetLedger(context.db, { isOtherChain: true });
    return 0n;
  }
  await backTo(context, from, fork);
  const figures = { head: `${head}`, ledger: `${from.number}`, rolledBackTo: `${fork.number}` };
  if (head < from.number)
    context.log.warn(figures, 'The local chain came back behind the ledger: rolled back.');
  else context.log.warn(figures, 'The chain has replaced blocks that were read: rolled back.');
  return fork.number;
}

/** The lowest block for a step back: an error of one node does not roll back final blocks. */
async function lowestBlock({ db }: StepContext, { finalized }: Checkpoint): Promise<StoredBlock | undefined> {
  const [lowest] = await db
    .select()
    .from(blocks)
    .where(gte(blocks.number, finalized))
    .orderBy(asc(blocks.number))
    .limit(1);
  return lowest;
}

/**
 * Steps back over stored blocks after the node omitted data of an unknown earlier block.
 * @param depth Minimum number of blocks, as far as they exist.
 * @returns The ledger's block, and whether it is the lowest for a step back.
 */
export async function rewind(
  context: StepContext,
  depth: bigint,
): Promise<{ reached: bigint; isLowest: boolean }> {
  const from = await checkpointOf(context);
  const lowest = await lowestBlock(context, from);
  if (lowest === undefined || lowest.number >= from.number) return { reached: from.number, isLowest: true };
  const [target = lowest] = await context.db
    .select()
    .from(blocks)
    .where(and(lte(blocks.number, from.number - depth), gte(blocks.number, lowest.number)))
    .orderBy(desc(blocks.number))
    .limit(1);
  await backTo(context, from, target);
  return { reached: target.number, isLowest: target.number === lowest.number };
}
