import { PoolOverviewScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function PoolOverviewPage() {
  return (
    <Page title="overview.title">
      <PoolOverviewScreen />
    </Page>
  );
}
