import { useDeskMessage } from './messages/useDeskMessage.ts';
import { IncidentScreen } from './oversight/IncidentScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

export function IncidentPage() {
  useDeskTitle(useDeskMessage()('desk.nav.incident'));
  return <IncidentScreen />;
}
