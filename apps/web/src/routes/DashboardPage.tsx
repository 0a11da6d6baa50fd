import { DashboardScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function DashboardPage() {
  return (
    <Page title="dashboard.title" startsAtHeading>
      <DashboardScreen />
    </Page>
  );
}
