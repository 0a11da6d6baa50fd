import { GlobalPoolScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function GlobalPoolPage() {
  return (
    <Page title="pool.global">
      <GlobalPoolScreen />
    </Page>
  );
}
