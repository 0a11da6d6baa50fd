import { STATUS_CODES } from 'node:http';
import { failureOf, PurchaseError } from '@upline/chain';
import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';
import { sentencesOf } from './sentence.ts';

/** The reason for a missing answer: no node, a timeout, or an HTTP error. */
function unanswered(error: BaseError, silence: string): string | null {
  if (error.walk((cause) => cause instanceof TimeoutError)) return 'The node did not answer in time.';
  const failed = error.walk((cause) => cause instanceof HttpRequestError);
  if (!(failed instanceof HttpRequestError)) return null;
  const { status } = failed;
  if (!status) return silence;
  const meaning = STATUS_CODES[status];
  return `The node refuses with HTTP ${status}${meaning ? ` (${meaning})` : ''}.`;
}

/** viem's messages are for developers and quote the node's URL, so only the first line is used. */
function wordsOf(error: BaseError, silence: string): string {
  const missing = unanswered(error, silence);
  if (missing) return missing;
  const failure = failureOf(error);
  if (failure.notice.id !== 'toast.transactionFailed') return sentencesOf(failure);
  // viem's sentence about the kind of error does not help; the node's own message does.
  const refused = error.walk((cause) => cause instanceof RpcRequestError);
  if (refused instanceof RpcRequestError && refused.details) return `The node refuses: ${refused.details}`;
  return error.details ? `${error.shortMessage} ${error.details}` : error.shortMessage;
}

/**
 * Converts an error to a message.
 * @param silence Message if no node answers.
 */
export function errorMessage(error: unknown, silence: string): string {
  if (error instanceof BaseError) return wordsOf(error, silence);
  if (error instanceof PurchaseError) return sentencesOf(error.failure);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof BaseError
    ? `${error.message} ${wordsOf(error.cause, silence)}`
    : error.message;
}
