import { ServicesScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function ServicesPage() {
  return (
    <Page title="services.title">
      <ServicesScreen />
    </Page>
  );
}
