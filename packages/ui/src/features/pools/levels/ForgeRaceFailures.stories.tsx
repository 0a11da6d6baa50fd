import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember } from '@upline/api/mocks';
import { fromDecimal, paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  contractRevert,
  dropped,
  earlierPool,
  insufficientBalance,
  invalidPurchase,
  type PurchaseEnding,
  plain,
  revertUndecoded,
  transactionFailed,
  unseen,
  userCancelled,
} from '../../../ports/fakes/purchaseEndings.ts';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { findToast } from '../../../stories/findToast.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { confirmPurchase } from './confirmPurchase.play.ts';
import { ForgeRaceScreen } from './ForgeRaceScreen.tsx';

/** The failures of a purchase on Forge Race with their messages. */
const meta = {
  title: 'Screens/Pools/Forge race',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'chain', 'state-error', 'spec-8'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { backend: newMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function endingIn(ending: PurchaseEnding, toast: string, explanation?: string): Story {
  return {
    beforeEach: startBackend({ pools: { ending } }),
    play: async ({ userEvent, fakes }) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
      await confirmPurchase(userEvent, '$50');
      const alert = await within(screen.getByRole('dialog')).findByRole('alert');
      await expect(alert).toHaveTextContent(toast);
      if (explanation) await expect(alert).toHaveTextContent(explanation);
      await expect(await findToast(toast)).toBeInTheDocument();
      await expect(screen.getAllByRole('alert'), 'announced once').toEqual([alert]);
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
      await expect(fakes.backend.activatedOf(fakes.backend.wallet)).toEqual([]);
    },
  };
}

const tooLittle = insufficientBalance(1, fromDecimal('12.5'));

/** The wallet owns another stable coin than the pools accept; the message names it. */
export const InsufficientBalance = endingIn(
  {
    ...tooLittle,
    failure: {
      ...tooLittle.failure,
      explanation: {
        id: 'purchase.otherCoin',
        values: { amount: '60.00', coin: 'USDC.e', takes: 'USDC' },
      },
    },
  },
  'Insufficient balance to purchase Level 1. You have 12.5 tokens but need 50 tokens.',
  'You hold 60.00 USDC.e. Upline takes USDC.',
);

export const UserCancelled = endingIn(
  userCancelled,
  'User cancelled the transaction.',
  'You were not charged for this level. Retry opens your wallet again.',
);

/** Sent with too little gas, and dropped by all nodes. */
export const Dropped = endingIn(
  dropped,
  'The network dropped the transaction.',
  'It was never mined, and nothing was paid. Retry sends it again.',
);

/** A multisig wallet still lists the transaction for signing. */
export const Unseen = endingIn(
  unseen,
  'Your wallet has not sent the transaction to the chain yet.',
  'If others must sign too, the level shows as activated once they have.',
);

/** The level's contract was replaced while the wallet asked to pay the previous one. */
export const EarlierPool = endingIn(
  earlierPool,
  'Your wallet has not sent the transaction to the chain yet.',
  'Nothing more was sent, so that the fee is not paid twice.',
);

/** Another tab is revoking an allowance in the wallet. */
export const RevokingElsewhere = endingIn(
  plain('network', 'purchase.revoking'),
  'An allowance of this wallet is being revoked. Nothing more was sent. Answer the request in your wallet, then try again. If your wallet shows no request, reload the page where you revoked.',
);

export const TransactionFailed = endingIn(
  transactionFailed,
  'Transaction failed. Try again.',
  'Retry checks the chain first, so that nothing is paid twice.',
);

export const ContractRevert = endingIn(
  contractRevert('AlreadyInvested'),
  'Contract Revert: AlreadyInvested',
  'You have already bought this level.',
);

/** The wallet's node reports an owned level that the chain does not have. */
export const OwnedByWalletAlone = endingIn(
  {
    step: 'invest',
    failure: {
      notice: { id: 'toast.contractRevert', values: { name: 'AlreadyInvested' } },
      explanation: { id: 'purchase.notOnChain' },
    },
  },
  'Contract Revert: AlreadyInvested',
  'Your wallet says that you have this level, but the chain does not. Nothing was paid by this attempt.',
);

export const DeviceLocked = endingIn(
  {
    step: 'approve',
    failure: {
      notice: { id: 'toast.transactionFailed' },
      explanation: { id: 'purchase.deviceLocked' },
    },
  },
  'Transaction failed. Try again.',
  'Your device is locked, so nothing was sent. Unlock it, then retry.',
);

/** Reads through the wallet's node fail; the app's own node works. */
export const WalletNodeFails = endingIn(
  plain('network', 'purchase.walletNode'),
  'Nothing was sent. Your wallet’s own connection to Polygon does not answer. Change the network’s RPC address in your wallet, or try again later.',
);

/** The app's own node answers nonsense before the first prompt. */
export const AppNodeFails = endingIn(
  plain('network', 'purchase.appNode'),
  'Nothing was sent. Upline’s own node gave no usable answer. Try again in a minute.',
);

/** The owner has edited the amount in the wallet. */
export const AllowanceLowered = endingIn(
  {
    step: 'approve',
    failure: { notice: { id: 'purchase.allowanceLowered', values: { allowed: '20', fee: '50' } } },
  },
  'Your wallet allowed 20 tokens, but this level needs 50. Nothing was paid for it. Retry and leave the amount as it is.',
);

export const RevertUndecoded = endingIn(revertUndecoded, "Transaction reverted but couldn't decode reason.");

export const InvalidPurchase = endingIn(invalidPurchase, 'Invalid purchase details.');

/**
 * A sponsor's signature was withdrawn: the purchase stops rather than record a sponsor whom the
 * buyer was not shown.
 */
export const SponsorChanged = endingIn(
  plain('invest', 'purchase.sponsorChanged'),
  'Your sponsor would now be someone else. Nothing more was sent. Close this window and look again.',
);

export const GasMissing = endingIn(
  plain('balance', 'purchase.gas'),
  'There is not enough MATIC in this wallet to pay for gas.',
  'Send some MATIC, which wallets call POL, to this wallet, then retry.',
);

/** The server names another contract than this build trusts. */
export const PoolUntrusted = endingIn(
  plain('network', 'purchase.untrusted'),
  'The pool’s address or code does not match the one this app was built for. Nothing was sent.',
);

/** The pool's price or split differs from the offer. */
export const TermsDiffer = endingIn(
  plain('network', 'purchase.termsDiffer'),
  'The terms of this level have changed: its price, or how it is shared, is not what this page shows. Nothing was sent. Load the page again to see the new price.',
);

/** The pool's price differs from the card's: the dialog reports it and disables the purchase. */
export const PriceDiffers: Story = {
  beforeEach: (context) => {
    startBackend()(context);
    context.fakes.backend.chain.pool(1).fee = () => 55_500_000n;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The pool asks $55.50, not the $50');
    await expect(dialog.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  },
};

/** The chain does not answer, so owned levels are unknown. */
export const LoadFailed: Story = {
  beforeEach: startBackend({ pools: { load: 'fails' } }),
  play: async () => {
    await expect(await findToast('Failed to load pools')).toBeInTheDocument();
    await expect(screen.getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
  },
};

/** The chain answers, the server does not: owned levels are shown without their dates. */
export const RecordsFailed: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['userPoolDetails'] }) }),
  play: async () => {
    const card = await screen.findByRole('article', { name: 'Level 1' });
    await expect(card).toHaveTextContent('Activated');
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(card).not.toHaveTextContent('Since');
  },
};

/** Without its terms the purchase is disabled. */
export const TermsFailed: Story = {
  beforeEach: startBackend({ backend: () => newMember({ failing: ['referrer'] }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  },
};

/** Retry loads the terms and enables the purchase. */
export const TermsRetried: Story = {
  ...TermsFailed,
  play: async (context) => {
    const { userEvent, fakes } = context;
    await TermsFailed.play?.(context);
    fakes.backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^(1 upline|\d uplines, \$5 each)$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeEnabled());
  },
};

/** The server lags: the level is activated at once, and a notice appears after half a minute. */
export const RecordsBehind: Story = {
  beforeEach: startBackend({ backend: () => newMember({ ledgerFollows: false }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
    await confirmPurchase(userEvent, '$50');
    await within(screen.getByRole('dialog')).findByText('Level 1 is activated');
    await userEvent.keyboard('{Escape}');
    const card = await screen.findByRole('article', { name: 'Level 1' });
    await expect(card).toHaveTextContent('Activated');
    await expect(card).not.toHaveTextContent('Since');
    await expect(screen.queryByText(behind)).not.toBeInTheDocument();
    const { now } = Date;
    Date.now = () => now() + 31_000;
    await expect(await screen.findByText(behind)).toBeVisible();
  },
};

const behind = 'Confirmed on chain, our records are catching up';

export const RecordsCaughtUp: Story = {
  ...RecordsBehind,
  tags: ['!state-error'],
  play: async (context) => {
    await RecordsBehind.play?.(context);
    context.fakes.backend.catchUp();
    const card = await screen.findByRole('article', { name: 'Level 1' });
    await waitFor(() => expect(card).toHaveTextContent('Since 21 Nov 2026'));
    await waitFor(() => expect(screen.queryByText(behind)).not.toBeInTheDocument());
  },
};
