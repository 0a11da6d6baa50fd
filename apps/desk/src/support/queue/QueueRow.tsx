import { Avatar, Badge, DataCell, DataRow, Icon, Timestamp, VisuallyHidden } from '@upline/ui';
import { classNames } from '@upline/ui/styling';
import { AtSign, CircleDashed } from 'lucide-react';
import { memo } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ticketPathOf } from '../../shell/deskPaths.ts';
import { DueTime } from '../due/DueTime.tsx';
import { TransactionStatus } from '../member/ChainMark.tsx';
import { PriorityMark } from './PriorityMark.tsx';
import * as styles from './Queue.css.ts';
import type { QueuedTicket } from './queueQuery.ts';

export interface QueueRowProps {
  ticket: QueuedTicket;
  isSelected: boolean;
  /** True for the one row in the tab order. */
  isCursor: boolean;
  now: Date;
  onSelect: (id: string, isSelected: boolean) => void;
  onCursor: (id: string) => void;
}

/** One ticket of the queue. The row passes keys to its controls; a pointer uses them directly. */
export const QueueRow = memo(function QueueRow({
  ticket,
  isSelected,
  isCursor,
  now,
  onSelect,
  onCursor,
}: QueueRowProps) {
  const d = useDeskMessage();
  const { id, number, subject, excerpt, priority, member, assignee, isUnread, updatedAt, replyDueAt } =
    ticket;
  return (
    <DataRow
      className={styles.row}
      data-ticket={id}
      data-unread={isUnread || undefined}
      aria-selected={isSelected}
      tabIndex={isCursor ? 0 : -1}
      onFocus={() => onCursor(id)}
    >
      <DataCell className={styles.fromTablet}>
        <input
          type="checkbox"
          className={styles.check}
          tabIndex={-1}
          aria-label={d('desk.queue.select', { number })}
          checked={isSelected}
          onChange={(event) => onSelect(id, event.target.checked)}
        />
      </DataCell>
      <DataCell>
        <PriorityMark priority={priority} />
      </DataCell>
      <DataCell className={styles.fromDesktop}>{number}</DataCell>
      <DataCell className={styles.subject}>
        {isUnread && (
          <span className={styles.dot}>
            <VisuallyHidden>{d('desk.queue.unread')}</VisuallyHidden>
          </span>
        )}
        {ticket.isMentioned && (
          <Icon icon={AtSign} size="s" className={styles.mentioned} label={d('desk.queue.mentioned')} />
        )}
        <a href={ticketPathOf(number)} tabIndex={-1} className={styles.words} dir="auto">
          {subject}
        </a>
        {ticket.foundBy && <Badge>{d('desk.queue.foundBy', { by: ticket.foundBy })}</Badge>}
        <span className={styles.excerpt} dir="auto">
          {excerpt}
        </span>
      </DataCell>
      <DataCell className={styles.fromChain}>
        {ticket.transaction && <TransactionStatus mark={ticket.transaction} />}
      </DataCell>
      <DataCell className={styles.member}>
        <Avatar wallet={member.walletId} photo={member.photo} size="xs" />
        <span>{member.name || d('desk.ticket.anonymous')}</span>
      </DataCell>
      <DataCell className={classNames(styles.fromTablet, assignee === null && styles.nobody)}>
        {assignee ? (
          <Avatar
            wallet={assignee.walletId}
            photo={assignee.photo}
            size="xs"
            label={assignee.name || assignee.walletId}
          />
        ) : (
          <Icon icon={CircleDashed} label={d('desk.queue.nobody')} />
        )}
      </DataCell>
      <DataCell className={styles.due}>{replyDueAt && <DueTime due={replyDueAt} now={now} />}</DataCell>
      <DataCell className={classNames(styles.last, styles.fromDesktop)}>
        <Timestamp iso={updatedAt} detail="age" size="small" tone="muted" />
      </DataCell>
    </DataRow>
  );
});
