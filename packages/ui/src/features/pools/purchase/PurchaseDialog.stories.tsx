import type { Meta, StoryObj } from '@storybook/react-vite';
import { advancePurchase, levelAt, startPurchase } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { isUncovered } from '../../../primitives/dialog/isUncovered.ts';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const sponsor = '0x2221319661995395964091369011255432423532';

const preview: PurchasePreview = {
  contract: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  coin: '0x8Ba1f109551bD432803012645Ac136ddd64DBA72',
  balance: 4_850_000_000n,
  allowance: 0n,
  isUnlimited: false,
  way: 'sequential',
  prompts: ['approve', 'invest'],
  gas: 21_300_000_000_000_000n,
  gasBalance: 2_417_500_000_000_000_000n,
  block: 74_201_318n,
  failure: null,
  isSimulated: true,
  binds: null,
  unrecordable: null,
};

const seen = (part: Partial<PurchasePreview>): Story['args'] => ({
  preview: { status: 'loaded', data: { ...preview, ...part } },
});

/** Everything that a buyer must know before they pay, then the steps of the payment. */
const meta = {
  title: 'Patterns/Purchase dialog',
  component: PurchaseDialog,
  tags: ['!autodocs', 'spec-4', 'chain'],
  args: {
    position: 1,
    isOpen: true,
    offer: {
      status: 'loaded',
      data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: null },
    },
    preview: { status: 'loaded', data: preview },
    onCheck: fn(),
    revocation: { status: 'idle' },
    termsQuestion: 'Do you accept the terms?',
    onRevoke: fn(),
    purchase: null,
    explorer: 'https://explorer.example',
    onBuy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['dark'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 1' });
    await expect(dialog).toHaveTextContent('0x2221…3532');
    await expect(dialog).toHaveTextContent('your sponsor');
    await expect(dialog).toHaveTextContent('A fee is final. You may never get it back.');
    await userEvent.click(screen.getByRole('button', { name: 'Buy for $50' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const FirstPurchase: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: sponsor },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'With this purchase the chain records 0x2221…3532 as your sponsor. It can never be changed.',
    );
  },
};

export const NearestUpline: Story = {
  args: {
    position: 3,
    offer: {
      status: 'loaded',
      data: { fee: levelAt(3).fee, receiver: sponsor, isDirect: false, binds: null },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 3' });
    await expect(dialog).toHaveTextContent('the nearest member above you who has this level');
    await expect(dialog).toHaveTextContent('Shared by earlier members$105.00');
  },
};

/** Nothing of the offer is shown, and nothing can be bought, before the question is answered. */
export const TermsFirst: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: null, asksForTerms: true },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Level 1' });
    await expect(dialog).toHaveTextContent('Do you accept the terms?');
    await expect(dialog).not.toHaveTextContent('Bonus goes to');
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { offer: { status: 'loading' } },
  tags: ['state-loading'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  args: { offer: { status: 'failed', onRetry: fn() } },
  tags: ['state-error'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveTextContent('Could not load. This may not be complete.');
  },
};

/** The pool asks another price than the cards show: it is said, and nothing can be bought. */
export const PriceDiffers: Story = {
  args: {
    offer: {
      status: 'loaded',
      data: { fee: 55_500_000n, receiver: sponsor, isDirect: true, binds: null },
    },
  },
  tags: ['state-error'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('Invalid purchase details.');
    await expect(alert).toHaveTextContent('The pool asks $55.50, not the $50 that this page shows.');
  },
};

const running = advancePurchase(startPurchase(1), { type: 'step', step: 'balance' });

export const Running: Story = {
  args: { purchase: running },
  tags: ['state-busy'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('the purchase goes on');
    await userEvent.click(screen.getByRole('button', { name: 'Processing' }));
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    purchase: advancePurchase(running, {
      type: 'failed',
      failure: { notice: { id: 'toast.userCancelled' } },
    }),
  },
  tags: ['state-error'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('User cancelled the transaction.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const Succeeded: Story = {
  args: { purchase: advancePurchase(running, { type: 'succeeded', transaction: null, block: 7n }) },
  play: async ({ args, userEvent }) => {
    const words = await screen.findByText('Level 1 is activated');
    await expect(words.closest('[role=status]')).not.toBeNull();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('The dialog cannot be closed.');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

async function seeAsked(...words: string[]) {
  const dialog = within(await screen.findByRole('dialog'));
  const list = within(dialog.getByRole('list', { name: 'Your wallet asks' }));
  await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words);
}

export const OnePrompt: Story = {
  args: seen({ allowance: 50_000_000n, prompts: ['invest'] }),
  play: async () => {
    await seeAsked('A transaction that buys the level');
    await expect(screen.getByRole('dialog')).toHaveTextContent('The pool may already take$50.00');
  },
};

export const BySignature: Story = {
  args: seen({ way: 'permit' }),
  play: () =>
    seeAsked(
      'A signature that allows the pool to take $50, without gas',
      'A transaction that buys the level',
    ),
};

export const Batch: Story = {
  args: seen({ way: 'batch', prompts: ['approve', 'invest'] }),
  play: () => seeAsked('One prompt for all of it: allows at most $50 and buys the level'),
};

export const ThreePrompts: Story = {
  args: seen({ prompts: ['enroll', 'approve', 'invest'] }),
  play: () =>
    seeAsked(
      'A transaction that records your sponsor',
      'A transaction that allows the pool to take $50',
      'A transaction that buys the level',
    ),
};

export const GasUnknown: Story = {
  args: seen({ gas: null, isSimulated: false }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('cannot be told now');
    await expect(dialog).toHaveTextContent('Checked at block 74201318: no problem so far.');
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeEnabled();
  },
};

/** The decoded reason stands where the purchase would go on; nothing can be bought. */
export const WouldRevert: Story = {
  args: seen({
    failure: {
      notice: { id: 'toast.contractRevert', values: { name: 'PurchasesPaused' } },
      explanation: { id: 'contract.PurchasesPaused' },
    },
  }),
  tags: ['state-error'],
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Contract Revert: PurchasesPaused');
    await expect(alert).toHaveTextContent('Purchases are paused. Claims work as ever.');
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { preview: { status: 'loading' } },
  tags: ['state-loading'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    const words = screen.getByText(/^Asking the chain/);
    await expect(words.closest('[role=status]')).not.toBeNull();
  },
};

export const CheckSlow: Story = {
  args: { preview: { status: 'loading' }, isSlow: true },
  tags: ['state-loading'],
  play: async () => {
    const words = await screen.findByText(/^The chain takes longer than usual/);
    await expect(words.closest('[role=status]')).not.toBeNull();
  },
};

const onRetry = fn();

export const CheckFailed: Story = {
  args: { preview: { status: 'failed', onRetry } },
  tags: ['state-error'],
  play: async ({ userEvent }) => {
    onRetry.mockClear();
    await expect(await screen.findByText(/^The chain does not answer/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

const unlimited = seen({ allowance: 2n ** 256n - 1n, isUnlimited: true, prompts: ['invest'] });

export const Unlimited: Story = {
  args: { ...unlimited },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText('This pool may take all the stable coin in your wallet'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeEnabled();
  },
};

export const Revoking: Story = {
  args: { ...unlimited, revocation: { status: 'busy' } },
  tags: ['state-busy'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Revoking: confirm in wallet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  },
};

export const Revoked: Story = {
  args: { revocation: { status: 'done' } },
  play: async () => {
    await expect(
      await screen.findByText('The pool may take nothing from your wallet any more.'),
    ).toBeInTheDocument();
  },
};

export const NotRevoked: Story = {
  args: {
    ...unlimited,
    revocation: { status: 'failed', failure: { notice: { id: 'toast.userCancelled' } } },
  },
  tags: ['state-error'],
  play: async () => {
    const alert = await screen.findByText('User cancelled the transaction.');
    await expect(alert.closest('[role=alert]')).not.toBeNull();
    await expect(screen.getByRole('button', { name: 'Revoke' })).toBeEnabled();
  },
};

/**
 * More to read than a window holds: the actions and what warns of them stay in sight, the rest scrolls, and nothing
 * that has the focus lies under them.
 */
export const Tall: Story = {
  tags: ['text'],
  args: {
    offer: {
      status: 'loaded',
      data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: sponsor },
    },
    ...seen({ isUnlimited: true, allowance: 2n ** 256n - 1n, prompts: ['enroll', 'approve', 'invest'] }),
  },
  play: async ({ userEvent }) => {
    const buy = await screen.findByRole('button', { name: 'Buy for $50' });
    await waitFor(() => expect(isUncovered(buy)).toBe(true));
    await expect(isUncovered(screen.getByText('A fee is final. You may never get it back.'))).toBe(true);
    const dialog = screen.getByRole('dialog');
    const rest = dialog.firstElementChild;
    await expect(rest?.scrollHeight).toBeGreaterThan(rest?.clientHeight ?? 0);
    const names: string[] = [];
    for (let stop = 0; stop < 20 && document.activeElement !== buy; stop++) {
      await userEvent.tab();
      const { activeElement } = document;
      await expect(isUncovered(activeElement), activeElement?.textContent ?? '').toBe(true);
      names.push(activeElement?.textContent ?? '');
    }
    await expect(names.slice(-3), 'the actions come last').toEqual(['Revoke', 'Cancel', 'Buy for $50']);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
