import type { ClaimEvent } from '@upline/domain';
import type { Address } from 'viem';
import { getBlockNumber, getContractEvents } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { racePoolAbi } from '../abi.ts';
import { logLimitOf } from '../logLimit.ts';
import { blocksBackwards } from '../pools/blocksBackwards.ts';
import type { Reader } from '../pools/pools.ts';
import { type BatchOutcome, followBatch } from '../purchase/batch.ts';
import type { StatusOfBatch } from '../purchase/following.ts';
import type { ClaimAttempt, ClaimedPool } from '../transaction/attempt.ts';
import type { Watch } from '../transaction/followTransaction.ts';
import { persistently } from '../transaction/pause.ts';

export interface ClaimsWatch extends Omit<Watch, 'isDone'> {
  from: Address;
  batchStatus?: StatusOfBatch | undefined;
}

/** The pools of a batch as they paid, and the events of it. */
interface Paid {
  pools: readonly ClaimedPool[];
  emits: readonly ClaimEvent[];
}

type Batch = Pick<ClaimAttempt, 'pools' | 'block'>;

/**
 * The amounts that the pools of a batch have paid since it was requested, in order; `null` if one
 * has not paid.
 */
async function amountsOf(reader: Reader, user: Address, { pools, block }: Batch): Promise<bigint[] | null> {
  const address = pools.map(({ pool }) => pool);
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
  const amounts = address.map(() => 0n);
  for await (const { result } of blocksBackwards(head, block + 1n, read, logLimitOf(reader))) {
    for (const paid of result) {
      const index = address.findIndex((pool) => isAddressEqual(pool, paid.address));
      amounts[index] = (amounts[index] ?? 0n) + paid.args.amount;
    }
  }
  return amounts.every((amount) => amount > 0n) ? amounts : null;
}

/** True once every pool of a batch has paid. */
export async function isPaid({ reader, from }: ClaimsWatch, batch: Batch): Promise<boolean> {
  return (await amountsOf(reader, from, batch)) !== null;
}

/** Reads what a batch paid, or `null` if a pool has not paid. Asks until the node answers. */
export function paidTogether(
  options: ClaimsWatch,
  batch: Batch,
  outcome: BatchOutcome,
): Promise<Paid | null> {
  const { reader, from } = options;
  return persistently(options, async () => {
    const amounts = await amountsOf(reader, from, batch);
    if (!amounts) return null;
    const block = outcome?.blockNumber ?? (await getBlockNumber(reader, { cacheTime: 0 }));
    const pools = batch.pools.map((one, index) => ({ ...one, amount: amounts[index] ?? 0n, block }));
    const emits = pools.flatMap(({ pool, amount }): ClaimEvent[] => [
      ...(outcome ? [{ type: 'sent', pool, transaction: outcome.transactionHash } as const] : []),
      { type: 'paid', pool, amount, block },
    ]);
    return { pools, emits };
  });
}

/**
 * Follows a batch of claims to its end, by the wallet's status and the chain.
 * @param id The wallet's id of the batch.
 * @throws PurchaseError if it reverted or was lost.
 */
export function followClaims(
  options: ClaimsWatch,
  { nonce, calls, ...batch }: ClaimAttempt,
  id: string,
): Promise<BatchOutcome> {
  return followBatch({
    ...options,
    pool: null,
    nonce,
    calls,
    status: async () => (await options.batchStatus?.(id)) ?? null,
    isDone: () => isPaid(options, batch),
  });
}
