import { ServicesScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function ServicesPage() {
  return (
    <Page title="nav.services">
      <ServicesScreen />
    </Page>
  );
}
