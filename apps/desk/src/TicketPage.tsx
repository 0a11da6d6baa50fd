import { DeskTicketScreen } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { useDeskTitle } from './useDeskTitle.ts';

/** One ticket, by its number or its ID. */
export function TicketPage() {
  const { ticketId = '' } = useParams();
  useDeskTitle(ticketId);
  return <DeskTicketScreen key={ticketId} ticketId={ticketId} />;
}
