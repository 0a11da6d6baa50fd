import { HoursScreen, useDeskMessage } from '@upline/ui';
import { useDeskTitle } from './useDeskTitle.ts';

/** Opening hours and targets. */
export function HoursPage() {
  const d = useDeskMessage();
  useDeskTitle(d('desk.hours.title'));
  return <HoursScreen />;
}
