import { paths } from '@upline/domain';
import type { ReactNode } from 'react';
import { AccessScreen } from '../features/access/AccessScreen.tsx';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { ForgeRaceScreen } from '../features/pools/levels/ForgeRaceScreen.tsx';
import { ConversationScreen } from '../features/support/conversation/ConversationScreen.tsx';
import { TicketsScreen } from '../features/support/tickets/TicketsScreen.tsx';
import type { NavigationSpy } from '../ports/fakes/fakeNavigation.ts';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { pathAfter } from './pathAfter.ts';

const screens: Partial<Record<string, () => ReactNode>> = {
  [paths.dashboard]: () => <DashboardScreen />,
  [paths.forgeRace]: () => <ForgeRaceScreen />,
  [paths.support]: () => <TicketsScreen page={1} statuses={[]} transaction={null} onChange={() => {}} />,
};

function screenAt(path: string): ReactNode {
  const found = screens[path];
  if (found) return found();
  if (path.startsWith(`${paths.support}/`)) {
    return <ConversationScreen ticketId={path.slice(paths.support.length + 1)} />;
  }
  return `No flow leads to ${path}.`;
}

/** Renders the screen of the current path, which follows the story's navigation. */
export function FlowRouter({ start, navigation }: { start: string; navigation: NavigationSpy }) {
  const path = pathAfter(start, useReadable(navigation.visits));
  const user = useReadable(usePorts().session.user);
  if (path === paths.login || user === null) return <AccessScreen />;
  return (
    <AppShell key={path} path={path} isLocalChain>
      {screenAt(path)}
    </AppShell>
  );
}
