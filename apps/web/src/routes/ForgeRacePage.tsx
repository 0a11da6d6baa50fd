import { ForgeRaceScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function ForgeRacePage() {
  return (
    <Page title="pool.race">
      <ForgeRaceScreen />
    </Page>
  );
}
