import { IncidentScreen, useDeskMessage } from '@upline/ui';
import { useDeskTitle } from './useDeskTitle.ts';

/** What everybody is told of an incident. */
export function IncidentPage() {
  useDeskTitle(useDeskMessage()('desk.nav.incident'));
  return <IncidentScreen />;
}
