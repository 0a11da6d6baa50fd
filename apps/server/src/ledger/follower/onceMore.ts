import { ContinuityError, MalformedResponseError } from './ledgerErrors.ts';

/**
 * Compares a second time, with new answers, if the contracts contradict the events. Both are read
 * at one block, but a node that imports the next block may answer with its state, and behind one
 * address some machines may lack the newest block.
 * @param compare Its parameter is true the second time.
 */
export async function onceMore<T>(compare: (isAgain: boolean) => Promise<T>): Promise<T> {
  try {
    return await compare(false);
  } catch (error) {
    if (!(error instanceof ContinuityError) || error instanceof MalformedResponseError) throw error;
    return compare(true);
  }
}
