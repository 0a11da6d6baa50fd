import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MockBackend, newMember, walletAt } from '@upline/api/mocks';
import { fromDecimal, paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PoolsSettings } from '../../../ports/fakes/fakePools.ts';
import { contractRevert } from '../../../ports/fakes/purchaseEndings.ts';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { findToast } from '../../../stories/findToast.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ForgeRaceScreen } from './ForgeRaceScreen.tsx';
import { buyButton, openDialog, unlimited } from './previewDialog.play.ts';

/** The preview of a purchase from the chain before the wallet opens, with its failures. */
const meta = {
  title: 'Screens/Pools/Forge race',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-4', 'spec-5', 'spec-8'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { backend: newMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function lookedAt(pools: PoolsSettings, words: string | RegExp, canBuy = true): Story {
  return {
    beforeEach: startBackend({ pools }),
    play: async (context) => {
      const dialog = await openDialog(context);
      await expect(await dialog.findByText(words)).toBeInTheDocument();
      if (canBuy) await expect(buyButton()).toBeEnabled();
      else await expect(buyButton()).toBeDisabled();
    },
  };
}

/** A sponsor without a signature on the chain. */
function underUnsigned(): MockBackend {
  const backend = newMember();
  const sponsor = backend.register({ wallet: walletAt(700), signs: false });
  const me = backend.memberByWallet(backend.wallet);
  if (typeof sponsor === 'string' || !me) throw new Error('Nobody could join.');
  me.sponsor = sponsor.wallet;
  return backend;
}

const passed = (why: 'far' | 'expired' | 'invalid'): Story => ({
  beforeEach: startBackend({
    backend: underUnsigned,
    pools: { preview: { unrecordable: { registered: walletAt(700), member: walletAt(700), why } } },
  }),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(
      await dialog.findByText(/^The operator would become your sponsor, not 0x/),
    ).toBeInTheDocument();
  },
});

/**
 * Another member would become the sponsor: the dialog explains why, and the buyer can wait or
 * continue.
 */
export const SponsorPassed: Story = {
  beforeEach: startBackend({ backend: underUnsigned }),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(/has not signed yet\.$/)).toBeInTheDocument();
    await expect(buyButton()).toBeEnabled();
  },
};

export const SponsorAsked: Story = {
  beforeEach: startBackend({ backend: underUnsigned }),
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: /^Ask 0x.* to sign$/ }));
    await expect(await dialog.findByText(/was asked to sign\.$/)).toBeInTheDocument();
    const [told] = context.fakes.backend.notifications.of(walletAt(700));
    await expect(told?.kind).toBe('placeAsked');
  },
};

export const SponsorExpired: Story = passed('expired');

export const SponsorWithdrawn: Story = passed('invalid');

/** The line above the buyer is longer than a purchase can record. */
export const SponsorFar: Story = {
  ...passed('far'),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(/more than 256 members above you/)).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: /^Ask 0x/ })).not.toBeInTheDocument();
    await expect(buyButton()).toBeEnabled();
  },
};

/** The page loaded an older version of the terms: the check before the wallet opens detects it. */
export const TermsRefused: Story = {
  ...lookedAt(
    { preview: { failure: { notice: { id: 'purchase.accept.missing' } } } },
    /^Read and accept the terms in force before you buy/,
    false,
  ),
  tags: ['state-error'],
};

export const BySignature = lookedAt({ way: 'permit' }, 'Allow $50 by a signature');

export const Batch = lookedAt({ way: 'batch' }, 'Allow and pay $50');

export const SponsorFirst = lookedAt({ skips: [] }, 'Record your sponsor');

/** An allowance of an earlier purchase remains, so the wallet asks once. */
export const AllowanceLeft: Story = lookedAt(
  { preview: { allowance: fromDecimal('50') } },
  'The pool may already take',
);

const withoutGas = lookedAt(
  { preview: { gas: null, isSimulated: false } },
  'not known yet; your wallet shows it before you confirm',
);

export const GasUnknown: Story = {
  ...withoutGas,
  play: async (context) => {
    await withoutGas.play?.(context);
    await expect(screen.getByRole('dialog')).toHaveTextContent(/Checked at block \d+: no problem so far\./);
  },
};

export const Checking: Story = {
  ...lookedAt({ preview: { load: 'never' } }, 'Testing this purchase on the chain…', false),
  tags: ['state-loading'],
};

export const CheckSlow: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ pools: { preview: { load: 'never' } } }),
  play: async (context) => {
    const dialog = await openDialog(context);
    const words = await dialog.findByText('The chain takes longer than usual. Nothing was sent.');
    await expect(words.closest('[role=status]')).not.toBeNull();
    await expect(buyButton()).toBeDisabled();
  },
};

export const CheckFailed: Story = {
  ...lookedAt({ preview: { load: 'fails' } }, /^The chain does not answer, so this purchase/, false),
  tags: ['state-error'],
};

/** Retry checks again, and the purchase can continue. */
export const CheckRetried: Story = {
  ...CheckFailed,
  tags: [],
  play: async (context) => {
    await CheckFailed.play?.(context);
    context.fakes.ports.pools.mend();
    await context.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^Passed at block/);
    await expect(buyButton()).toBeEnabled();
  },
};

/**
 * The simulation reverts: the dialog shows the reason before any gas is paid, and Retry simulates
 * again.
 */
export const WouldRevert: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ pools: { preview: { failure: contractRevert('PoolRetired').failure } } }),
  play: async (context) => {
    const dialog = await openDialog(context);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Contract Revert: PoolRetired');
    await expect(alert).toHaveTextContent('This pool sells no more places.');
    await expect(buyButton()).toBeDisabled();
    await expect(context.fakes.ports.pools.purchase.get()).toBeNull();
  },
};

export const RevertGone: Story = {
  ...WouldRevert,
  tags: [],
  play: async (context) => {
    await WouldRevert.play?.(context);
    context.fakes.ports.pools.mend();
    await context.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^Passed at block/);
    await expect(buyButton()).toBeEnabled();
  },
};

/** The wallet was locked or removed: the dialog offers to connect instead of a retry. */
export const NoWallet: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    wallet: { state: { status: 'disconnected', address: null } },
    pools: { preview: { failure: { notice: { id: 'toast.noWallet' } } } },
  }),
  play: async (context) => {
    const dialog = await openDialog(context);
    const alert = within(await dialog.findByRole('alert'));
    await expect(alert.getByText('No wallet connected.')).toBeInTheDocument();
    await expect(alert.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await context.userEvent.click(alert.getByRole('button', { name: 'Connect Wallet' }));
    await expect(await findToast('Wallet connected successfully!')).toBeInTheDocument();
  },
};

export const WrongNetwork: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    wallet: { state: { chainId: 1 } },
    pools: { preview: { failure: { notice: { id: 'toast.wrongNetwork' } } } },
  }),
  play: async (context) => {
    const dialog = await openDialog(context);
    const alert = within(await dialog.findByRole('alert'));
    await expect(alert.getByText('Please switch to Polygon Main Net.')).toBeInTheDocument();
    await context.userEvent.click(alert.getByRole('button', { name: 'Switch network' }));
    await waitFor(() => expect(context.fakes.ports.wallet.state.get().chainId).toBe(137));
  },
};

/** Detected before the wallet opens, with the message of the purchase itself. */
export const BalanceTooLow: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ balances: { deposit: fromDecimal('12.5') } }),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Insufficient balance to purchase Level 1. You have 12.5 tokens but need 50 tokens.',
    );
    await expect(dialog.getByText('$12.50')).toBeInTheDocument();
    await expect(buyButton()).toBeDisabled();
    // Nothing is asked of the wallet, so no prompt is announced.
    await expect(dialog.queryByRole('list', { name: /in your wallet$/ })).toBeNull();
    const missing = within(dialog.getByRole('region', { name: 'Missing in your wallet' }));
    await expect(missing.getByText('Still needed').nextElementSibling).toHaveTextContent('$37.50 TUSD');
    await expect(missing.getByText(/^Only TUSD on Local chain:/)).toBeInTheDocument();
    await expect(missing.getByText('Your wallet on Local chain')).toBeInTheDocument();
    await expect(missing.getByText(context.fakes.backend.wallet)).toBeInTheDocument();
    await expect(missing.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await context.userEvent.click(missing.getByRole('button', { name: 'QR code of your wallet' }));
    await expect(await missing.findByRole('img', { name: 'QR code of your wallet' })).toBeVisible();
    await expect(missing.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      '/help/wallet-network-and-gas',
    );
  },
};

/** The stable coin is there, the coin for gas is not. */
export const GasTooLow: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ balances: { matic: 0n } }),
  play: async (context) => {
    const dialog = await openDialog(context);
    const missing = within(await dialog.findByRole('region', { name: 'Missing in your wallet' }));
    await expect(missing.getByText('For gas').nextElementSibling).toHaveTextContent('MATIC (POL)');
    await expect(missing.queryByText('Still needed')).toBeNull();
    await expect(buyButton()).toBeDisabled();
  },
};

export const AllowanceUnlimited = lookedAt(
  unlimited,
  'This pool may take all the stable coin in your wallet',
);
