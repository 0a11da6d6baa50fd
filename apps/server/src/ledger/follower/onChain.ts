import { BaseError } from 'viem';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { GarbledError } from './ledgerErrors.ts';

/** Waits for the chain's answer. @throws HttpFailure 503 when the chain does not answer, or answers something else. */
export function onChain<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((cause: unknown) => {
    if (!(cause instanceof BaseError || cause instanceof GarbledError)) throw cause;
    throw new HttpFailure(503, 'server.chainDown', { cause });
  });
}
