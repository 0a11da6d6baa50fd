import type { Meta, StoryObj } from '@storybook/react-vite';
import { gasCoin } from '@upline/domain';
import { expect } from 'storybook/test';
import { BalanceCard } from './BalanceCard.tsx';

/**
 * How much of one coin a wallet holds, in that coin. It never says what that is worth: an estimate in another
 * money would be a promise nobody keeps.
 */
const meta = {
  title: 'Patterns/Balance card',
  component: BalanceCard,
  tags: ['spec-2'],
  args: { symbol: gasCoin, units: 2_417_500_000_000_000_000n, decimals: 18 },
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chain's own coin. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.4175 MATIC')).toBeVisible();
    await expect(canvas.getByText('Pays for gas. Wallets call it POL.')).toBeVisible();
  },
};

/** A token, which anybody can look up by its contract. */
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

/** Less than can be shown is not nothing. */
export const Dust: Story = {
  args: { units: 1n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<0.000001 MATIC')).toBeVisible();
  },
};
