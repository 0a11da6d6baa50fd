import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { offered, seen } from './purchaseOffered.play.ts';

/** What the chain says of a purchase before the wallet opens, and what the wallet will ask. */
const meta = {
  title: 'Patterns/Purchase dialog',
  component: PurchaseDialog,
  tags: ['!autodocs', 'spec-4', 'chain'],
  args: offered,
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function seeAsked(...words: string[]) {
  const dialog = within(await screen.findByRole('dialog'));
  const list = within(dialog.getByRole('list', { name: /^Your wallet asks/ }));
  await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words);
}

export const OnePrompt: Story = {
  args: seen({ allowance: 50_000_000n, prompts: ['invest'] }),
  play: async () => {
    await seeAsked('Pay $50');
    await expect(screen.getByRole('dialog')).toHaveTextContent('The pool may already take$50.00');
  },
};

export const BySignature: Story = {
  args: seen({ way: 'permit' }),
  play: () => seeAsked('Allow $50 by a signature', 'Pay $50'),
};

export const Batch: Story = {
  args: seen({ way: 'batch', prompts: ['approve', 'invest'] }),
  play: () => seeAsked('Allow and pay $50'),
};

export const ThreePrompts: Story = {
  args: seen({ prompts: ['enroll', 'approve', 'invest'] }),
  play: () => seeAsked('Record your sponsor', 'Allow $50', 'Pay $50'),
};

export const GasUnknown: Story = {
  args: seen({ gas: null, isSimulated: false }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('not known yet');
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
    await expect(alert).toHaveTextContent('Purchases are paused. You can still claim.');
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
    const words = screen.getByText(/^Testing this purchase/);
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
      await screen.findByText('The pool can no longer take anything from your wallet.'),
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
