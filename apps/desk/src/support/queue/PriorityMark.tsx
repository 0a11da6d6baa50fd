import type { TicketPriority } from '@upline/domain';
import { Icon } from '@upline/ui';
import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { priorities } from './Queue.css.ts';

const icons: Record<TicketPriority, LucideIcon> = {
  urgent: ChevronsUp,
  high: ChevronUp,
  normal: Equal,
  low: ChevronDown,
};

/** Icon of a ticket's priority; screen readers announce its name. */
export function PriorityMark({ priority }: { priority: TicketPriority }) {
  const d = useDeskMessage();
  return (
    <Icon
      icon={icons[priority]}
      size="s"
      label={d(`desk.priority.${priority}`)}
      className={priorities[priority]}
    />
  );
}
