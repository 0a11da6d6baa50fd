import { TicketsScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function TicketsPage() {
  return (
    <Page title="tickets.title">
      <TicketsScreen />
    </Page>
  );
}
