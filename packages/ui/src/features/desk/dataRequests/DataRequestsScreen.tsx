import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import { dataRequestsPath } from '../frame/deskPaths.ts';
import { panel, scroll } from '../trust/Audit.css.ts';
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
