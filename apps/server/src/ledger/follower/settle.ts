import { agreeLater } from './agreeLater.ts';
import type { BlockMark } from './blockReader.ts';
import type { ChainReader } from './chainReader.ts';
import type { Checkpoint } from './checkpoint.ts';
import { lookAgain } from './secondLook.ts';
import { lower, type StepContext } from './step.ts';

export interface Reach {
  /** The highest final block of the chain. */
  final: BlockMark;
  /** Maximum number of blocks to read at once. */
  range: bigint;
  head: bigint;
}

/**
 * The lower of the two nodes' final blocks; the reader's own if the witness does not know that
 * block.
 */
async function finalFor(witness: ChainReader, { number, hash }: BlockMark): Promise<bigint> {
  try {
    const [known, told] = await Promise.all([witness.block(number), witness.finalized()]);
    return told !== null && known?.hash === hash ? lower(told.number, number) : number;
  } catch {
    return number;
  }
}

/**
 * Checks facts against the contracts that could not be checked when they were read.
 * @returns The block up to which the contracts agree.
 */
async function agreed(
  { db, chain, reader, seen }: StepContext,
  from: Checkpoint,
  head: bigint,
): Promise<bigint> {
  const known = seen.agreed ?? from.finalized;
  if (known >= from.number || seen.forgotten === from.number) return known;
  const { registry } = chain.deployment;
  const later = await agreeLater({ db, reader, registry }, { after: known, at: from.number, head });
  if (later === null) seen.forgotten = from.number;
  else seen.agreed = later;
  return later ?? known;
}

/**
 * Reads blocks again that are due to become final.
 * @returns The highest final block of the ledger, and whether more blocks can be checked.
 */
export async function settle(
  context: StepContext,
  from: Checkpoint,
  { final, range, head }: Reach,
): Promise<{ finalized: bigint; hasMore: boolean }> {
  const { db, reader, seen, secondLookAfter } = context;
  // The age of blocks read by another process, or before a restart, counts from now.
  if (seen.ends.length === 0) seen.ends.push({ to: from.number, at: performance.now() });
  seen.ends = seen.ends.filter(({ to }) => to > from.finalized);
  const due = performance.now() - secondLookAfter;
  const aged = seen.ends.findLast(({ at }) => at <= due)?.to ?? from.finalized;
  const before = seen.agreed ?? from.finalized;
  // Facts confirmed in this step can become final in the next.
  const isAgreeing = (await agreed(context, from, head)) > before;
  const still = { finalized: from.finalized, hasMore: isAgreeing };
  const most = [final.number, from.number, aged, before].reduce(lower);
  if (most <= from.finalized) return still;
  const witness = context.witness();
  const limit = witness === reader ? most : lower(most, await finalFor(witness, final));
  if (limit <= from.finalized) return still;
  const { finalized, isWitnessWrong } = await lookAgain({ db, reader, witness, final, range }, from, limit);
  if (isWitnessWrong) context.doubtWitness();
  if (finalized === final.number) await reader.confirm(final);
  return { finalized, hasMore: isAgreeing || (finalized > from.finalized && finalized < limit) };
}
