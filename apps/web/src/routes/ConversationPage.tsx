import { ConversationScreen } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { Page } from './Page.tsx';

export function ConversationPage() {
  const { ticketId = '' } = useParams();
  return (
    <Page title="conversation.title">
      <ConversationScreen key={ticketId} ticketId={ticketId} />
    </Page>
  );
}
