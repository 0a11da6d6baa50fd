import { useDeskMessage } from './messages/useDeskMessage.ts';
import { HoursScreen } from './support/promises/HoursScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

/** Opening hours and targets. */
export function HoursPage() {
  const d = useDeskMessage();
  useDeskTitle(d('desk.hours.title'));
  return <HoursScreen />;
}
