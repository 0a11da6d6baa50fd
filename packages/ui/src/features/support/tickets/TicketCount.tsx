import type { TicketStatus } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TicketStatusBadge } from '../TicketStatusBadge.tsx';

export interface TicketCountProps {
  /** `null` while the tickets load. */
  count: { shown: number; total: number } | null;
  /** Active filters, shown while the panel is closed. */
  statuses: readonly TicketStatus[];
}

/** The number of visible tickets, announced on change. Spec §2. */
export function TicketCount({ count, statuses }: TicketCountProps) {
  const t = useMessage();
  return (
    <Inline gap="xs">
      <Text size="small" tone="muted" role="status">
        {count && t('tickets.showing', { count: count.shown, total: count.total })}
      </Text>
      {statuses.map((status) => (
        <TicketStatusBadge key={status} status={status} />
      ))}
    </Inline>
  );
}
