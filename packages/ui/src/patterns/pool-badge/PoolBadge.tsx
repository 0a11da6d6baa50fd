import type { PoolKind } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { poolIcons } from './poolIcons.ts';

export interface PoolBadgeProps {
  kind: PoolKind;
  /** Another name for it. @default the family's own */
  label?: string;
}

/** The family that a pool belongs to, by hue, drawing and word. */
export function PoolBadge({ kind, label }: PoolBadgeProps) {
  const t = useMessage();
  return (
    <Badge tone={kind} icon={poolIcons[kind]}>
      {label ?? t(`pool.${kind}`)}
    </Badge>
  );
}
