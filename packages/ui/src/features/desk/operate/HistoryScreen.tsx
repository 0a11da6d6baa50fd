import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { AdminChangeList } from '../../transparency/changes/AdminChangeList.tsx';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import { historyPath } from '../frame/deskPaths.ts';

import { scroll } from './Operate.css.ts';

/** Every act of a role that the chain has seen, from wherever it was sent. */
export function HistoryScreen() {
  const d = useDeskMessage();
  return (
    <DeskFrame path={historyPath} title={d('desk.nav.history')} keys={[]}>
      <div className={scroll}>
        <AdminChangeList />
      </div>
    </DeskFrame>
  );
}
