import { DataScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function DataPage() {
  return (
    <Page title="data.title">
      <DataScreen />
    </Page>
  );
}
