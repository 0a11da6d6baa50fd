import { Badge } from '@upline/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DueTime } from '../due/DueTime.tsx';
import { useMinute } from '../due/useMinute.ts';
import type { DeskTicket } from './deskTicketQuery.ts';
import { promise } from './Ticket.css.ts';

/** Due times of a ticket's reply and resolution, and the member's rating. */
export function TicketSla({ ticket }: { ticket: DeskTicket }) {
  const d = useDeskMessage();
  const now = useMinute();
  const { replyDueAt, resolutionDueAt, rating } = ticket;
  return (
    <>
      {replyDueAt && (
        <span className={promise}>
          <span>{d('desk.due.reply')}</span> <DueTime due={replyDueAt} now={now} />
        </span>
      )}
      {resolutionDueAt && (
        <span className={promise}>
          <span>{d('desk.due.resolution')}</span> <DueTime due={resolutionDueAt} now={now} />
        </span>
      )}
      {rating && (
        <Badge
          tone={rating === 'good' ? 'positive' : 'caution'}
          icon={rating === 'good' ? ThumbsUp : ThumbsDown}
        >
          {d(`desk.rating.${rating}`)}
        </Badge>
      )}
    </>
  );
}
