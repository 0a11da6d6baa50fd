import type { PurchaseEvent } from '@upline/domain';
import { getBlockNumber } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { persistently } from '../transaction/pause.ts';
import { failureOf } from '../transaction/revert.ts';

/**
 * The last word on a purchase that an error has stopped. A level that another device of its buyer has bought
 * meanwhile is bought.
 * @throws whatever the signal was aborted with.
 */
export async function endingOf(
  error: unknown,
  { reader, signal }: { reader: Reader; signal?: AbortSignal | undefined },
): Promise<PurchaseEvent> {
  const failure = failureOf(error);
  if (failure.explanation?.id !== 'contract.AlreadyInvested') return { type: 'failed', failure };
  const block = await persistently({ reader, signal }, () => getBlockNumber(reader, { cacheTime: 0 }));
  return { type: 'succeeded', transaction: null, block };
}
