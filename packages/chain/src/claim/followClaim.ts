import type { ClaimEvent } from '@upline/domain';
import { type Address, parseEventLogs, type TransactionReceipt } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { racePoolAbi } from '../abi.ts';
import type { ClaimAttempt, Note } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/fate.ts';
import { persistently } from '../transaction/pause.ts';
import { Refusal } from '../transaction/revert.ts';
import { settle } from '../transaction/settle.ts';
import { readBonus } from './claimable.ts';

/** Whose claim is followed, and how. No wallet is needed for it. */
export interface FollowingClaim extends Omit<Watch, 'isDone'> {
  from: Address;
  note?: Note<ClaimAttempt> | undefined;
}

/** What a pool has paid by a transaction; `null` when that was another transaction than the claim. */
function paidBy({ logs }: TransactionReceipt, pool: Address, user: Address): bigint | null {
  const paid = parseEventLogs({ abi: racePoolAbi, eventName: 'BonusClaimed', logs, args: { user } });
  const own = paid.filter(({ address }) => isAddressEqual(address, pool));
  return own.length > 0 ? own.reduce((sum, { args }) => sum + args.amount, 0n) : null;
}

/**
 * Follows a claim to its block.
 * @returns Whether the pool has paid; `false` when nothing was sent.
 * @throws Refusal when it was reverted, cancelled or lost.
 */
export async function* followClaim(
  following: FollowingClaim,
  attempt: ClaimAttempt,
): AsyncGenerator<ClaimEvent, boolean> {
  const { reader, from, note } = following;
  const { pool } = attempt;
  const events = settle(
    {
      ...following,
      isDone: async () => (await readBonus(reader, pool, from)) === 0n,
      note: (learnt) => note?.({ ...attempt, ...learnt }),
    },
    attempt,
  );
  for (;;) {
    const { done, value } = await events.next();
    if (!done) {
      yield { type: value.isReplacement ? 'replaced' : 'sent', pool, transaction: value.hash };
      continue;
    }
    if (!value) return false;
    const { receipt } = value;
    const amount = receipt ? paidBy(receipt, pool, from) : attempt.amount;
    // Its owner put another transaction in its place.
    if (amount === null) throw new Refusal({ notice: { id: 'toast.userCancelled' } });
    const block =
      receipt?.blockNumber ?? (await persistently(following, () => getBlockNumber(reader, { cacheTime: 0 })));
    yield { type: 'paid', pool, amount, block };
    return true;
  }
}

/**
 * Waits for what an earlier run has sent, before the wallet is asked again.
 * @returns Whether the pool has paid by it.
 */
export async function* takeUpClaim(
  following: FollowingClaim,
  attempt: ClaimAttempt,
): AsyncGenerator<ClaimEvent, boolean> {
  if (attempt.hash) yield { type: 'sent', pool: attempt.pool, transaction: attempt.hash };
  try {
    return yield* followClaim(following, attempt);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
