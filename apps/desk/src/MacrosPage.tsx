import { useDeskMessage } from './messages/useDeskMessage.ts';
import { MacrosScreen } from './support/macros/MacrosScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

export function MacrosPage() {
  const d = useDeskMessage();
  useDeskTitle(d('desk.macros'));
  return <MacrosScreen />;
}
