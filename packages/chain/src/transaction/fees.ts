import { chainId, errorLayers } from '@upline/domain';
import type { Address, StateOverride } from 'viem';
import { estimateFeesPerGas, getBalance, getChainId } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';

/**
 * Minimum tip of Polygon's nodes in practice, units of 10⁻¹⁸: they reject tips below 25 gwei, and
 * advise 30.
 */
export const leastTip = 30_000_000_000n;

/** Fees offered per unit of gas, units of 10⁻¹⁸. */
export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/**
 * The node's suggested fees, with at least Polygon's minimum tip.
 * @param tip Overrides the tip.
 */
export async function feesFor(reader: Reader, tip?: bigint): Promise<Fees> {
  const [suggested, id] = await Promise.all([estimateFeesPerGas(reader), getChainId(reader)]);
  const least = id === chainId ? leastTip : 0n;
  const usual = suggested.maxPriorityFeePerGas < least ? least : suggested.maxPriorityFeePerGas;
  return withTip(suggested, tip ?? usual);
}

/**
 * Gives a simulation's sender enough balance for its gas price, so that the result shows the call's
 * own error.
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

/** Replaces the tip and keeps the base fee part. */
export function withTip({ maxFeePerGas, maxPriorityFeePerGas }: Fees, tip: bigint): Fees {
  return { maxFeePerGas: maxFeePerGas - maxPriorityFeePerGas + tip, maxPriorityFeePerGas: tip };
}

/** The minimum tip named in a node's error; `null` for other errors. */
export function tipNeeded(error: unknown): bigint | null {
  for (const { message } of errorLayers(error)) {
    const needed = typeof message === 'string' ? /minimum needed[:\s]*(\d+)/i.exec(message)?.[1] : undefined;
    if (needed) return BigInt(needed);
  }
  return null;
}
