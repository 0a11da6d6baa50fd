import { useDeskMessage } from './messages/useDeskMessage.ts';
import { TeamScreen } from './oversight/TeamScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

export function TeamPage() {
  useDeskTitle(useDeskMessage()('desk.nav.roles'));
  return <TeamScreen />;
}
