import { agreeLater } from './agreeLater.ts';
import type { BlockMark } from './blockReader.ts';
import type { ChainReader } from './chainReader.ts';
import type { Checkpoint } from './checkpoint.ts';
import { lookAgain } from './secondLook.ts';
import { lower, type StepContext } from './step.ts';

/** How far a step may go. */
export interface Reach {
  /** The highest block that the chain does not replace any more. */
  final: BlockMark;
  /** The most blocks to read at once. */
  range: bigint;
  /** The chain's newest block. */
  head: bigint;
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
 * Looks again at what is to become final.
 * @returns The highest that is final for the ledger, and whether there is more to look at.
 */
export async function settle(
  context: StepContext,
  from: Checkpoint,
  { final, range, head }: Reach,
): Promise<{ finalized: bigint; hasMore: boolean }> {
  const { db, reader, seen, secondLookAfter } = context;
  // What another process has read, or this one before a restart, is as old as this process knows it.
  if (seen.ends.length === 0) seen.ends.push({ to: from.number, at: performance.now() });
  seen.ends = seen.ends.filter(({ to }) => to > from.finalized);
  const due = performance.now() - secondLookAfter;
  const aged = seen.ends.findLast(({ at }) => at <= due)?.to ?? from.finalized;
  const before = seen.agreed ?? from.finalized;
  // What they agree with now counts in the next step.
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
