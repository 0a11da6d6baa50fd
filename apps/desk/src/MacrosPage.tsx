import { useDeskMessage } from './messages/useDeskMessage.ts';
import { MacrosScreen } from './support/macros/MacrosScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

/** What leads have made for all who answer members. */
export function MacrosPage() {
  const d = useDeskMessage();
  useDeskTitle(d('desk.macros'));
  return <MacrosScreen />;
}
