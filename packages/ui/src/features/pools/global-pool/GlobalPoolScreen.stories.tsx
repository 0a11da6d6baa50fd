import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { findToast } from '../../../stories/findToast.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { GlobalPoolScreen } from './GlobalPoolScreen.tsx';

/** The three global pools: purchase, and income of the member's own. */
const meta = {
  title: 'Screens/Pools/Global pool',
  component: GlobalPoolScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-2', 'spec-4'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.globalPool, { backend: fullMember }),
} satisfies Meta<typeof GlobalPoolScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function levelCard(position: 3 | 6 | 9): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 2, name: `Level ${position}` });
  const card = title.closest('article');
  if (!card) throw new Error('The level has no card.');
  return card;
}

async function ownPools(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'My global pools' });
}

export const Loaded: Story = {
  play: async ({ userEvent, fakes }) => {
    for (const position of [3, 6, 9] as const) {
      await expect(await levelCard(position)).toHaveTextContent('Activated');
    }
    const pools = await within(await ownPools()).findAllByRole('rowheader');
    await expect(pools).toHaveLength(3);
    await expect(screen.getByRole('link', { name: /^Level 6, Global Income, \$\d/ })).toBeVisible();
    await expect(screen.getByText(/^Hold a level and you share 70% of each fee paid for it/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'View All: Level 6' }));
    await userEvent.click(screen.getByRole('link', { name: 'Global Pool members' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual([
      '/dashboard/globalpooluserlisting/6',
      '/dashboard/incomelisting/globalpool',
    ]);
  },
};

export const Locked: Story = {
  beforeEach: startBackend({ backend: newMember }),
  play: async ({ userEvent, fakes }) => {
    const card = await levelCard(3);
    await expect(card).toHaveTextContent('Locked');
    await expect(card).toHaveTextContent('$150');
    await userEvent.click(within(card).getByRole('link', { name: 'Activate Level 2 first' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual(['/dashboard/forgeracelisting']);
  },
};

export const Purchase: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ activated: [1, 2] }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 3 for $150' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 3' });
    await within(dialog).findByText(/^Shared by \d+ earlier members?$/);
    await expect(dialog).toHaveTextContent(/Shared by \d+ earlier membersThe operator is among them\$105/);
    await expect(dialog).toHaveTextContent(/Sponsor’s referral cut.*, your sponsor\$30/);
    await expect(dialog).toHaveTextContent('Royalty fund$15');
  },
};

export const Processing: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({
    backend: () => growingMember({ activated: [1, 2] }),
    pools: { running: { position: 3, step: 'invest' } },
  }),
  play: async () => {
    await expect(within(await levelCard(3)).getByRole('progressbar')).toHaveAccessibleName(
      'Step 3 of 4: Pay $150, confirm in wallet',
    );
  },
};

/** Purchase by keyboard; the pool appears among the member's own as soon as the server has it. */
export const Activated: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ activated: [1, 2], referrals: 0 }) }),
  play: async ({ userEvent }) => {
    await within(await ownPools()).findByText('No global pools found.');
    (await screen.findByRole('button', { name: 'Purchase Level 3 for $150' })).focus();
    await userEvent.keyboard('{Enter}');
    const confirm = await screen.findByRole('button', { name: 'Buy for $150' });
    await waitFor(() => expect(confirm).toBeEnabled());
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Level 3 is yours' }));
    await expect(await dialog.findByText(/^Number \d+ in this pool$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await levelCard(3)).toHaveTextContent('Activated');
    await expect(await within(await ownPools()).findByRole('rowheader', { name: /^Level 3/ })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    const pools = within(await ownPools());
    await expect(await pools.findByText('No global pools found.')).toBeVisible();
    await expect(pools.queryByText(/Could not load/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({
    backend: () => fullMember({ latency: 'infinite' }),
    pools: { load: 'never' },
    claims: { load: 'never' },
  }),
  play: async () => {
    await expect(await screen.findByText('Loading levels…')).toBeInTheDocument();
    await expect(await ownPools()).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: () => fullMember({ failing: ['userPoolDetails'] }),
    pools: { load: 'fails' },
    claims: { load: 'fails' },
  }),
  play: async () => {
    await expect(await findToast('Failed to load pools')).toBeInTheDocument();
    const pools = within(await ownPools());
    await expect(await pools.findByText('No global pools found.')).toBeVisible();
    await expect(pools.getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(pools.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const Retried: Story = {
  ...LoadFailed,
  tags: [],
  play: async ({ userEvent, fakes }) => {
    const pools = within(await ownPools());
    await pools.findByText('Could not load. This may not be complete.');
    fakes.backend.failing.clear();
    await userEvent.click(pools.getByRole('button', { name: 'Retry' }));
    await expect(await pools.findAllByRole('rowheader')).toHaveLength(3);
  },
};
