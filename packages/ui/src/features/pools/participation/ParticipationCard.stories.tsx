import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromDecimal } from '@upline/domain';
import { expect } from 'storybook/test';
import { ParticipationCard } from './ParticipationCard.tsx';

/** What one pool has brought a member. */
const meta = {
  title: 'Patterns/Participation card',
  component: ParticipationCard,
  tags: ['autodocs', 'spec-2'],
  args: {
    position: 1,
    poolType: 'CapistaPool',
    isActivated: true,
    productFund: fromDecimal('15'),
    referralFund: fromDecimal('60'),
    levelIncome: fromDecimal('25'),
    globalIncome: 0n,
    lossIncome: 0n,
    lastUpdated: '2026-11-12T09:30:00.000Z',
  },
} satisfies Meta<typeof ParticipationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Race: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Level Income').parentElement).toHaveTextContent('$25.00');
    await expect(canvas.queryByText('Global Income')).not.toBeInTheDocument();
    await expect(canvas.getByText('12 Nov 2026')).toBeVisible();
  },
};

export const Global: Story = {
  args: {
    position: 3,
    poolType: 'OpenPool',
    globalIncome: fromDecimal('52.5'),
    levelIncome: 0n,
    productFund: 0n,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Global Income').parentElement).toHaveTextContent('$52.50');
    await expect(canvas.queryByText('Level Income')).not.toBeInTheDocument();
  },
};

export const OnlyLost: Story = {
  args: { position: 4, isActivated: false, lossIncome: fromDecimal('40') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not activated')).toBeVisible();
    await expect(canvas.getByText('Lost Income').parentElement).toHaveTextContent('$40.00');
  },
};

/** What members see of each other: the pool by the name of its type, and global income whatever its kind. */
export const OfAnotherMember: Story = {
  args: { whose: 'member', isActivated: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Gen')).toBeVisible();
    await expect(canvas.queryByText('Not activated')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Forge Race')).not.toBeInTheDocument();
    await expect(canvas.getByText('Global Income').parentElement).toHaveTextContent('$0.00');
    await expect(canvas.queryByText('Level Income')).not.toBeInTheDocument();
  },
};

/** A type that the app does not know is called what the server calls it. */
export const OfUnknownType: Story = {
  args: { whose: 'member', poolType: 'StakingPool' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('StakingPool')).toBeVisible();
  },
};
