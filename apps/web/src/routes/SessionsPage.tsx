import { SessionsScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function SessionsPage() {
  return (
    <Page title="sessions.title">
      <SessionsScreen />
    </Page>
  );
}
