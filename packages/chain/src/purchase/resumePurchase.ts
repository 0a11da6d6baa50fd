import type { Position, PurchaseEvent } from '@upline/domain';
import type { Address } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { isIn, readRecord } from '../pools/pools.ts';
import { vouchedPool } from '../pools/trustedPool.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { persistently } from '../transaction/pause.ts';
import { Refusal } from '../transaction/revert.ts';
import { endingOf } from './endingOf.ts';
import { type Following, followAttempt } from './followAttempt.ts';

/** What an earlier page has left, and who follows it. */
export interface ResumeOptions extends Omit<Following, 'pool'> {
  position: Position;
  /** The registry's address, pinned at build time. */
  registry: Address;
  attempt: PurchaseAttempt;
}

/** Where the attempt leads to, and whether it got there; `null` for a pool that the registry does not list. */
async function pastOf({ reader, registry, position, attempt, buyer }: ResumeOptions) {
  try {
    const [pool, record, block] = await Promise.all([
      vouchedPool(reader, registry, position, attempt.pool),
      readRecord(reader, registry, buyer),
      getBlockNumber(reader, { cacheTime: 0 }),
    ]);
    return { pool, block, isBought: isIn(record, pool) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Takes up a purchase that an earlier page has begun, by what that page took down: it looks what the chain has,
 * and follows what was sent. It needs no wallet and opens none.
 * @returns Events. It ends with 'succeeded' only when the level is bought, with 'failed' when what was sent came to
 * nothing, and without either when nothing was sent or only what goes before the investment. It throws nothing but
 * what the signal was aborted with.
 */
export async function* resumePurchase(options: ResumeOptions): AsyncGenerator<PurchaseEvent, void> {
  const { attempt, signal } = options;
  const past = await persistently(options, () => pastOf(options));
  if (!past) return;
  const { pool, block, isBought } = past;
  if (isBought) {
    yield { type: 'succeeded', transaction: attempt.step === 'invest' ? attempt.hash : null, block };
    return;
  }
  try {
    yield* followAttempt({ ...options, pool }, attempt);
  } catch (error) {
    signal?.throwIfAborted();
    yield await endingOf(error, options);
  }
}
