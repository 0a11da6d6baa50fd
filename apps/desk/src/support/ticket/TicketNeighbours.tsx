import { Kbd, Timestamp, useShortcuts } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ticketPathOf } from '../../shell/deskPaths.ts';
import { nothingAsked, useQueue } from '../queue/queueQuery.ts';
import { list, listCount, listFoot, listHead, listItem, listKeys, listSubject } from './Ticket.css.ts';

/** Open tickets around the current one; [ and ] move between them. */
export function TicketNeighbours({ ticketId }: { ticketId: string }) {
  const d = useDeskMessage();
  const { navigation } = usePorts();
  const { data } = useQueue('open', nothingAsked);
  const tickets = data?.pages.flatMap((page) => page.tickets) ?? [];
  const total = data?.pages[0]?.totalCount;
  const at = tickets.findIndex(({ id }) => id === ticketId);

  function step(by: number) {
    const next = tickets[at + by];
    if (next) navigation.go(ticketPathOf(next.number));
  }
  useShortcuts({ '[': () => step(-1), ']': () => step(1) });

  return (
    <nav className={list} aria-label={d('desk.view.open')}>
      <div className={listHead}>
        <span>{d('desk.view.open')}</span>
        {total !== undefined && <span className={listCount}>{total}</span>}
        <span className={listKeys} aria-hidden>
          <Kbd>[</Kbd>
          <Kbd>]</Kbd>
        </span>
      </div>
      {tickets.map(({ id, number, subject, member, updatedAt }) => (
        <a
          key={id}
          href={ticketPathOf(number)}
          className={listItem}
          aria-current={id === ticketId ? 'page' : undefined}
        >
          <span className={listSubject} dir="auto">
            {subject}
          </span>
          <span className={listFoot}>
            <span>{member.name || d('desk.ticket.anonymous')}</span>
            <Timestamp iso={updatedAt} detail="age" size="small" tone="muted" />
          </span>
        </a>
      ))}
    </nav>
  );
}
