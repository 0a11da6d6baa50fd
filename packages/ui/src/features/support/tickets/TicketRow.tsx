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

/** One ticket in the list; the whole row links to its conversation unless it is closed. Spec §2. */
export function TicketRow({ id, subject, status, updatedAt }: TicketRowProps) {
  const t = useMessage();
  const isClosed = status === 'closed';
  return (
    <GridListRow
      className={row}
      title={<span className={subjectStyle}>{subject}</span>}
      href={isClosed ? undefined : ticketPath(id)}
      description={
        <>
          <span>{t('tickets.lastUpdated')}</span> <Timestamp iso={updatedAt} size="small" />
          {isClosed && (
            <>
              <span>{' · '}</span>
              <span>{t('tickets.closedRow')}</span>
            </>
          )}
        </>
      }
      end={<TicketStatusBadge status={status} />}
    />
  );
}
