import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { AccessScreen } from '../../features/access/AccessScreen.tsx';
import { DashboardScreen } from '../../features/dashboard/DashboardScreen.tsx';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { AppShell } from '../AppShell.tsx';

/** Like the app: signed-out members see the sign-in and return afterwards. */
function GuardedDashboard() {
  const { session } = usePorts();
  if (useReadable(session.user) === null) return <AccessScreen returnTo={paths.dashboard} hasSessionEnded />;
  return (
    <AppShell path={paths.dashboard}>
      <DashboardScreen />
    </AppShell>
  );
}

/** The server ends a session: the next call returns 401, and the sign-in explains why. */
const meta = {
  title: 'Screens/System/Session expired',
  component: GuardedDashboard,
  tags: ['screen', '!autodocs', 'state-error', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...withBackend({ backend: growingMember }),
} satisfies Meta<typeof GuardedDashboard>;

export default meta;

export const SessionExpired: StoryObj<typeof meta> = {
  play: async ({ fakes }) => {
    const { backend, ports } = fakes;
    await screen.findByText('8 direct referrals');
    backend.signIn.closeAll();
    await fakes.queries.refetchQueries();
    await waitFor(() => expect(ports.session.user.get()).toBeNull());
    await expect(await screen.findByText('You were signed out. Sign in to go on.')).toBeVisible();
    await expect(screen.queryByText('8 direct referrals')).toBeNull();
  },
};
