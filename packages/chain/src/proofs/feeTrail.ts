import type { Position } from '@upline/domain';
import {
  type Address,
  type Hash,
  type Log,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getBlock, getContractEvents, getTransactionReceipt, readContract } from 'viem/actions';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import { type PaidFee, paidFeesIn } from '../pools/paidFees.ts';
import { listPools, type Reader } from '../pools/pools.ts';

/** The receivers of a purchase's fee. The legs sum to the fee. */
export interface FeePayout extends PaidFee {
  position: Position;
  contract: Address;
  transaction: Hash;
  block: bigint;
  /** ISO 8601. */
  at: string;
}

/** Earnings per share just before a purchase, or `null` if the node no longer has that state. */
async function earnedBefore(
  reader: Reader,
  address: Address,
  { blockNumber, logIndex }: Pick<Log, 'blockNumber' | 'logIndex'>,
): Promise<bigint | null> {
  if (blockNumber === null || logIndex === null) return null;
  const asked = { address, abi: globalPoolAbi } as const;
  try {
    const inBlock = await getContractEvents(reader, {
      ...asked,
      eventName: 'Invested',
      strict: true,
      fromBlock: blockNumber,
      toBlock: blockNumber,
    });
    const earlier = inBlock.filter((log) => log.logIndex < logIndex).at(-1);
    if (earlier) return earlier.args.acc;
    return await readContract(reader, {
      ...asked,
      functionName: 'earned_per_share',
      blockNumber: blockNumber - 1n,
    });
  } catch {
    return null;
  }
}

async function receiptOf(reader: Reader, hash: Hash): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(reader, { hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

/**
 * Reads the receivers of each purchase fee in a transaction from its receipt. Only logs of pools in
 * the registry count.
 * @returns `null` for an unknown transaction; an empty list if it bought no level.
 * @throws Error viem's own, if the node does not answer; if a reorg replaces the block meanwhile.
 */
export async function readFeePayouts(
  reader: Reader,
  registry: Address,
  transaction: Hash,
): Promise<FeePayout[] | null> {
  const [pools, receipt] = await Promise.all([listPools(reader, registry), receiptOf(reader, transaction)]);
  if (receipt === null) return null;
  const { blockNumber: block, logs } = receipt;
  const { timestamp } = await getBlock(reader, { blockNumber: block });
  const at = new Date(Number(timestamp) * 1000).toISOString();
  const trails = await Promise.all(
    pools.map(async ({ position, address: contract }) => {
      const fees = await paidFeesIn(logs, contract, {
        // Seats never move, so today's uplines are those at the time of payment.
        uplinesOf: (buyer) =>
          readContract(reader, {
            address: contract,
            abi: racePoolAbi,
            functionName: 'five_uplines',
            args: [buyer],
          }),
        earnedBefore: (log) => earnedBefore(reader, contract, log),
      });
      return fees.map((fee): FeePayout => ({ ...fee, position, contract, transaction, block, at }));
    }),
  );
  const again = await receiptOf(reader, transaction);
  // Another chain of blocks has other uplines.
  if (again?.blockHash !== receipt.blockHash) throw new Error('The block was replaced during the reading.');
  return trails.flat();
}
