import { BaseError } from 'viem';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { MalformedResponseError } from './ledgerErrors.ts';

/**
 * Awaits the chain. @throws HttpFailure 503 if the chain does not answer, or answers with invalid
 * data.
 */
export function onChain<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((cause: unknown) => {
    if (!(cause instanceof BaseError || cause instanceof MalformedResponseError)) throw cause;
    throw new HttpFailure(503, 'server.chainDown', { cause });
  });
}
