import type { Address, Hash, TransactionReceipt } from 'viem';
import { call } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import type { Attempt } from './attempt.ts';
import { follow, type Watch } from './fate.ts';
import { failureOf, Refusal } from './revert.ts';
import type { ContractCall } from './transaction.ts';

/** What a settled transaction has brought: its receipt, or none when another one has brought the same. */
export interface Outcome {
  receipt: TransactionReceipt | null;
}

/** How an attempt is watched, and by whom it was made. */
export interface Settling extends Watch {
  from: Address;
  /** Takes down what is learnt of it. */
  note?: ((learnt: { nonce: number; hash: Hash }) => void) | undefined;
}

/** A transaction that was found, or that has taken the place of the one before it. */
export interface Found {
  hash: Hash;
  isReplacement: boolean;
}

/**
 * Waits, however long it takes, until an attempt is in a block.
 * @returns Its outcome; `null` when the wallet was asked and has sent nothing. On the way it tells each hash that
 * was not known before.
 * @throws Refusal with the decoded reason when it was reverted, 'toast.userCancelled' when its owner put something
 * else in its place, 'purchase.dropped' when it was lost, 'purchase.unseen' when others have yet to sign it.
 */
export async function* settle(
  settling: Settling,
  attempt: Omit<Attempt, 'pool'>,
): AsyncGenerator<Found, Outcome | null> {
  const { reader, from, note } = settling;
  const sightings = follow(settling, { ...attempt, from });
  let { hash } = attempt;
  for (;;) {
    const { done, value } = await sightings.next();
    if (done) {
      switch (value.type) {
        case 'done':
          return { receipt: null };
        case 'unsent':
          return null;
        case 'cancelled':
          // Nobody knows that this was asked for here: the account has sent something else.
          if (!hash) return null;
          throw new Refusal({ notice: { id: 'toast.userCancelled' } });
        case 'dropped':
          throw new Refusal({ notice: { id: 'purchase.dropped' } });
        case 'unseen':
          throw new Refusal({ notice: { id: 'purchase.unseen' } });
        case 'mined':
          if (value.receipt.status === 'success') return { receipt: value.receipt };
          throw await reverted(reader, from, attempt.call, value.receipt.blockNumber);
      }
    }
    note?.({ nonce: value.nonce, hash: value.hash });
    if (value.hash === hash) continue;
    hash = value.hash;
    yield value;
  }
}

/** Waits like `settle`, and tells nothing on the way. */
export async function settled(settling: Settling, attempt: Omit<Attempt, 'pool'>): Promise<Outcome | null> {
  const events = settle(settling, attempt);
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value;
  }
}

/** The reason of a reverted call: the same call against the state that its block left behind. */
async function reverted(
  reader: Reader,
  account: Address,
  { to, data }: ContractCall,
  blockNumber: bigint,
): Promise<Refusal> {
  try {
    await call(reader, { account, to, data, blockNumber });
  } catch (error) {
    return new Refusal(failureOf(error));
  }
  return new Refusal({ notice: { id: 'toast.revertUndecoded' } });
}
