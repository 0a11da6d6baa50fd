import type { ClaimEvent } from '@upline/domain';
import type { Address, Hash } from 'viem';
import { getBlockNumber, getContractEvents } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { racePoolAbi } from '../abi.ts';
import { logLimitOf } from '../logLimit.ts';
import { blocksBackwards } from '../pools/blocksBackwards.ts';
import type { Reader } from '../pools/pools.ts';
import { followBatch } from '../purchase/batch.ts';
import type { StatusOfBatch } from '../purchase/following.ts';
import type { ClaimAttempt, ClaimedPool } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { persistently } from '../transaction/pause.ts';

export interface ClaimsWatch extends Omit<Watch, 'isDone'> {
  from: Address;
  batchStatus?: StatusOfBatch | undefined;
}

/** The pools of a request as they paid, and the events of it. */
interface Paid {
  pools: readonly ClaimedPool[];
  emits: readonly ClaimEvent[];
}

type Asked = Pick<ClaimAttempt, 'pool' | 'amount' | 'pools' | 'block' | 'calls' | 'hash'>;

/** True for a batch of claims from several pools. */
export const isTogether = ({ calls }: Pick<ClaimAttempt, 'calls'>) => calls.length > 0;

/** The pools of a request: all of a batch, else its own. */
function poolsOf(attempt: Asked): readonly ClaimedPool[] {
  const { pool, amount, pools } = attempt;
  return isTogether(attempt) ? pools : [{ pool, amount, block: null, isRefused: false }];
}

interface Payment {
  amount: bigint;
  block: bigint;
  transaction: Hash;
}

/**
 * The payments of a request's pools by their logs, in order; `null` if one has not paid. The last
 * transaction of a pool stands for all.
 */
async function paymentsOf(reader: Reader, user: Address, attempt: Asked): Promise<Payment[] | null> {
  const address = poolsOf(attempt).map(({ pool }) => pool);
  const read = (fromBlock: bigint, toBlock: bigint) =>
    getContractEvents(reader, {
      address,
      abi: racePoolAbi,
      eventName: 'BonusClaimed',
      args: { user },
      fromBlock,
      toBlock,
      strict: true,
    });
  const head = await getBlockNumber(reader, { cacheTime: 0 });
  const payments = new Map<number, Payment>();
  for await (const { result } of blocksBackwards(head, attempt.block + 1n, read, logLimitOf(reader))) {
    for (const { args, blockNumber: block, transactionHash: transaction, ...log } of result.toReversed()) {
      const index = address.findIndex((pool) => isAddressEqual(pool, log.address));
      const last = payments.get(index) ?? { amount: 0n, block, transaction };
      payments.set(index, { ...last, amount: last.amount + args.amount });
    }
  }
  const found = address.map((_, index) => payments.get(index));
  return found.every((payment) => payment !== undefined) ? found : null;
}

/** True once every pool of a request has paid. */
export async function isPaid({ reader, from }: ClaimsWatch, attempt: Asked): Promise<boolean> {
  return (await paymentsOf(reader, from, attempt)) !== null;
}

/**
 * Reads what a request paid by the pools' logs, whatever transaction a wallet names; `null` if a
 * pool has not paid. Asks until the node answers.
 */
export function paidByLogs(options: ClaimsWatch, attempt: Asked): Promise<Paid | null> {
  const { reader, from } = options;
  return persistently(options, async () => {
    const payments = await paymentsOf(reader, from, attempt);
    if (!payments) return null;
    const paid = poolsOf(attempt).flatMap((one, index) => {
      const payment = payments[index];
      return payment ? [{ ...one, ...payment }] : [];
    });
    return {
      pools: paid.map(({ transaction: _, ...pool }) => pool),
      emits: paid.flatMap(({ pool, amount, block, transaction }): ClaimEvent[] => {
        const payment = { type: 'paid', pool, amount, block } as const;
        // The wallet's own hash was emitted when it answered.
        return transaction === attempt.hash ? [payment] : [{ type: 'sent', pool, transaction }, payment];
      }),
    };
  });
}

/**
 * Follows a batch of claims to its end, by the wallet's status and the chain.
 * @param id The wallet's id of the batch.
 * @throws PurchaseError if it reverted or was lost.
 */
export function followClaims(options: ClaimsWatch, attempt: ClaimAttempt, id: string): Promise<void> {
  const { nonce, calls } = attempt;
  return followBatch({
    ...options,
    pool: null,
    nonce,
    calls,
    status: async () => (await options.batchStatus?.(id)) ?? null,
    isDone: () => isPaid(options, attempt),
  });
}
