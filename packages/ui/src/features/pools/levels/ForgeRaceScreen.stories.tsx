import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import {
  feeLegs,
  formatMoney,
  levelAt,
  levels,
  type Position,
  type PurchaseStep,
  paths,
  raceLevels,
  splitFee,
  tokenCardInterval,
} from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { hurry } from '../../../stories/hurry.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { confirmPurchase } from './confirmPurchase.play.ts';
import { ForgeRaceScreen } from './ForgeRaceScreen.tsx';

/** The six race levels in every state of the chain. Failures have their own stories. */
const meta = {
  title: 'Screens/Pools/Forge race',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-2', 'spec-4'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { backend: newMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function cardOf(position: Position): Promise<HTMLElement> {
  return screen.findByRole('article', { name: `Level ${position}` });
}

/** Opens the steps of level 1's purchase. */
async function follow({ userEvent }: PlayContext) {
  const card = within(await cardOf(1));
  await userEvent.click(card.getByRole('button', { name: 'Follow the purchase of Level 1' }));
  return within(await screen.findByRole('dialog'));
}

async function expectStates(states: Partial<Record<Position, string>>) {
  for (const { position } of levels) {
    const state = states[position];
    if (state) await expect(await cardOf(position)).toHaveTextContent(state);
  }
}

export const NoneActivated: Story = {
  play: async () => {
    await expectStates({ 1: 'Purchase', 2: 'Locked', 4: 'Locked', 5: 'Locked', 7: 'Locked', 8: 'Locked' });
    await expect(screen.getAllByRole('article')).toHaveLength(raceLevels.length);
    await expect(await cardOf(8)).toHaveTextContent('$1,000');
  },
};

export const SomeActivated: Story = {
  beforeEach: startBackend({ backend: growingMember }),
  play: async () => {
    await expectStates({ 1: 'Activated', 2: 'Activated', 4: 'Purchase', 5: 'Locked' });
    await expect(await within(await cardOf(1)).findByText(/^Since/)).toHaveTextContent('Since 24 Jul 2026');
  },
};

export const AllActivated: Story = {
  beforeEach: startBackend({ backend: fullMember }),
  play: async ({ userEvent, fakes }) => {
    await expectStates({ 1: 'Activated', 2: 'Activated', 4: 'Activated', 8: 'Activated' });
    await expect(screen.queryByRole('button', { name: /Purchase/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'VIEW TREE' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual(['/dashboard/m5matrixtree']);
  },
};

/** Each card links to the level before it: on this screen, or on that of the global pools. */
export const Locked: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ activated: [1, 2] }) }),
  play: async ({ userEvent, fakes }) => {
    const card = within(await cardOf(4));
    await expect(card.getByText('Locked')).toBeVisible();
    await expect(card.getByText('$200')).toBeVisible();
    const here = within(await cardOf(5)).getByRole('link', { name: 'Activate Level 4 first' });
    await expect(document.querySelector(`${here.getAttribute('href')}`)).toBe(await cardOf(4));
    await userEvent.click(card.getByRole('link', { name: 'Activate Level 3 first' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual(['/dashboard/globalpool']);
  },
};

/** The complete offer, opened and read by keyboard. */
export const Purchase: Story = {
  play: async ({ userEvent, fakes }) => {
    const button = await screen.findByRole('button', { name: 'Purchase Level 1 for $50' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 1' });
    const confirm = await screen.findByRole('button', { name: 'Buy for $50' });
    await within(dialog).findByText(/^(1 upline|\d uplines, \$5 each)$/);
    await expect(dialog).toHaveTextContent(/Sponsor’s bonus.*\$10/);
    await expect(dialog).toHaveTextContent(/Product fund(of it .*)?\$\d+/);
    await expect(dialog).toHaveTextContent('A fee is final. You may never get it back.');
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.keyboard('{Escape}');
    await expect(fakes.ports.pools.purchase.get()).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Terms: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy Level 1' }));
    await dialog.findByText(/^(1 upline|\d uplines, \$5 each)$/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Details' }));
    await expect(await dialog.findByText(/^Passed at block \d+$/)).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: 'Open the contract of Level 1 in the explorer' }),
    ).toHaveAttribute('href', expect.stringMatching(/^https:\/\/explorer\.example\/address\/0x/));
    await expect(dialog.getByRole('button', { name: 'Buy for $50' })).toBeEnabled();
  },
};

export const Processing: Story = {
  tags: ['state-busy'],
  // The allowance suffices, so only the approval is skipped.
  beforeEach: startBackend({
    backend: growingMember,
    pools: { skips: ['approve'], running: { position: 4, step: 'invest' } },
  }),
  play: async ({ userEvent }) => {
    const card = within(await cardOf(4));
    await expect(card.getByText('Processing')).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveAccessibleName(
      'Step 3 of 4: Pay $200, confirm in wallet',
    );
    await userEvent.click(card.getByRole('button', { name: 'Follow the purchase of Level 4' }));
    const steps = await screen.findByRole('list', { name: 'Steps of the purchase' });
    await expect(steps).not.toHaveTextContent('Allow');
    await expect(steps).toHaveTextContent('Pay $200In progress');
  },
};

/**
 * Purchase by keyboard: the state comes from the chain at once, the date as soon as the server has
 * it.
 */
export const Activated: Story = {
  play: async ({ userEvent, fakes }) => {
    (await screen.findByRole('button', { name: 'Purchase Level 1 for $50' })).focus();
    await userEvent.keyboard('{Enter}');
    const confirm = await screen.findByRole('button', { name: 'Buy for $50' });
    await waitFor(() => expect(confirm).toBeEnabled());
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await within(screen.getByRole('dialog')).findByText('Level 1 is activated');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await cardOf(1)).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await cardOf(1)).toHaveFocus();
    await expect(await within(await cardOf(1)).findByText(/^Since/)).toHaveTextContent('Since 21 Nov 2026');
    await expectStates({ 1: 'Activated', 2: 'Purchase' });
    await expect(fakes.backend.activatedOf(fakes.backend.wallet)).toEqual([1]);
  },
};

/** The dialog right after the purchase was confirmed. */
export const Succeeded: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    await confirmPurchase(userEvent, '$50');
    const dialog = within(await screen.findByRole('dialog', { name: 'Level 1 is yours' }));
    await expect(await dialog.findByText(/^Slot \d under/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

/** Two minutes, simulated in a fifth of a second: the block becomes final. */
export const TurnsFinal: Story = {
  beforeEach: (context) => {
    startBackend()(context);
    return hurry(tokenCardInterval);
  },
  play: async (context) => {
    await Succeeded.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(/^Not final for about 2 minutes/)).toBeVisible();
    context.fakes.backend.settle();
    await waitFor(() => expect(dialog.queryByText(/^Not final/)).not.toBeInTheDocument());
    await expect(dialog.getByText(/final on the chain/)).toBeInTheDocument();
  },
};

/** The sponsor does not own this level, so the bonus goes to a member further up. */
export const BonusGoesFurther: Story = {
  beforeEach: (context) => {
    startBackend()(context);
    const { chain } = context.fakes.backend;
    const { referrer, root, sponsorOf } = chain;
    chain.referrer = (wallet, position) => ({ ...referrer(wallet, position), isDirect: false });
    chain.tryBuying = (wallet, position) =>
      feeLegs(splitFee(position, levelAt(position).fee), {
        ...{ referral: root, instead: sponsorOf(wallet), uplines: [root], holders: 0 },
      });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^To the operator: nobody above you holds Level 1\./)).toBeVisible();
  },
};

function stoppedAt(step: PurchaseStep, words: string): Story {
  return {
    tags: ['state-busy'],
    beforeEach: startBackend({ pools: { running: { position: 1, step } } }),
    play: async () => {
      const bar = within(await cardOf(1)).getByRole('progressbar');
      await expect(bar).toHaveAccessibleName(words);
    },
  };
}

export const ProcessingCheckBalance = stoppedAt('balance', 'Step 1 of 5: Check funds');
export const ProcessingApprove = stoppedAt('approve', 'Step 2 of 4: Allow $50, confirm in wallet');
export const ProcessingInvest = stoppedAt('invest', 'Step 3 of 4: Pay $50, confirm in wallet');
export const ProcessingConfirm = stoppedAt('confirm', 'Step 4 of 4: Confirmation on Polygon');

/** A first purchase whose sponsor has no signature on the chain yet. */
export const SponsorStep: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ pools: { skips: [], running: { position: 1, step: 'enroll' } } }),
  play: async (context) => {
    await expect(within(await cardOf(1)).getByRole('progressbar')).toHaveAccessibleName(
      'Step 2 of 5: Record your sponsor, confirm in wallet',
    );
    const dialog = await follow(context);
    await expect(dialog.getByText('Confirm in your wallet')).toBeInTheDocument();
  },
};

export const ProcessingPermit: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ pools: { way: 'permit', running: { position: 1, step: 'approve' } } }),
  play: async (context) => {
    await expect(within(await cardOf(1)).getByRole('progressbar')).toHaveAccessibleName(
      'Step 2 of 4: Allow $50 by a signature, confirm in wallet',
    );
    const steps = (await follow(context)).getByRole('list', { name: 'Steps of the purchase' });
    await expect(steps).toHaveTextContent('Allow $50 by a signatureIn progress');
  },
};

export const ProcessingBatch: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({
    pools: { way: 'batch', skips: ['enroll', 'approve'], running: { position: 1, step: 'invest' } },
  }),
  play: async (context) => {
    await expect(within(await cardOf(1)).getByRole('progressbar')).toHaveAccessibleName(
      'Step 2 of 3: Allow and pay $50, confirm in wallet',
    );
    const steps = (await follow(context)).getByRole('list', { name: 'Steps of the purchase' });
    await expect(steps).toHaveTextContent('Allow and pay $50In progress');
  },
};

/** Reloaded during a purchase: the card says that no action is needed. */
export const Resumed: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ pools: { running: { position: 1, step: 'confirm', isResumed: true } } }),
  play: async () => {
    await expect(within(await cardOf(1)).getByText('Resumed where it stopped')).toBeVisible();
  },
};

export const ResumedFollowed: Story = {
  ...Resumed,
  play: async (context) => {
    const dialog = await follow(context);
    await expect(dialog.getByText(/your wallet will not open from this page\.$/)).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: /^0x/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/explorer\.example\/tx\/0x/),
    );
  },
};

/** Sped up in the wallet: the app follows the replacement transaction. */
export const Replaced: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ pools: { running: { position: 1, step: 'confirm', isReplaced: true } } }),
  play: async (context) => {
    const dialog = await follow(context);
    const notice = dialog.getByText(/^Sped up in your wallet/);
    await expect(notice.closest('[role=status]')).not.toBeNull();
    await expect(dialog.getByRole('link', { name: /^0x5e5e/ })).toBeInTheDocument();
  },
};

/** Rewards of race levels are claimed as on the dashboard, race levels first. */
export const ClaimSucceeded: Story = {
  beforeEach: startBackend({ backend: growingMember }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const card = within(await screen.findByRole('region', { name: 'Ready to claim' }));
    const amount = formatMoney(backend.claimable(backend.wallet, 1));
    await userEvent.click(await card.findByRole('button', { name: `Claim ${amount} from Level 1` }));
    await expect(await card.findByRole('status')).toHaveTextContent(`${amount} was paid to your wallet.`);
    await expect(backend.claimable(backend.wallet, 1)).toBe(0n);
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ pools: { load: 'never' } }),
  play: async () => {
    await expect(await screen.findByText('Loading levels…')).toBeInTheDocument();
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
  },
};
