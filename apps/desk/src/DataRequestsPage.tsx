import { DataRequestsScreen, useDeskMessage } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { useDeskTitle } from './useDeskTitle.ts';

/** What members ask of their data. */
export function DataRequestsPage() {
  useDeskTitle(useDeskMessage()('desk.nav.data'));
  return <DataRequestsScreen requestId={useParams().requestId} />;
}
