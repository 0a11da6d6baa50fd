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
  /** What the records have of this level; nothing while they do not say. */
  record: UserPool | undefined;
  /** Whether there is a network to buy by. */
  isOnline: boolean;
  onOpen: (position: Position) => void;
}

/** What a level's card shows. A locked one leads to the level before it when that is on another screen. */
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
        // As the ledger groups them: what was lost, and a fund that takes a part of the fee, were not received.
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
      return { state, requires, ...(!isHere && { href: poolPaths[kind] }) };
    }
  }
}
