import { useParams } from 'react-router-dom';
import { DeskTicketScreen } from './support/ticket/DeskTicketScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

export function TicketPage() {
  const { ticketId = '' } = useParams();
  useDeskTitle(ticketId);
  return <DeskTicketScreen key={ticketId} ticketId={ticketId} />;
}
