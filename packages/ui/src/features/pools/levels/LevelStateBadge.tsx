import type { LevelCardState } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge/Badge.tsx';
import { levelStateIcons } from './levelStateIcons.ts';

const tones: Record<LevelCardState, BadgeTone> = {
  locked: 'neutral',
  purchase: 'action',
  processing: 'info',
  activated: 'positive',
};

export interface LevelStateBadgeProps {
  state: LevelCardState;
}

/** What can be done with a level now, as icon and word. */
export function LevelStateBadge({ state }: LevelStateBadgeProps) {
  const t = useMessage();
  return (
    <Badge tone={tones[state]} icon={levelStateIcons[state]}>
      {t(`level.state.${state}`)}
    </Badge>
  );
}
