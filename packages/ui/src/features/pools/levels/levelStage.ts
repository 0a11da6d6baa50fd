import {
  currentStep,
  type LevelProgress,
  levelAt,
  levelCardState,
  type Position,
  type PurchaseState,
  poolPaths,
  requiredPosition,
} from '@upline/domain';
import type { LevelStage } from './LevelCardFooter.tsx';

export interface StageInput {
  position: Position;
  progress: LevelProgress;
  purchase: PurchaseState | null;
  /** When the level was bought, ISO 8601; `null` while the records do not say. */
  since: string | null;
  /** Whether there is a network to buy by. */
  isOnline: boolean;
  onOpen: (position: Position) => void;
}

/** What a level's card shows. A locked one leads to the level before it when that is on another screen. */
export function levelStage({
  position,
  progress,
  purchase,
  since,
  isOnline,
  onOpen,
}: StageInput): LevelStage {
  const state = levelCardState(position, progress);
  switch (state) {
    case 'activated':
      return { state, since };
    case 'processing':
      return {
        state,
        progress: purchase && currentStep(purchase),
        way: purchase?.way ?? 'sequential',
        isResumed: purchase?.isResumed ?? false,
        onFollow: () => onOpen(position),
      };
    case 'purchase':
      return { state, onPurchase: isOnline ? () => onOpen(position) : null };
    case 'locked': {
      const requires = requiredPosition(position, progress.activated);
      if (requires === null) return { state, requires };
      const { kind } = levelAt(requires);
      const isHere = kind === levelAt(position).kind;
      return { state, requires, ...(!isHere && { href: poolPaths[kind] }) };
    }
  }
}
