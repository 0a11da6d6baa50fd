import { chainId, errorLayers } from '@upline/domain';
import type { Address, StateOverride } from 'viem';
import { estimateFeesPerGas, getBalance, getChainId } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';

/** Polygon's nodes take no tip under 25 gwei, whatever they suggest; 30 is what they advise. Units of 10⁻¹⁸. */
export const leastTip = 30_000_000_000n;

/** What a transaction offers for its gas, units of 10⁻¹⁸ for each. */
export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/**
 * What to offer: as the node suggests, with a tip that Polygon's nodes take.
 * @param tip The tip that somebody has named in its place.
 */
export async function feesFor(reader: Reader, tip?: bigint): Promise<Fees> {
  const [suggested, id] = await Promise.all([estimateFeesPerGas(reader), getChainId(reader)]);
  const least = id === chainId ? leastTip : 0n;
  const usual = suggested.maxPriorityFeePerGas < least ? least : suggested.maxPriorityFeePerGas;
  return withTip(suggested, tip ?? usual);
}

/**
 * Lets a trial name a price that its sender could not pay, so that it says what the call does, not what the sender lacks.
 * @param cost Units of 10⁻¹⁸.
 */
export async function fundedFor(
  reader: Reader,
  account: Address,
  cost: bigint,
): Promise<{ stateOverride?: StateOverride }> {
  const held = await getBalance(reader, { address: account });
  return held >= cost ? {} : { stateOverride: [{ address: account, balance: cost }] };
}

/** The same price of the block with another tip. */
export function withTip({ maxFeePerGas, maxPriorityFeePerGas }: Fees, tip: bigint): Fees {
  return { maxFeePerGas: maxFeePerGas - maxPriorityFeePerGas + tip, maxPriorityFeePerGas: tip };
}

/** The tip that a node names as the least that it takes; `null` where it refuses for another reason. */
export function tipNeeded(error: unknown): bigint | null {
  for (const { message } of errorLayers(error)) {
    const needed = typeof message === 'string' ? /minimum needed[:\s]*(\d+)/i.exec(message)?.[1] : undefined;
    if (needed) return BigInt(needed);
  }
  return null;
}
