import {
  ContinuityError,
  FinalityError,
  GarbledError,
  howToRebuild,
  SecondLookError,
} from './ledgerErrors.ts';
import type { Step } from './step.ts';

const firstRange = 100n;
const widestRange = 2000n;

/** A step back of 2 to the power of this is longer than any chain. */
const deepestTry = 40;

/** Nothing is known to be missing. */
const whole = { times: 0, at: 0n, isLowest: false };

/** How much a ledger reads at once, how far it steps back and how long it waits, by how its last steps went. */
export interface BackOff {
  /** The most blocks to read in the next step. */
  range(): bigint;
  /** A step was taken: what was missing is forgotten once the ledger is past it. */
  succeed(step: Pick<Step, 'outcome' | 'reached'>): void;
  /**
   * A step failed: the next one reads less.
   * @param reached The block that the ledger stands at.
   * @returns How many blocks to step back, `null` for none.
   * @throws FinalityError when only blocks that are final are left to step back over.
   */
  fail(error: unknown, reached: bigint): bigint | null;
  /** The ledger stepped back. @param isLowest Whether nothing below may be read again. */
  steppedBack(isLowest: boolean): void;
  /** Milliseconds until the next try after an error. */
  waitAfter(error: unknown): number;
}

interface Limits {
  /** Milliseconds between two looks at the chain. */
  pollInterval: number;
  /** The most milliseconds between two tries while the chain contradicts itself. */
  patience: number;
  /** Each of them may be the one at fault before the ledger looks for the fault in itself. */
  nodeCount: number;
}

/** A chain that contradicts itself is asked less and less often: it needs time, and each step back takes some away. */
export function createBackOff({ pollInterval, patience, nodeCount }: Limits): BackOff {
  let range = firstRange;
  /** How often in a row the chain did not continue, and where: each time the step back doubles. */
  let broken = whole;
  /** How often in a row a node has answered with what no node can mean. */
  let garbled = 0;

  return {
    range: () => range,

    succeed({ outcome, reached }) {
      garbled = 0;
      if (outcome === 'advanced') range = range * 2n > widestRange ? widestRange : range * 2n;
      if (reached > broken.at || outcome === 'idle') broken = whole;
    },

    fail(error, reached) {
      range = range > 1n ? range / 2n : 1n;
      if (!(error instanceof ContinuityError)) return null;
      if (error instanceof GarbledError) {
        garbled += 1;
        return null;
      }
      const { times, at, isLowest } = broken;
      broken = { ...broken, times: times + 1 };
      if (reached > at) broken.at = reached;
      // The first time it may have been the moment, or the node; then something before it is missing.
      const tries = times - nodeCount;
      if (tries < 0) return null;
      // What differed the second time is one of all the blocks that are not final yet.
      if (error instanceof SecondLookError) return reached;
      // What is not final yet can be read again, however often.
      if (isLowest) {
        throw new FinalityError(
          `The node contradicts blocks that are final. If every node goes on to: ${howToRebuild}`,
        );
      }
      return 2n ** BigInt(Math.min(tries, deepestTry));
    },

    steppedBack(isLowest) {
      broken = { ...broken, isLowest };
    },

    waitAfter(error) {
      if (!(error instanceof ContinuityError)) return pollInterval;
      return Math.max(pollInterval, Math.min(patience, pollInterval * 2 ** (broken.times + garbled)));
    },
  };
}
