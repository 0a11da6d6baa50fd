import type { Meta, StoryObj } from '@storybook/react-vite';
import { advancePurchase, levelAt, startPurchase } from '@upline/domain';
import { expect, fn, screen } from 'storybook/test';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const sponsor = '0x2221319661995395964091369011255432423532';

/** Everything that a buyer must know before he pays, then the steps of the payment. */
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
    purchase: null,
    onBuy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
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
    await expect(await screen.findByRole('status')).toHaveTextContent('Level 1 is activated');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('The dialog cannot be closed.');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
