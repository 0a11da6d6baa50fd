import type { Reader } from '@upline/chain';
import { feesFor } from '@upline/chain/internal';
import { gasCoin } from '@upline/domain';
import { type Address, formatEther, formatGwei } from 'viem';
import { estimateGas } from 'viem/actions';
import type { DeployStep } from './steps.ts';

export interface Cost {
  gas: bigint;
  /** At the node's current fees, units of 10⁻¹⁸ of MATIC. */
  price: bigint;
  /** Tip per unit of gas included in the price, units of 10⁻¹⁸. */
  tip: bigint;
}

/**
 * Estimates the cost of steps: creations by the node, calls to contracts not yet created by their
 * usual gas.
 */
export async function costOf(
  reader: Reader,
  from: Address,
  steps: readonly DeployStep[],
  tip?: bigint,
): Promise<Cost> {
  let gas = 0n;
  for (const { usualGas, call } of steps) {
    gas += usualGas ?? (await estimateGas(reader, { account: from, ...call }));
  }
  const { maxFeePerGas, maxPriorityFeePerGas } = await feesFor(reader, tip);
  return { gas, price: gas * maxFeePerGas, tip: maxPriorityFeePerGas };
}

export function costInWords({ gas, price, tip }: Cost): string {
  const coins = Number(formatEther(price)).toFixed(4);
  return `about ${gas} gas, at most ${coins} ${gasCoin} at the present price, with a tip of ${formatGwei(tip)} gwei`;
}
