import type { LevelCardState } from '@upline/domain';
import { BadgeCheck, CirclePlus, LoaderCircle, Lock, type LucideIcon } from 'lucide-react';

export const levelStateIcons: Record<LevelCardState, LucideIcon> = {
  locked: Lock,
  purchase: CirclePlus,
  processing: LoaderCircle,
  activated: BadgeCheck,
};
