import { BaseError, HttpRequestError, TimeoutError } from 'viem';

/** The node responds but does not know its first block: it is starting or faulty. */
export class SilentNodeError extends BaseError {
  constructor() {
    super('The node does not tell the first block of its chain.', { name: 'SilentNodeError' });
  }
}

/** HTTP statuses of a node that refuses a request: a range too wide, a reply too large. */
const refusals = [400, 413, 422];

function isSilence(error: unknown): boolean {
  return [TimeoutError, HttpRequestError, SilentNodeError].some((kind) => error instanceof kind);
}

/** True if a call failed because the node was unreachable, not because it refused this call. */
export function isUnreachable(error: unknown): error is BaseError {
  if (!(error instanceof BaseError)) return false;
  const cause = error.walk((one) => isSilence(one));
  return cause !== null && !(cause instanceof HttpRequestError && refusals.includes(cause.status ?? 0));
}
