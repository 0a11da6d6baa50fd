import type { Reader } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import type { TransactionReceipt } from 'viem';
import { call } from 'viem/actions';
import type { DeployStep } from './steps.ts';

/** Whose key runs a deployment, and how its transactions get into blocks. */
export interface DeploySender {
  address: `0x${string}`;
  /** Sends a call and waits until it is in a block. */
  send(request: ContractCall): Promise<Pick<TransactionReceipt, 'status' | 'blockNumber'>>;
}

/**
 * Takes the missing steps one after the other. Broken off anywhere, it can be begun again with what is then
 * missing.
 * @param report Told before each step.
 * @returns The block of the last step, `null` without steps.
 * @throws Error that names the step when it reverts, with viem's error for the reason as its cause.
 */
export async function runSteps(
  reader: Reader,
  sender: DeploySender,
  steps: readonly DeployStep[],
  report?: (step: DeployStep, index: number) => void,
): Promise<bigint | null> {
  let last: bigint | null = null;
  for (const [index, step] of steps.entries()) {
    await step.require?.();
    report?.(step, index);
    const { status, blockNumber } = await sender.send(step.call);
    if (status === 'reverted') {
      // The same call again, for its reason.
      const cause: unknown = await call(reader, { account: sender.address, ...step.call }).catch(
        (error: unknown) => error,
      );
      throw new Error(`The step "${step.name}" reverted.`, { cause });
    }
    last = blockNumber;
  }
  return last;
}
