import type { Failure } from '@upline/domain';
import type { Address } from 'viem';
import { getGasPrice, simulateBlocks } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { failureOf } from '../transaction/revert.ts';
import type { ContractCall } from '../transaction/transaction.ts';

/** What several calls would do, one after another and each on what the one before it leaves behind. */
export interface Simulation {
  /** Why the first one that fails does; `null` when all go through. */
  failure: Failure | null;
  /** Gas that they use together. */
  gasUsed: bigint;
}

/**
 * Runs calls of an account in their order without sending any (eth_simulateV1).
 * @param blockNumber The block after which they are run. @default the newest
 * @returns `null` when the node cannot do that.
 */
export async function simulate(
  reader: Reader,
  account: Address,
  calls: readonly ContractCall[],
  blockNumber?: bigint,
): Promise<Simulation | null> {
  try {
    const [block] = await simulateBlocks(reader, {
      blocks: [{ calls: calls.map((call) => ({ account, ...call })) }],
      ...(blockNumber === undefined ? {} : { blockNumber }),
    });
    if (block?.calls.length !== calls.length) return null;
    const failed = block.calls.find(({ status }) => status === 'failure');
    return {
      failure: failed ? failureOf({ message: 'reverted', data: failed.data }) : null,
      gasUsed: block.calls.reduce((sum, { gasUsed }) => sum + gasUsed, 0n),
    };
  } catch {
    return null;
  }
}

/** What so much gas costs at the node's price, units of 10⁻¹⁸ of MATIC; `null` when the node names no price. */
export async function gasCost(reader: Reader, gas: bigint): Promise<bigint | null> {
  const price = await getGasPrice(reader).catch(() => null);
  return price === null ? null : gas * price;
}
