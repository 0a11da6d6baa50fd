import { Link2 } from 'lucide-react';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';

export interface ChainBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'tone'> {
  /** Chain name; a test chain must be recognisable by name. */
  name: string;
  /**
   * Marks a test chain by its hue; the name must say so too.
   * @default false
   */
  isTest?: boolean;
}

/** The chain of a wallet or transaction. */
export function ChainBadge({ name, isTest = false, ...props }: ChainBadgeProps) {
  return (
    <Badge {...props} icon={Link2} tone={isTest ? 'caution' : 'neutral'}>
      {name}
    </Badge>
  );
}
