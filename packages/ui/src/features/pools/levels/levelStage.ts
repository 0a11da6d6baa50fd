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
import type { UserPool } from '../participation/userPoolsQuery.ts';
import type { LevelStage } from './LevelCardFooter.tsx';

export interface StageInput {
  position: Position;
  progress: LevelProgress;
  purchase: PurchaseState | null;
  /** The server's record of this level; undefined until loaded. */
  record: UserPool | undefined;
  isOnline: boolean;
  onOpen: (position: Position) => void;
}

/** ID of a level's card on its screen, the target of links to it. */
export const levelCardId = (position: Position) => `level-${position}`;

/** The stage of a level's card. A locked level links to its predecessor, here or on another screen. */
export function levelStage({
  position,
  progress,
  purchase,
  record,
  isOnline,
  onOpen,
}: StageInput): LevelStage {
  const state = levelCardState(position, progress);
  switch (state) {
    case 'activated':
      return {
        state,
        since: record?.joinedAt ?? null,
        // Received income as in the ledger: without lost income and the product fund.
        received: record ? record.referralFund + record.levelIncome + record.globalIncome : null,
      };
    case 'processing':
      return {
        state,
        progress: purchase && currentStep(purchase),
        way: purchase?.way ?? 'sequential',
        isResumed: purchase?.isResumed ?? false,
        sentAt: purchase?.sentAt ?? null,
        onFollow: () => onOpen(position),
      };
    case 'purchase':
      return { state, onPurchase: isOnline ? () => onOpen(position) : null };
    case 'locked': {
      const requires = requiredPosition(position, progress.activated);
      if (requires === null) return { state, requires };
      const { kind } = levelAt(requires);
      const isHere = kind === levelAt(position).kind;
      return { state, requires, href: isHere ? `#${levelCardId(requires)}` : poolPaths[kind] };
    }
  }
}
