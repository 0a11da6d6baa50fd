import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { panel, scroll } from '../../oversight/Audit.css.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { dataRequestsPath } from '../../shell/deskPaths.ts';
import { DataRequestList } from './DataRequestList.tsx';
import { DataRequestPanel } from './DataRequestPanel.tsx';

export interface DataRequestsScreenProps {
  /** The one that is open; all of them in a list unless given. */
  requestId?: string | undefined;
}

/** What members ask of the data that is held about them; leads answer. */
export function DataRequestsScreen({ requestId }: DataRequestsScreenProps) {
  const d = useDeskMessage();
  return (
    <DeskFrame path={dataRequestsPath} title={d('desk.nav.data')} keys={[]}>
      <div className={scroll}>
        <div className={panel}>
          {requestId === undefined ? (
            <DataRequestList />
          ) : (
            <DataRequestPanel key={requestId} requestId={requestId} />
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
