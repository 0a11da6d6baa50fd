import type { PurchaseEvent, PurchaseStep } from '@upline/domain';
import type { Address } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { isIn, readAllowance, readRecord } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { Note, PurchaseAttempt } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/fate.ts';
import { persistently } from '../transaction/pause.ts';
import { Refusal } from '../transaction/revert.ts';
import { type Outcome, settle } from '../transaction/settle.ts';
import type { BatchStatus } from './batch.ts';
import { settleBatch } from './batchFate.ts';
import { hasBought } from './investment.ts';

/** Whose purchase of what is followed, and how. No wallet is needed for it. */
export interface Following extends Omit<Watch, 'isDone'> {
  registry: Address;
  buyer: Address;
  pool: TrustedPool;
  note?: Note<PurchaseAttempt> | undefined;
  /** Asks the wallet what became of a batch; `null` when there is no wallet to ask. */
  batchStatus?: ((id: string) => Promise<BatchStatus | null>) | undefined;
}

/** What the attempt was for, as the chain shows it. */
async function isDone({ reader, registry, buyer, pool }: Following, step: PurchaseStep): Promise<boolean> {
  if (step === 'approve') return (await readAllowance(reader, pool.coin, buyer, pool.address)) >= pool.fee;
  const record = await readRecord(reader, registry, buyer);
  return step === 'enroll' ? record.isBound : isIn(record, pool);
}

/** Follows one transaction of a purchase. @returns `null` when none was sent. */
export async function* followStep(
  following: Following,
  attempt: PurchaseAttempt,
): AsyncGenerator<PurchaseEvent, Outcome | null> {
  const { buyer: from, pool, note } = following;
  const { step } = attempt;
  const settling = settle(
    {
      ...following,
      from,
      isDone: () => isDone(following, step),
      note: (learnt) => note?.({ ...attempt, ...learnt }),
    },
    attempt,
  );
  for (;;) {
    const { done, value } = await settling.next();
    if (!done) {
      yield { type: value.isReplacement ? 'replaced' : 'sent', step, transaction: value.hash };
      continue;
    }
    const isElse = step === 'invest' && value?.receipt && !hasBought(value.receipt, pool.address, from);
    if (isElse) throw new Refusal({ notice: { id: 'toast.userCancelled' } });
    return value;
  }
}

async function* followBatch(
  following: Following,
  attempt: PurchaseAttempt & { callsId: string },
): AsyncGenerator<PurchaseEvent, void> {
  const { batchStatus, buyer: from } = following;
  const outcome = await settleBatch({
    ...following,
    from,
    nonce: attempt.nonce,
    calls: attempt.calls,
    note: undefined,
    status: async () => (await batchStatus?.(attempt.callsId)) ?? null,
    isDone: () => isDone(following, attempt.step),
  });
  const transaction = outcome?.transactionHash ?? null;
  if (transaction) yield { type: 'sent', step: attempt.step, transaction };
  yield { type: 'succeeded', transaction, block: outcome?.blockNumber ?? (await head(following)) };
}

function head(following: Following): Promise<bigint> {
  return persistently(following, () => getBlockNumber(following.reader, { cacheTime: 0 }));
}

function isBatch(attempt: PurchaseAttempt): attempt is PurchaseAttempt & { callsId: string } {
  return attempt.callsId !== null;
}

/**
 * Follows an investment to its block.
 * @returns Whether the level is bought; `false` when nothing was sent.
 * @throws Refusal when it was reverted, cancelled or lost.
 */
export async function* confirm(
  following: Following,
  attempt: PurchaseAttempt,
): AsyncGenerator<PurchaseEvent, boolean> {
  if (isBatch(attempt)) {
    yield* followBatch(following, attempt);
    return true;
  }
  const outcome = yield* followStep(following, attempt);
  if (!outcome) return false;
  const { receipt } = outcome;
  const block = receipt?.blockNumber ?? (await head(following));
  yield { type: 'succeeded', transaction: receipt?.transactionHash ?? null, block };
  return true;
}

const hasBeenSent = (attempt: PurchaseAttempt) => attempt.hash !== null || isBatch(attempt);

/**
 * What is known of a purchase by what was taken down of it: where it stands, and what it has sent last.
 * @param isSent Whether it is certain that the wallet has sent it.
 */
export function* toldBy(
  attempt: PurchaseAttempt,
  isSent = hasBeenSent(attempt),
): Generator<PurchaseEvent, void> {
  const { way, step, prompts, hash } = attempt;
  yield { type: 'takenUp', way, prompts, step: isSent && step === 'invest' ? 'confirm' : step };
  if (hash) yield { type: 'sent', step, transaction: hash };
}

/**
 * Follows what an earlier page, or an earlier run, has asked the wallet for. Nothing is told until it is certain
 * that something was sent.
 * @returns Whether the level is bought; `false` when nothing was sent, or only what goes before the investment.
 * @throws Refusal when what was sent was reverted, cancelled or lost.
 */
export async function* followAttempt(
  following: Following,
  attempt: PurchaseAttempt,
): AsyncGenerator<PurchaseEvent, boolean> {
  if (!isAddressEqual(attempt.pool, following.pool.address)) return false;
  let isTold = hasBeenSent(attempt);
  if (isTold) yield* toldBy(attempt);
  const events = attempt.step === 'invest' ? confirm(following, attempt) : followStep(following, attempt);
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value === true;
    if (!isTold) yield* toldBy(attempt, true);
    isTold = true;
    yield value;
  }
}
