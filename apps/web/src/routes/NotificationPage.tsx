import { NotificationScreen } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { Page } from './Page.tsx';

export function NotificationPage() {
  const { id = '' } = useParams();
  return (
    <Page title="notification.title">
      <NotificationScreen key={id} id={id} />
    </Page>
  );
}
