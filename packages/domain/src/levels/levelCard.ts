import { highestPosition, nextPosition, type Position } from './levels.ts';

/** The states of a level's card. Spec §4. */
export type LevelCardState = 'locked' | 'purchase' | 'processing' | 'activated';

export interface LevelProgress {
  /** The positions that the member has bought, in any order. */
  activated: readonly Position[];
  /** The position whose purchase is running, or `null`. */
  processing: Position | null;
}

/**
 * The state of the card at a position. The chain wins: a bought level is activated even while its
 * purchase is still being confirmed. Spec §4.
 */
export function levelCardState(position: Position, { activated, processing }: LevelProgress): LevelCardState {
  if (activated.includes(position)) return 'activated';
  if (processing === position) return 'processing';
  return nextPosition(activated) === position ? 'purchase' : 'locked';
}

/**
 * The level to buy before a locked one, i.e. the one below; `null` if no purchase unlocks it
 * because the member bought a higher level directly from the contracts.
 */
export function requiredPosition(position: Position, activated: readonly Position[]): Position | null {
  return position < highestPosition(activated) ? null : ((position - 1) as Position);
}
