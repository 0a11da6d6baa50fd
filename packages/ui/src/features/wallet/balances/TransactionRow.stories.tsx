import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../../primitives/card/Card.tsx';
import { TransactionRow } from './TransactionRow.tsx';
import { TransactionRowSkeleton } from './TransactionRowSkeleton.tsx';

/**
 * One transfer of a wallet's coins. Text, icon and sign show the direction without relying on
 * colour.
 */
const meta = {
  title: 'Patterns/Transaction row',
  component: TransactionRow,
  tags: ['spec-2'],
  args: {
    hash: `0x${'4f2a91'.padEnd(64, '7')}`,
    at: '2026-11-21T09:00:00.000Z',
    direction: 'in',
    counterparty: '0x2360679774997896964091736687312762354406',
    units: 1_000_000_000n,
    decimals: 6,
    symbol: 'TUSD',
    what: 'transfer',
    position: null,
    explorer: 'https://polygonscan.com',
  },
  render: (args) => (
    <Card as="ul">
      <TransactionRow {...args} />
    </Card>
  ),
} satisfies Meta<typeof TransactionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('listitem');
    await expect(row).toHaveTextContent('Received');
    await expect(row).toHaveTextContent(`From 0x2360…4406`);
    await expect(row).toHaveTextContent('+1,000.00 TUSD');
    await expect(row).toHaveTextContent('21 Nov 2026, 09:00');
    const link = canvas.getByRole('link', { name: args.hash });
    await expect(link).toHaveAttribute('href', `https://polygonscan.com/tx/${args.hash}`);
  },
};

export const Sent: Story = {
  args: { direction: 'out', units: 12_345_678n },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Sent');
    await expect(canvas.getByText('−12.345678 TUSD')).toBeVisible();
    await expect(canvas.getByText('To', { exact: false })).toBeVisible();
  },
};

/** A payment to a pool buys a level. */
export const Purchase: Story = {
  args: { direction: 'out', what: 'purchase', position: 3, units: 150_000_000n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Level 3 bought')).toBeVisible();
  },
};

/** A payment from a pool. */
export const Claim: Story = {
  args: { what: 'claim', position: 6, units: 37_500_000n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bonus of Level 6 claimed')).toBeVisible();
  },
};

/** A chain without an explorer, such as the local one. */
export const NoExplorer: Story = {
  args: { explorer: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: new RegExp(`Copy ${args.hash}$`) })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  render: () => (
    <Card>
      <TransactionRowSkeleton />
    </Card>
  ),
};
