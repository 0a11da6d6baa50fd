import { DescriptionList, Link, Stack, Timestamp } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { auditPath } from '../../shell/deskPaths.ts';
import { HelpTriedLines } from '../help/HelpTriedLines.tsx';
import type { DeskTicket } from './deskTicketQuery.ts';
import { RelatedTickets } from './RelatedTickets.tsx';

/** The team's data about a ticket. */
export function TicketAccount({ ticket }: { ticket: DeskTicket }) {
  const d = useDeskMessage();
  const { assignee, createdAt, help } = ticket;
  return (
    <Stack gap="m">
      <DescriptionList
        isDense
        items={[
          {
            term: d('desk.ticket.opened'),
            details: <Timestamp iso={createdAt} detail="dateTime" size="small" />,
          },
          {
            term: d('desk.ticket.assignee'),
            details: assignee ? assignee.name || assignee.walletId : d('desk.queue.nobody'),
          },
          ...(help ? [{ term: d('desk.ticket.helpOffered'), details: <HelpTriedLines help={help} /> }] : []),
        ]}
      />
      <Link href={`${auditPath}?ticket=${ticket.number}`}>{d('desk.audit.whoLooked')}</Link>
      <RelatedTickets ticket={ticket} />
    </Stack>
  );
}
