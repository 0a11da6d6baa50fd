import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember } from '@upline/api/mocks';
import { formatMoney, paths } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { noEligiblePools } from '../../../ports/fakes/claimEndings.ts';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { findToast } from '../../../stories/findToast.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { GlobalPoolScreen } from './GlobalPoolScreen.tsx';

/** The claim card on the global pools screen. */
const meta = {
  title: 'Screens/Pools/Global pool',
  component: GlobalPoolScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-2', 'spec-4'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.globalPool, { backend: fullMember }),
} satisfies Meta<typeof GlobalPoolScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = () => within(screen.getByRole('region', { name: 'Ready to claim' }));

/** Only global pools, each with its own button. */
export const ClaimReady: Story = {
  play: async ({ fakes: { backend } }) => {
    const amount = formatMoney(backend.claimable(backend.wallet, 6));
    const button = await screen.findByRole('button', { name: `Claim ${amount} from Level 6` });
    await expect(button).toBeEnabled();
    await expect(card().queryByRole('button', { name: /from Level 1$/ })).toBeNull();
  },
};

/** The member owns level 1 only: no race level appears among the global pools. */
export const ClaimNone: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => growingMember({ activated: [1], referrals: 0 }) }),
  play: async () => {
    await expect(await card().findByText('Nothing to claim from Global Pool yet.')).toBeVisible();
    await expect(card().queryByRole('button')).toBeNull();
  },
};

export const ClaimZero: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => growingMember({ referrals: 0 }) }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Claim $0.00 from Level 3' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Nothing to claim now.');
  },
};

export const ClaimProcessing: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: fullMember, claims: { running: 3, stopAt: 'asked' } }),
  play: async ({ fakes: { backend } }) => {
    const amount = formatMoney(backend.claimable(backend.wallet, 3));
    await expect(await card().findByRole('button', { name: 'Confirm in wallet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(card().getByRole('list', { name: 'Steps of the claim' })).toHaveTextContent(
      `Claim ${amount}: confirm in walletIn progress`,
    );
  },
};

/** Claimed in another window: the chain has no rewards left, and no wallet prompt opens. */
export const NoEligiblePools: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: fullMember, claims: { ending: noEligiblePools } }),
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: /^Claim \$.* from Level 3$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await card().findByRole('alert')).toHaveTextContent('No eligible pools found.');
    await expect(await findToast('No eligible pools found.')).toBeInTheDocument();
    await expect(card().queryByRole('list', { name: 'Steps of the claim' })).not.toBeInTheDocument();
  },
};
