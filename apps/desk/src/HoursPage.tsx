import { useDeskMessage } from './messages/useDeskMessage.ts';
import { HoursScreen } from './support/sla/HoursScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

export function HoursPage() {
  const d = useDeskMessage();
  useDeskTitle(d('desk.hours.title'));
  return <HoursScreen />;
}
