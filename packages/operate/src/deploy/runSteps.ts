import type { Reader } from '@upline/chain';
import type { ContractCall } from '@upline/chain/internal';
import type { TransactionReceipt } from 'viem';
import { call } from 'viem/actions';
import type { DeployStep } from './steps.ts';

/** Sends a deployment's transactions and waits for their blocks. */
export interface DeploySender {
  address: `0x${string}`;
  /** Sends a call and waits until it is mined. */
  send(request: ContractCall): Promise<Pick<TransactionReceipt, 'status' | 'blockNumber'>>;
}

/**
 * Runs the missing steps in sequence. After an interruption, run the steps missing then.
 * @param report Called before each step.
 * @returns Block of the last step; `null` without steps.
 * @throws Error naming the step that reverted, with viem's error as cause.
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
      // Repeat the call for its error.
      const cause: unknown = await call(reader, { account: sender.address, ...step.call }).catch(
        (error: unknown) => error,
      );
      throw new Error(`The step "${step.name}" reverted.`, { cause });
    }
    last = blockNumber;
  }
  return last;
}
