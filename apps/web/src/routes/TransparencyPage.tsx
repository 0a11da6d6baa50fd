import { TransparencyScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function TransparencyPage() {
  return (
    <Page title="transparency.title">
      <TransparencyScreen />
    </Page>
  );
}
