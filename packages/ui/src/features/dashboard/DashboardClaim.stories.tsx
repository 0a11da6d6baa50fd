import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember } from '@upline/api/mocks';
import { formatMoney, paths } from '@upline/domain';
import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  type ClaimEnding,
  claimCancelled,
  claimFailed,
  claimGasMissing,
  claimReverted,
  claimRevertUndecoded,
  noClaimWallet,
} from '../../ports/fakes/claimEndings.ts';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

/** The claim card on the dashboard, with all results of a claim. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-2', 'spec-4'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { backend: growingMember }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

const card = () => within(screen.getByRole('region', { name: 'Ready to claim' }));

const findCard = async () => within(await screen.findByRole('region', { name: 'Ready to claim' }));

const claimButton = () => screen.findByRole('button', { name: /^Claim \$.* from Level 3$/ });

function heldAt(position: 1 | 2 | 3, { fakes: { backend } }: PlayContext): string {
  return formatMoney(backend.claimable(backend.wallet, position));
}

async function claimByKeyboard({ userEvent }: PlayContext): Promise<void> {
  (await claimButton()).focus();
  await userEvent.keyboard('{Enter}');
}

export const ClaimReady: Story = {
  play: async (context) => {
    const amount = heldAt(3, context);
    const button = await screen.findByRole('button', { name: `Claim ${amount} from Level 3` });
    await expect(button).toBeEnabled();
    await expect(card().getByText(amount)).toBeVisible();
    const lines = card()
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    await expect(lines).toHaveLength(3);
    await expect(lines[0]).toMatch(/^Forge RaceLevel 1/);
    await expect(lines[2]).toMatch(/^Global PoolLevel 3/);
    const { backend } = context.fakes;
    const total = ([1, 2, 3] as const).reduce(
      (sum, level) => sum + backend.claimable(backend.wallet, level),
      0n,
    );
    await expect(card().getByText(formatMoney(total))).toBeVisible();
  },
};

/** Income that arrives during the first read appears half a second later by itself. */
export const ClaimRefreshed: Story = {
  beforeEach: (context) => {
    startBackend({ backend: growingMember })(context);
    const { backend, ports } = context.fakes;
    // Suppresses live events of the purchase, which would refetch the contract too.
    spyOn(ports.live, 'follow').mockReturnValue();
    const read = ports.claims.claimable;
    const buyer = backend
      .referralsOf(backend.wallet)
      .find(({ wallet }) => backend.activatedOf(wallet).length === 2);
    spyOn(ports.claims, 'claimable').mockImplementationOnce(async (wallet) => {
      const early = await read(wallet);
      backend.buy(buyer?.wallet ?? '', 3);
      return early;
    });
  },
  play: async (context) => {
    const { claimable } = context.fakes.ports.claims;
    await waitFor(() => expect(claimable).toHaveBeenCalledTimes(2));
    const [early, late] = await Promise.all(mocked(claimable).mock.results.map(({ value }) => value));
    await expect(late).not.toEqual(early);
    const amount = heldAt(3, context);
    await expect(await screen.findByRole('button', { name: `Claim ${amount} from Level 3` })).toBeEnabled();
  },
};

/** No purchases since: the levels share one line, with a disabled button that states the reason. */
export const ClaimZero: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => growingMember({ referrals: 0 }) }),
  play: async () => {
    await expect(await (await findCard()).findByText('Levels 1, 2 and 3')).toBeVisible();
    const button = card().getByRole('button', { name: 'Claim' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Nothing to claim now.');
  },
};

/** A single empty race level stays visible, because it may receive rewards later. */
export const ClaimZeroInRace: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => newMember({ activated: [1] }) }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Claim $0.00 from Level 1' });
    await expect(button).toBeDisabled();
    await expect(card().getByText('Level 1')).toBeVisible();
    await expect(card().queryByText(/^Nothing to claim yet/)).toBeNull();
  },
};

/** Without levels there are no rewards. */
export const ClaimNone: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    await screen.findByRole('heading', { name: 'You’re in. You have paid nothing.' });
    await expect(await (await findCard()).findByText('Nothing to claim yet.')).toBeVisible();
    await expect(card().getByText('What comes in can be claimed here.')).toBeVisible();
  },
};

/** The chain does not answer: no figure is shown. */
export const ClaimLoading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: growingMember, claims: { load: 'never' } }),
  play: async () => {
    await expect(await (await findCard()).findByText('Loading your bonus…')).toBeInTheDocument();
    await expect(card().queryByText(/\$/)).not.toBeInTheDocument();
  },
};

/** The wallet prompts; the button says so, and other levels cannot be claimed. */
export const ClaimProcessing: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: growingMember, claims: { stopAt: 'asked' } }),
  play: async (context) => {
    const amount = heldAt(3, context);
    await claimByKeyboard(context);
    const busy = await screen.findByRole('button', { name: 'Confirm in wallet' });
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(card().getByRole('list', { name: 'Steps of the claim' })).toHaveTextContent(
      `Claim ${amount}: confirm in walletIn progress`,
    );
    await expect(card().getByRole('button', { name: /from Level 1$/ })).toBeDisabled();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.fakes.ports.claims.current.get()).toMatchObject({ status: 'running' });
  },
};

/** Sent but not in a block, started on another screen. */
export const ClaimConfirming: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: growingMember, claims: { running: 2, stopAt: 'sent' } }),
  play: async (context) => {
    const amount = heldAt(2, context);
    await expect(
      await (await findCard()).findByText(`Claim ${amount}: wait for confirmation`, { selector: 'li *' }),
    ).toBeVisible();
  },
};

/** Claimed by keyboard: the figure updates, the focus stays, and closing restores the card. */
export const ClaimSucceeded: Story = {
  play: async (context) => {
    const { fakes } = context;
    const amount = heldAt(3, context);
    await claimByKeyboard(context);
    await expect(await findToast('Claim successful')).toBeInTheDocument();
    await expect(card().getByRole('status')).toHaveTextContent(`${amount} was paid to your wallet.`);
    await expect(await (await findCard()).findByText('$0.00')).toBeVisible();
    await expect(fakes.backend.claimable(fakes.backend.wallet, 3)).toBe(0n);
    await waitFor(() => expect(card().getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

/** After closing, the next claim is possible. */
export const ClaimClosed: Story = {
  play: async (context) => {
    await claimByKeyboard(context);
    await findToast('Claim successful');
    await waitFor(() => expect(card().getByRole('button', { name: 'Close' })).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('region', { name: 'Ready to claim' })).toHaveFocus();
    await expect(card().queryByText('Level 3')).not.toBeInTheDocument();
    await expect(card().queryByText(/was paid/)).not.toBeInTheDocument();
  },
};

function endingIn(ending: ClaimEnding, toast: string, explanation?: string): Story {
  return {
    tags: ['state-error', 'spec-8'],
    beforeEach: startBackend({ backend: growingMember, claims: { ending } }),
    play: async (context) => {
      const { backend } = context.fakes;
      const held = backend.claimable(backend.wallet, 3);
      await claimByKeyboard(context);
      const alert = await (await findCard()).findByRole('alert');
      await expect(alert).toHaveTextContent(toast);
      if (explanation) await expect(alert).toHaveTextContent(explanation);
      await expect(await findToast(toast)).toBeInTheDocument();
      await expect(screen.getAllByRole('alert'), 'announced once').toEqual([alert]);
      await expect(await claimButton()).toHaveFocus();
      await expect(backend.claimable(backend.wallet, 3)).toBe(held);
    },
  };
}

export const ClaimCancelled = endingIn(
  claimCancelled,
  'User cancelled the transaction.',
  'What was not paid can be claimed again at any time.',
);

export const ClaimGasMissing = endingIn(
  claimGasMissing,
  'There is not enough MATIC in this wallet to pay for gas.',
  'Send some MATIC, which wallets call POL, to this wallet, then claim again. What is yours stays yours.',
);

/** Reloaded after sending: the member is not sent to look for an open wallet. */
export const ClaimResumed: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({
    backend: growingMember,
    claims: { running: 2, isResumed: true, stopAt: 'sent' },
  }),
  play: async () => {
    await expect(await (await findCard()).findByText('Resumed where it stopped')).toBeVisible();
    await expect(card().getByText(/your wallet will not open from this page\.$/)).toBeVisible();
  },
};

export const ClaimReverted = endingIn(claimReverted, 'Revert: NotEnoughBonus', 'There is no bonus to claim.');

export const ClaimRevertUndecoded = endingIn(
  claimRevertUndecoded,
  "Transaction reverted but couldn't decode reason.",
);

export const ClaimFailed = endingIn(claimFailed, 'Transaction failed.');

export const ClaimNoWallet = endingIn(noClaimWallet, 'No wallet connected.');
