import type { Reader } from '@upline/chain';
import { failureOf } from '@upline/chain';
import type { Failure } from '@upline/domain';
import type { Address } from 'viem';
import { call, estimateGas, simulateBlocks } from 'viem/actions';
import type { ActPlan, PlannedCall } from './plan.ts';

export interface Simulation {
  /**
   * `in sequence`: each call on the state after the earlier ones. `apart`: on the current state, if
   * the node cannot simulate sequences.
   */
  how: 'in sequence' | 'apart';
  /** The first call that would be refused, with the reason; `null` if all succeed. */
  refused: { what: string; failure: Failure } | null;
  /** Gas of all calls; `null` if one would be refused. */
  gas: bigint | null;
  /** Block number of the plan. */
  block: bigint;
}

async function inSequence(reader: Reader, account: Address, calls: readonly PlannedCall[]) {
  const [block] = await simulateBlocks(reader, {
    blocks: [{ calls: calls.map(({ to, data }) => ({ account, to, data })) }],
  });
  if (block?.calls.length !== calls.length) return null;
  const at = block.calls.findIndex(({ status }) => status === 'failure');
  const gas = block.calls.reduce((sum, { gasUsed }) => sum + gasUsed, 0n);
  if (at === -1) return { refused: null, gas };
  const failure = failureOf({ message: 'reverted', data: block.calls[at]?.data });
  return { refused: { what: calls[at]?.what ?? '', failure }, gas: null };
}

async function apart(reader: Reader, account: Address, calls: readonly PlannedCall[]) {
  let gas = 0n;
  for (const { what, to, data } of calls) {
    try {
      await call(reader, { account, to, data });
    } catch (error) {
      return { refused: { what, failure: failureOf(error) }, gas: null };
    }
    gas += await estimateGas(reader, { account, to, data });
  }
  return { refused: null, gas };
}

/**
 * Simulates a plan's calls as its actor.
 * @returns `null` if the plan has no actor or no calls.
 * @throws Error viem's own, if the node does not answer.
 */
export async function simulateAct(
  reader: Reader,
  { actor, calls, block }: ActPlan,
): Promise<Simulation | null> {
  if (!actor || calls.length === 0) return null;
  const sequence = await inSequence(reader, actor, calls).catch(() => null);
  if (sequence) return { how: 'in sequence', block, ...sequence };
  return { how: 'apart', block, ...(await apart(reader, actor, calls)) };
}
