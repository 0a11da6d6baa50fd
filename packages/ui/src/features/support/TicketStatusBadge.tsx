import type { TicketStatus } from '@upline/domain';
import { Archive, CircleDot, Clock, Info, type LucideIcon } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge, type BadgeTone } from '../../primitives/badge/Badge.tsx';

export interface TicketStatusBadgeProps {
  /** Status from the server; an unknown status is shown unchanged. */
  status: string;
}

interface Look {
  tone: BadgeTone;
  icon: LucideIcon;
  text: `ticket.status.${TicketStatus}`;
}

const looks: Record<TicketStatus, Look> = {
  open: { tone: 'positive', icon: CircleDot, text: 'ticket.status.open' },
  pending: { tone: 'caution', icon: Clock, text: 'ticket.status.pending' },
  closed: { tone: 'neutral', icon: Archive, text: 'ticket.status.closed' },
};

const isKnown = (status: string): status is TicketStatus => Object.hasOwn(looks, status);

/** The ticket's status as a badge. Spec §2. */
export function TicketStatusBadge({ status }: TicketStatusBadgeProps) {
  const t = useMessage();
  if (!isKnown(status)) {
    return (
      <Badge tone="info" icon={Info}>
        {status}
      </Badge>
    );
  }
  const { tone, icon, text } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(text)}
    </Badge>
  );
}
