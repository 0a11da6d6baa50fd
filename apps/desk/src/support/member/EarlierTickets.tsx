import { Link, Stack, Text, Timestamp } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ticketPathOf } from '../../shell/deskPaths.ts';
import type { DeskMember } from './deskMemberQuery.ts';
import { plainList, ticket } from './Member.css.ts';

export function EarlierTickets({ data: { tickets, ticketCount } }: { data: DeskMember }) {
  const d = useDeskMessage();
  return (
    <Stack gap="s">
      <ul className={plainList}>
        {tickets.map(({ id, number, subject, status, updatedAt }) => (
          <li key={id} className={ticket}>
            <Link href={ticketPathOf(number)} dir="auto">
              {subject}
            </Link>
            <Text inline size="small" tone="muted">
              <span>{`${d(`desk.view.${status}`)} · `}</span>
              <Timestamp iso={updatedAt} detail="age" />
            </Text>
          </li>
        ))}
      </ul>
      {ticketCount > tickets.length && (
        <Text size="small" tone="muted">
          {d('desk.member.more', { shown: tickets.length, count: ticketCount })}
        </Text>
      )}
    </Stack>
  );
}
