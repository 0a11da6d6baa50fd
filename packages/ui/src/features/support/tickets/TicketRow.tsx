import { ticketPath } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { GridListRow } from '../../../primitives/grid-list/GridListRow.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { TicketStatusBadge } from '../TicketStatusBadge.tsx';
import { row, subject as subjectStyle } from './TicketRow.css.ts';

export interface TicketRowProps {
  id: string;
  subject: string;
  /** A closed ticket is not a link. */
  status: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** Explains the statuses whose name does not say whose turn it is, or why the row is no link. */
const notes = new Map<string, 'ticket.pending' | 'tickets.closedRow'>([
  ['pending', 'ticket.pending'],
  ['closed', 'tickets.closedRow'],
]);

/** One ticket in the list; the whole row links to its conversation unless it is closed. Spec §2. */
export function TicketRow({ id, subject, status, updatedAt }: TicketRowProps) {
  const t = useMessage();
  const note = notes.get(status);
  return (
    <GridListRow
      className={row}
      title={<span className={subjectStyle}>{subject}</span>}
      href={status === 'closed' ? undefined : ticketPath(id)}
      description={
        <>
          <span>{t('tickets.lastUpdated')}</span> <Timestamp iso={updatedAt} size="small" />
          {note && (
            <>
              <span>{' · '}</span>
              <span>{t(note)}</span>
            </>
          )}
        </>
      }
      end={<TicketStatusBadge status={status} />}
    />
  );
}
