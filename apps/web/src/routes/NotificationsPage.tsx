import { NotificationsScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function NotificationsPage() {
  return (
    <Page title="notifications.title">
      <NotificationsScreen />
    </Page>
  );
}
