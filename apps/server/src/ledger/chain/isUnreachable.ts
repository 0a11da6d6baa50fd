import { BaseError, HttpRequestError, TimeoutError } from 'viem';

/** The node answers, and knows nothing of its chain: it is starting, or in trouble. */
export class SilentNodeError extends BaseError {
  constructor() {
    super('The node does not tell the first block of its chain.', { name: 'SilentNodeError' });
  }
}

/** A node that answers with these has understood, and does not want: a range too wide, a reply too large. */
const refusals = [400, 413, 422];

function isSilence(error: unknown): boolean {
  return [TimeoutError, HttpRequestError, SilentNodeError].some((kind) => error instanceof kind);
}

/** Whether a call failed because the node could not be reached, not because it refused this one call. */
export function isUnreachable(error: unknown): error is BaseError {
  if (!(error instanceof BaseError)) return false;
  const cause = error.walk((one) => isSilence(one));
  return cause !== null && !(cause instanceof HttpRequestError && refusals.includes(cause.status ?? 0));
}
