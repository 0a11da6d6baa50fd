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
} from '../../ports/scripted/claimEndings.ts';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

/** The claim on the dashboard: what it pays out, and every way in which it can end. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-2', 'spec-4'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { world: growingMember }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

const card = () => within(screen.getByRole('region', { name: 'Claim bonus' }));

const claimButton = () => screen.findByRole('button', { name: /^Claim \$/ });

function heldAt(position: 1 | 2 | 3, { scripted: { world } }: PlayContext): string {
  return formatMoney(world.claimable(world.wallet, position));
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
    await context.userEvent.click(card().getByRole('button', { name: /Level 3: / }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(
      ([1, 2, 3] as const).map((level) => `Level ${level}: ${heldAt(level, context)}`),
    );
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** What came in while the contract was being read shows half a second later, unasked. */
export const ClaimRefreshed: Story = {
  beforeEach: (context) => {
    inWorld({ world: growingMember })(context);
    const { world, ports } = context.scripted;
    // Nothing is told of a purchase: that would ask the contract too.
    spyOn(ports.live, 'follow').mockReturnValue();
    const read = ports.claims.claimable;
    const buyer = world
      .referralsOf(world.wallet)
      .find(({ wallet }) => world.activatedOf(wallet).length === 2);
    spyOn(ports.claims, 'claimable').mockImplementationOnce(async (wallet) => {
      const early = await read(wallet);
      world.buy(buyer?.wallet ?? '', 3);
      return early;
    });
  },
  play: async (context) => {
    const { claimable } = context.scripted.ports.claims;
    await waitFor(() => expect(claimable).toHaveBeenCalledTimes(2));
    const [early, late] = await Promise.all(mocked(claimable).mock.results.map(({ value }) => value));
    await expect(late).not.toEqual(early);
    const amount = heldAt(3, context);
    await expect(await screen.findByRole('button', { name: `Claim ${amount} from Level 3` })).toBeEnabled();
  },
};

/** A global pool that nobody has bought into since: its level can be chosen, and holds nothing. */
export const ClaimZero: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: () => growingMember({ referrals: 0 }) }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Claim $0.00 from Level 3' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('There is nothing to claim at this level now.');
  },
};

/** A race level alone, which holds nothing: it stays in sight, for it may hold something tomorrow. */
export const ClaimZeroInRace: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: () => newMember({ activated: [1] }) }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Claim $0.00 from Level 1' });
    await expect(button).toBeDisabled();
    await expect(card().getByText('Forge Race')).toBeVisible();
    await expect(card().queryByText('No Global Pools found.')).toBeNull();
  },
};

/** Nothing bought, so nothing can come in. */
export const ClaimNone: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: newMember }),
  play: async () => {
    await expect(await card().findByText('No Global Pools found.')).toBeVisible();
    await expect(
      card().getByText('What your levels bring you can be claimed here as soon as there is something.'),
    ).toBeVisible();
  },
};

/** The chain does not say what there is: no figure is shown. */
export const ClaimLoading: Story = {
  tags: ['state-loading'],
  beforeEach: inWorld({ world: growingMember, claims: { load: 'never' } }),
  play: async () => {
    await expect(await card().findByText('Loading your bonus…')).toBeInTheDocument();
    await expect(card().queryByText(/\$/)).not.toBeInTheDocument();
  },
};

/** The wallet asks; the button waits and the level cannot be changed. */
export const ClaimProcessing: Story = {
  tags: ['state-busy'],
  beforeEach: inWorld({ world: growingMember, claims: { stopAt: 'asked' } }),
  play: async (context) => {
    const amount = heldAt(3, context);
    await claimByKeyboard(context);
    const busy = await screen.findByRole('button', { name: 'Processing' });
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(card().getByRole('list', { name: 'Steps of the claim' })).toHaveTextContent(
      `Claim ${amount}: confirm in walletIn progress`,
    );
    await expect(card().getByRole('button', { name: /Level 3: / })).toBeDisabled();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.scripted.ports.claims.current.get()).toMatchObject({ status: 'running' });
  },
};

/** Sent, and not in a block yet. It began on another screen. */
export const ClaimConfirming: Story = {
  tags: ['state-busy'],
  beforeEach: inWorld({ world: growingMember, claims: { running: 2, stopAt: 'sent' } }),
  play: async (context) => {
    const amount = heldAt(2, context);
    await expect(
      await card().findByText(`Claim ${amount}: wait for confirmation`, { selector: 'li *' }),
    ).toBeVisible();
  },
};

/** Paid by keyboard: the figure follows, the focus stays, and closing leaves the card as it was. */
export const ClaimSucceeded: Story = {
  play: async (context) => {
    const { scripted, userEvent } = context;
    const amount = heldAt(3, context);
    await claimByKeyboard(context);
    await expect(await findToast('Claim successful')).toBeInTheDocument();
    await expect(card().getByRole('status')).toHaveTextContent(`${amount} was paid to your wallet.`);
    await expect(await card().findByText('$0.00')).toBeVisible();
    await expect(scripted.world.claimable(scripted.world.wallet, 3)).toBe(0n);
    const close = card().getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.click(card().getByRole('button', { name: /Level 3: / }));
    const option = await screen.findByRole('option', { name: 'Level 3: $0.00' });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Closed, it is ready for the next. */
export const ClaimClosed: Story = {
  play: async (context) => {
    await claimByKeyboard(context);
    await findToast('Claim successful');
    await context.userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('region', { name: 'Claim bonus' })).toHaveFocus();
    await expect(await screen.findByRole('button', { name: 'Claim $0.00 from Level 3' })).toBeDisabled();
    await expect(card().queryByText(/was paid/)).not.toBeInTheDocument();
  },
};

function endingIn(ending: ClaimEnding, toast: string, explanation?: string): Story {
  return {
    tags: ['state-error', 'spec-8'],
    beforeEach: inWorld({ world: growingMember, claims: { ending } }),
    play: async (context) => {
      const { world } = context.scripted;
      const held = world.claimable(world.wallet, 3);
      await claimByKeyboard(context);
      const alert = await card().findByRole('alert');
      await expect(alert).toHaveTextContent(toast);
      if (explanation) await expect(alert).toHaveTextContent(explanation);
      await expect(await findToast(toast)).toBeInTheDocument();
      await expect(await claimButton()).toHaveFocus();
      await expect(world.claimable(world.wallet, 3)).toBe(held);
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
  'Send some MATIC to this wallet, then claim again. What is yours stays yours.',
);

/** The page was reloaded after the claim was sent: the member need not look for an open wallet. */
export const ClaimResumed: Story = {
  tags: ['state-busy'],
  beforeEach: inWorld({
    world: growingMember,
    claims: { running: 2, isResumed: true, stopAt: 'sent' },
  }),
  play: async () => {
    await expect(await card().findByText('Resumed where it stopped')).toBeVisible();
    await expect(card().getByText(/no wallet opens from this page\.$/)).toBeVisible();
  },
};

export const ClaimReverted = endingIn(claimReverted, 'Revert: NotEnoughBonus', 'There is no bonus to claim.');

export const ClaimRevertUndecoded = endingIn(
  claimRevertUndecoded,
  "Transaction reverted but couldn't decode reason.",
);

export const ClaimFailed = endingIn(claimFailed, 'Transaction failed.');

export const ClaimNoWallet = endingIn(noClaimWallet, 'No wallet connected.');
