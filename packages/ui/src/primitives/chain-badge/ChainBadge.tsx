import { Link2 } from 'lucide-react';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';

export interface ChainBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'tone'> {
  /** What the chain is called. A chain for trying things out says so in its name. */
  name: string;
  /**
   * Money on this chain is not real; the hue repeats what the name says.
   * @default false
   */
  isTest?: boolean;
}

/** The chain that something stands on. */
export function ChainBadge({ name, isTest = false, ...props }: ChainBadgeProps) {
  return (
    <Badge {...props} icon={Link2} tone={isTest ? 'caution' : 'neutral'}>
      {name}
    </Badge>
  );
}
