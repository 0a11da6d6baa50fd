import { TeamScreen, useDeskMessage } from '@upline/ui';
import { useDeskTitle } from './useDeskTitle.ts';

/** Who has which role. */
export function TeamPage() {
  useDeskTitle(useDeskMessage()('desk.nav.roles'));
  return <TeamScreen />;
}
