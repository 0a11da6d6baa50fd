import { STATUS_CODES } from 'node:http';
import { failureOf, Refusal } from '@upline/chain';
import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';
import { sentencesOf } from './sentence.ts';

/** Why no answer of a chain came: no node listens, or the one that does is late or refuses. */
function unanswered(error: BaseError, silence: string): string | null {
  if (error.walk((cause) => cause instanceof TimeoutError)) return 'The node did not answer in time.';
  const failed = error.walk((cause) => cause instanceof HttpRequestError);
  if (!(failed instanceof HttpRequestError)) return null;
  const { status } = failed;
  if (!status) return silence;
  const meaning = STATUS_CODES[status];
  return `The node refuses with HTTP ${status}${meaning ? ` (${meaning})` : ''}.`;
}

/** What viem makes of an error is for programmers, and quotes the node's address: only its heading is shown. */
function wordsOf(error: BaseError, silence: string): string {
  const missing = unanswered(error, silence);
  if (missing) return missing;
  const failure = failureOf(error);
  if (failure.notice.id !== 'toast.transactionFailed') return sentencesOf(failure);
  // The library's sentence about the kind of its error is of no use: the node's own words say it.
  const refused = error.walk((cause) => cause instanceof RpcRequestError);
  if (refused instanceof RpcRequestError && refused.details) return `The node refuses: ${refused.details}`;
  return error.details ? `${error.shortMessage} ${error.details}` : error.shortMessage;
}

/**
 * What is to be said of an error.
 * @param silence What is said when no node answers.
 */
export function complaint(error: unknown, silence: string): string {
  if (error instanceof BaseError) return wordsOf(error, silence);
  if (error instanceof Refusal) return sentencesOf(error.failure);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof BaseError
    ? `${error.message} ${wordsOf(error.cause, silence)}`
    : error.message;
}
