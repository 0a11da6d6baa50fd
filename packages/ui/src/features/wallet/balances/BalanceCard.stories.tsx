import type { Meta, StoryObj } from '@storybook/react-vite';
import { gasCoin } from '@upline/domain';
import { expect } from 'storybook/test';
import { BalanceCard } from './BalanceCard.tsx';

/**
 * A wallet's balance of one coin. It never shows a value in another currency, because an estimate
 * would be a promise.
 */
const meta = {
  title: 'Patterns/Balance card',
  component: BalanceCard,
  tags: ['spec-2'],
  args: { symbol: gasCoin, units: 2_417_500_000_000_000_000n, decimals: 18 },
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.4175 MATIC')).toBeVisible();
    await expect(canvas.getByText('Pays for gas. Wallets call it POL.')).toBeVisible();
  },
};

/** A token, with its contract for verification. */
export const Token: Story = {
  args: {
    symbol: 'TUSD',
    units: 1_234_500_000n,
    decimals: 6,
    address: '0x2360679774997896964091736687312762354406',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234.50 TUSD')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /0x2360…4406/ })).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { units: 0n },
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.00 MATIC')).toBeVisible();
  },
};

/** An amount below the shown decimals is not shown as zero. */
export const Dust: Story = {
  args: { units: 1n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<0.000001 MATIC')).toBeVisible();
  },
};
