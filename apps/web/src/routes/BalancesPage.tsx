import { BalancesScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function BalancesPage() {
  return (
    <Page title="balances.title">
      <BalancesScreen />
    </Page>
  );
}
