import { BaseError, RpcRequestError, type Transport } from 'viem';
import { isUnreachable } from './isUnreachable.ts';

/** Failures of a node since its creation, by connection and by refusal. */
export interface Failures {
  unreachable: number;
  refused: number;
}

/**
 * A revert is the contract's answer, not a failure of the node: `execution reverted` (EIP-1474).
 */
const reverted = 3;

function isRevert(error: unknown): boolean {
  const reply = error instanceof BaseError && error.walk((one) => one instanceof RpcRequestError);
  return reply instanceof RpcRequestError && (reply.code === reverted || /revert/i.test(reply.details));
}

/** A transport that counts in `failures` the requests that fail after its own retries. */
export function countFailures(transport: Transport, failures: Failures): Transport {
  return (settings) => {
    const made = transport(settings);
    const request: typeof made.request = async (args, options) => {
      try {
        return await made.request(args, options);
      } catch (error) {
        if (isUnreachable(error)) failures.unreachable += 1;
        else if (!isRevert(error)) failures.refused += 1;
        throw error;
      }
    };
    return { ...made, request };
  };
}
