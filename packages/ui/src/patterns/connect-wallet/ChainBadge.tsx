import { Link2 } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';

export interface ChainBadgeProps {
  /** Whether this is the local chain, whose money is not real. */
  isLocal: boolean;
}

/** The chain that a wallet works on. */
export function ChainBadge({ isLocal }: ChainBadgeProps) {
  const t = useMessage();
  return (
    <Badge icon={Link2} tone={isLocal ? 'caution' : 'neutral'}>
      {t(isLocal ? 'chain.polygonLocal' : 'chain.polygon')}
    </Badge>
  );
}
