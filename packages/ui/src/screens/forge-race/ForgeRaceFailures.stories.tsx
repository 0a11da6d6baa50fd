import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember } from '@upline/api/mocks';
import { fromDecimal, paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  contractRevert,
  insufficientBalance,
  invalidPurchase,
  type PurchaseEnding,
  revertUndecoded,
  userCancelled,
} from '../../ports/scripted/purchaseEndings.ts';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { findToast } from '../findToast.ts';
import { onScreen } from '../onScreen.tsx';
import { ForgeRaceScreen } from './ForgeRaceScreen.tsx';

/** How a purchase on Forge Race can fail, and what the member is told each time. */
const meta = {
  title: 'Screens/Pools/Forge race',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'chain', 'state-error', 'spec-8'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { world: newMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function endingIn(ending: PurchaseEnding, toast: string, explanation?: string): Story {
  return {
    beforeEach: inWorld({ pools: { ending } }),
    play: async ({ userEvent, scripted }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
      await within(await screen.findByRole('dialog')).findByText('Five uplines, $5.00 each');
      await userEvent.click(screen.getByRole('button', { name: 'Buy for $50' }));
      const alert = await within(screen.getByRole('dialog')).findByRole('alert');
      await expect(alert).toHaveTextContent(toast);
      if (explanation) await expect(alert).toHaveTextContent(explanation);
      await expect(await findToast(toast)).toBeInTheDocument();
      await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
      await expect(scripted.world.activatedOf(scripted.world.wallet)).toEqual([]);
    },
  };
}

export const InsufficientBalance = endingIn(
  insufficientBalance(1, fromDecimal('12.5')),
  'Insufficient balance to purchase Level 1. You have 12.5 tokens but need 50 tokens.',
);

export const UserCancelled = endingIn(userCancelled, 'User cancelled the transaction.');

export const ContractRevert = endingIn(
  contractRevert('AlreadyInvested'),
  'Contract Revert: AlreadyInvested',
  'You have already bought this level.',
);

export const RevertUndecoded = endingIn(revertUndecoded, "Transaction reverted but couldn't decode reason.");

export const InvalidPurchase = endingIn(invalidPurchase, 'Invalid purchase details.');

/** The chain does not answer, so nobody knows which levels are bought. */
export const LoadFailed: Story = {
  beforeEach: inWorld({ pools: { load: 'fails' } }),
  play: async () => {
    await expect(await findToast('Failed to load pools')).toBeInTheDocument();
    await expect(screen.getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
  },
};

/** The chain answers and the server does not: what is bought is sure, since when is not. */
export const RecordsFailed: Story = {
  beforeEach: inWorld({ world: () => growingMember({ failing: ['userPoolDetails'] }) }),
  play: async () => {
    const card = await screen.findByRole('article', { name: 'Level 1' });
    await expect(card).toHaveTextContent('Activated');
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(card).not.toHaveTextContent('Since');
  },
};

/** Nothing is bought before its terms are known. */
export const TermsFailed: Story = {
  beforeEach: inWorld({ world: () => newMember({ failing: ['referrer'] }) }),
  play: async ({ userEvent, scripted }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    scripted.world.failing.clear();
    await userEvent.click(retry);
    await screen.findByText('Five uplines, $5.00 each');
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeEnabled();
  },
};

/** Runs with a clock that is half a minute ahead. Storybook's own spies ask the clock, so they cannot play it. */
async function halfAMinuteLater(run: () => Promise<void>): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + 31_000;
  try {
    await run();
  } finally {
    Date.now = now;
  }
}

/** The ledger lags: the level is activated at once, and after half a minute the member is told about the rest. */
export const RecordsBehind: Story = {
  beforeEach: inWorld({ world: () => newMember({ ledgerFollows: false }) }),
  play: async ({ userEvent, scripted }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    await screen.findByText('Five uplines, $5.00 each');
    await userEvent.click(screen.getByRole('button', { name: 'Buy for $50' }));
    await screen.findByText('Level 1 is activated', { selector: '[role="status"] *' });
    await userEvent.keyboard('{Escape}');
    const card = await screen.findByRole('article', { name: 'Level 1' });
    await expect(card).toHaveTextContent('Activated');
    await expect(card).not.toHaveTextContent('Since');
    await expect(screen.queryByText(/our records are catching up/)).not.toBeInTheDocument();

    const notice = 'Confirmed on chain, our records are catching up';
    await halfAMinuteLater(async () => {
      await expect(await screen.findByText(notice, {}, { timeout: 3000 })).toBeVisible();
    });

    scripted.world.catchUp();
    await waitFor(() => expect(card).toHaveTextContent('Since 21 Nov 2026'), { timeout: 3000 });
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
  },
};
