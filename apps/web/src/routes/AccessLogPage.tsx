import { AccessLogScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function AccessLogPage() {
  return (
    <Page title="staffActs.title">
      <AccessLogScreen />
    </Page>
  );
}
