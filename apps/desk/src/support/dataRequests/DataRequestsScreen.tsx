import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { panel, scroll } from '../../oversight/Audit.css.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { dataRequestsPath } from '../../shell/deskPaths.ts';
import { DataRequestList } from './DataRequestList.tsx';
import { DataRequestPanel } from './DataRequestPanel.tsx';

export interface DataRequestsScreenProps {
  /** Open request; shows the list if undefined. */
  requestId?: string | undefined;
}

/** Members' data requests, answered by leads. */
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
