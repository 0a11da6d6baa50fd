import { ApiError } from '@upline/api';

/**
 * Whether a message needs a key of its own to be sent again: the server knows its key for another request, as when it
 * went without its files before and only the answer was lost. Any other refusal leaves the key as it is.
 */
export function isKeySpent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}
