import { useWalletId } from '@upline/ui/queries';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import type { TicketEvent } from './EventLine.tsx';
import { eventText } from './eventWords.ts';
import { useTimeline } from './timelineQuery.ts';

/** Events of a ticket other than messages, oldest first; empty before loading. */
export function useEvents(ticketId: string): TicketEvent[] {
  const d = useDeskMessage();
  const own = useWalletId();
  const { data } = useTimeline(ticketId);
  return (data?.entries ?? []).flatMap((entry, index) =>
    eventText(entry, { d, own, people: data?.people ?? [] }).map((text, nth) => ({
      key: `${index}.${nth}`,
      what: entry.what,
      field: entry.changes[0]?.field,
      at: entry.at,
      text,
    })),
  );
}
