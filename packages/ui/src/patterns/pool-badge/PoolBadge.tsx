import type { PoolKind } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { poolIcons } from './poolIcons.ts';

export interface PoolBadgeProps {
  kind: PoolKind;
  /** Text of the badge. @default the family's name */
  label?: string;
}

/** A pool's family as hue, icon and word. */
export function PoolBadge({ kind, label }: PoolBadgeProps) {
  const t = useMessage();
  return (
    <Badge tone={kind} icon={poolIcons[kind]}>
      {label ?? t(`pool.${kind}`)}
    </Badge>
  );
}
