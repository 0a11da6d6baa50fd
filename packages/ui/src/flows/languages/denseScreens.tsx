import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { type ComponentType, createElement } from 'react';
import { AccessScreen } from '../../features/access/AccessScreen.tsx';
import { DashboardScreen } from '../../features/dashboard/DashboardScreen.tsx';
import { ForgeRaceScreen } from '../../features/pools/levels/ForgeRaceScreen.tsx';
import { ProfileScreen } from '../../features/profile/ProfileScreen.tsx';
import { TicketsScreen } from '../../features/support/tickets/TicketsScreen.tsx';
import { BalancesScreen } from '../../features/wallet/balances/BalancesScreen.tsx';
import { TermsDialog } from '../../patterns/terms-consent/TermsDialog.tsx';
import { type BackendSetting, startBackend } from '../../ports/fakes/withBackend.tsx';
import { AppShell } from '../../shell/AppShell.tsx';

/** A screen inside the app's frame, which adds the texts of menu and top bar. */
function framed(path: string, Screen: ComponentType, backend: BackendSetting['backend']) {
  return {
    beforeEach: startBackend({ backend }),
    render: () => (
      <AppShell path={path} isLocalChain>
        {createElement(Screen)}
      </AppShell>
    ),
  };
}

const Tickets = () => <TicketsScreen page={1} statuses={[]} transaction={null} onChange={() => {}} />;

/**
 * The screens with the most text, each with mock data that fills it. Every language is tested on
 * them.
 */
export const denseScreens = {
  access: { render: () => <AccessScreen /> },
  terms: { render: () => <TermsDialog onClose={() => {}} /> },
  dashboard: framed(paths.dashboard, DashboardScreen, growingMember),
  forgeRace: framed(paths.forgeRace, ForgeRaceScreen, growingMember),
  firstLevel: framed(paths.forgeRace, ForgeRaceScreen, newMember),
  profile: framed(paths.profile, ProfileScreen, fullMember),
  wallet: framed(paths.balances, BalancesScreen, fullMember),
  support: framed(paths.support, Tickets, () => newMember({ tickets: 5 })),
};
