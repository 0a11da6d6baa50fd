import { highestPosition, nextPosition, type Position } from './levels.ts';

/** What a level's card shows. Spec §4. */
export type LevelCardState = 'locked' | 'purchase' | 'processing' | 'activated';

export interface LevelProgress {
  /** The positions that the member has bought, in any order. */
  activated: readonly Position[];
  /** The position whose purchase is running, if one is. */
  processing: Position | null;
}

/**
 * The state of the card at a position. What the chain says wins: a bought level is activated even while
 * its purchase is still being confirmed. Spec §4.
 */
export function levelCardState(position: Position, { activated, processing }: LevelProgress): LevelCardState {
  if (activated.includes(position)) return 'activated';
  if (processing === position) return 'processing';
  return nextPosition(activated) === position ? 'purchase' : 'locked';
}

/**
 * The level that must be bought before a locked one, the one just below it; `null` when no purchase opens it, since a
 * member who asked the contracts themselves holds a higher one.
 */
export function requiredPosition(position: Position, activated: readonly Position[]): Position | null {
  return position < highestPosition(activated) ? null : ((position - 1) as Position);
}
