import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { figureOf, region } from './dashboard.play.ts';

/** The home screen before its data has arrived, and without some of it. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { backend: growingMember }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The balances count as a part of the page: a dash in both rows, and one message. */
export const NewMemberBalancesFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: newMember, balances: { load: 'fails' } }),
  play: async () => {
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getAllByText('not known')).toHaveLength(2);
  },
};

/** The page does not know yet if the member owns levels. */
export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({
    backend: () => growingMember({ latency: 'infinite' }),
    pools: { load: 'never' },
    claims: { load: 'never' },
  }),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible();
    await expect(screen.getByText('Loading…')).toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'Referrals' })).not.toBeInTheDocument();
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

/**
 * The server reports no levels: the newcomer page is shown, but nothing is sold before the chain
 * answers.
 */
export const LoadingNewMember: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: newMember, pools: { load: 'never' } }),
  play: async () => {
    const levels = await screen.findByRole('region', { name: 'The nine levels' });
    await expect(levels).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText('Received')).not.toBeInTheDocument();
    await expect(await screen.findByRole('button', { name: 'Buy Level 1' })).toBeDisabled();
  },
};

/** Server and chain do not answer: one message, no figures and no empty states. */
export const DataFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: () => growingMember({ failing: ['profile', 'referrals', 'ledger'] }),
    pools: { load: 'fails' },
    claims: { load: 'fails' },
  }),
  play: async ({ userEvent }) => {
    await expect(await (await region('Referrals')).findByText('No referrals found.')).toBeVisible();
    await expect(
      (await region('Referrals')).getByText('Could not load. This may not be complete.'),
    ).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect((await screen.findAllByText('not known')).length).toBeGreaterThan(5);
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'My Tokens' }));
    await expect(await findToast('Failed to load token information')).toBeInTheDocument();
  },
};

/** One part failed: a dash in its place, one message for the page, and the rest is shown. */
export const PartFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['ledger'] }) }),
  play: async () => {
    await expect(await (await region('Referrals')).findByText('8 direct referrals')).toBeVisible();
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    await expect(screen.getAllByText('not known').length).toBeGreaterThan(5);
  },
};

export const DataRetried: Story = {
  ...PartFailed,
  tags: [],
  play: async ({ userEvent, fakes }) => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fakes.backend.failing.clear();
    await userEvent.click(retry);
    await expect(await figureOf('Received')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Could not load/)).not.toBeInTheDocument());
  },
};
