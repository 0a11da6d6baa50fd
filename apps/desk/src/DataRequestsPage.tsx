import { useParams } from 'react-router-dom';
import { useDeskMessage } from './messages/useDeskMessage.ts';
import { DataRequestsScreen } from './support/dataRequests/DataRequestsScreen.tsx';
import { useDeskTitle } from './useDeskTitle.ts';

export function DataRequestsPage() {
  useDeskTitle(useDeskMessage()('desk.nav.data'));
  return <DataRequestsScreen requestId={useParams().requestId} />;
}
