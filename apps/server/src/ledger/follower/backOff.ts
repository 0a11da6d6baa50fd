import {
  ConflictingReadError,
  ContinuityError,
  FinalityError,
  howToRebuild,
  MalformedResponseError,
} from './ledgerErrors.ts';
import type { Step } from './step.ts';

const firstRange = 100n;
const widestRange = 2000n;

/** Exponent of the longest step back; 2 to this power exceeds the length of any chain. */
const deepestTry = 40;

/** No contradiction found. */
const whole = { times: 0, at: 0n, isLowest: false };

/** Adapts the range, the step back and the wait of a ledger to the results of its last steps. */
export interface BackOff {
  /** Maximum number of blocks in the next step. */
  range(): bigint;
  /** Records a successful step; past the missing block, the contradiction is forgotten. */
  succeed(step: Pick<Step, 'outcome' | 'reached'>): void;
  /**
   * Records a failed step and halves the range.
   * @param reached The ledger's current block.
   * @returns Number of blocks to step back; `null` for none.
   * @throws FinalityError if only final blocks are left to step back over.
   */
  fail(error: unknown, reached: bigint): bigint | null;
  /** Records a step back. @param isLowest True if all blocks below are final. */
  steppedBack(isLowest: boolean): void;
  /** Milliseconds until the next try after an error. */
  waitAfter(error: unknown): number;
}

interface Limits {
  /** Milliseconds between two reads of the chain. */
  pollInterval: number;
  /** Maximum milliseconds between two tries while the chain contradicts itself. */
  patience: number;
  /** Number of nodes, each tried before the ledger steps back. */
  nodeCount: number;
}

/**
 * Waits double while the chain contradicts itself: it needs time to settle, and each step back
 * costs time.
 */
export function createBackOff({ pollInterval, patience, nodeCount }: Limits): BackOff {
  let range = firstRange;
  /**
   * The contradiction: its number of failures in a row, which doubles the step back, and its block.
   */
  let broken = whole;
  /** Number of garbled answers in a row. */
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
      if (error instanceof MalformedResponseError) {
        garbled += 1;
        return null;
      }
      const { times, at, isLowest } = broken;
      broken = { ...broken, times: times + 1 };
      if (reached > at) broken.at = reached;
      // The first failures may be due to timing or to one node; after that, an earlier block must
      // be missing.
      const tries = times - nodeCount;
      if (tries < 0) return null;
      // The difference may lie in any block that is not final.
      if (error instanceof ConflictingReadError) return reached;
      // Blocks that are not final can be read again any number of times.
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
