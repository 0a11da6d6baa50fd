import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../../primitives/card/Card.tsx';
import { LedgerLine } from './LedgerLine.tsx';
import { LedgerLineSkeleton } from './LedgerLineSkeleton.tsx';

/**
 * One event of a member’s ledger. Word and drawing say what it was; a sign says what left or reached the wallet, and
 * an income has none until it is claimed. What was lost stands out and says why.
 */
const meta = {
  title: 'Patterns/Ledger line',
  component: LedgerLine,
  tags: ['autodocs', 'spec-2'],
  args: {
    kind: 'referral',
    position: 2,
    amount: 20_000_000n,
    from: { wallet: '0x2360679774997896964091736687312762354406', memberId: '7KQ2-M9XD', name: 'Noah Park' },
    loss: null,
    transaction: `0x${'4f2a91'.padEnd(64, '7')}`,
    at: '2026-11-21T09:00:00.000Z',
    isProvisional: false,
    explorer: 'https://polygonscan.com',
    proof: { status: 'idle' },
    onVerify: fn(),
  },
  render: (args) => (
    <Card as="ul">
      <LedgerLine {...args} />
    </Card>
  ),
} satisfies Meta<typeof LedgerLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Income: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('$20.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Noah Park' })).toHaveAttribute(
      'href',
      '/dashboard/wallet/7KQ2-M9XD',
    );
    await expect(canvas.getByRole('link', { name: args.transaction })).toHaveAttribute(
      'href',
      `https://polygonscan.com/tx/${args.transaction}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Verify: Referral income, $20.00' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

/** Out of the wallet. */
export const Payment: Story = {
  args: { kind: 'participation', from: null, amount: 100_000_000n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$100.00')).toBeVisible();
    await expect(canvas.queryByText('From')).not.toBeInTheDocument();
  },
};

/** Into the wallet. */
export const Claim: Story = {
  args: { kind: 'claim', from: null, amount: 37_500_000n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$37.50')).toBeVisible();
  },
};

export const Lost: Story = {
  args: {
    kind: 'lost',
    position: 3,
    loss: { receiver: '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E', missingPosition: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy Level 3' })).toHaveAttribute(
      'href',
      '/dashboard/globalpool',
    );
    await expect(
      canvas.getByRole('link', { name: '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E' }),
    ).toBeVisible();
  },
};

/** A buyer who is no member has a wallet alone. */
export const FromTheChainAlone: Story = {
  args: { from: { wallet: '0x2360679774997896964091736687312762354406', memberId: '', name: '' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.from?.wallet ?? '' })).toHaveAttribute(
      'href',
      `/dashboard/wallet/${args.from?.wallet}`,
    );
  },
};

/** A chain without an explorer, as the local one: the hash can be copied. */
export const NoExplorer: Story = {
  args: { explorer: undefined, isProvisional: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: args.transaction })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: new RegExp(`Copy ${args.transaction}$`) })).toBeVisible();
    await expect(canvas.getByText('Not final yet')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  render: () => (
    <Card>
      <LedgerLineSkeleton />
    </Card>
  ),
};
