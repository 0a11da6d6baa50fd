import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromDecimal } from '@upline/domain';
import { expect, fn } from 'storybook/test';
import { IncomeSummary } from './IncomeSummary.tsx';

function income(amount: string, provisional = '0') {
  return { amount: fromDecimal(amount), provisional: fromDecimal(provisional) };
}

/** A member's four incomes. Lost income carries its reason and is never left out. */
const meta = {
  title: 'Patterns/Income summary',
  component: IncomeSummary,
  tags: ['autodocs', 'spec-2'],
  args: {
    incomes: {
      status: 'loaded',
      data: {
        referral: income('1240.5'),
        level: income('862'),
        lost: income('30'),
        global: income('315.750001'),
      },
    },
  },
} satisfies Meta<typeof IncomeSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,240.50')).toBeVisible();
    await expect(canvas.getByText('$862.00')).toBeVisible();
    await expect(canvas.getByText('$315.750001')).toBeVisible();
    await expect(canvas.getByText('$30.00')).toBeVisible();
    await expect(
      canvas.getByText('Bonuses that passed you by because you had not bought that level.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/not final/)).not.toBeInTheDocument();
  },
};

export const Provisional: Story = {
  args: {
    incomes: {
      status: 'loaded',
      data: {
        referral: income('1240.5', '10'),
        level: income('862'),
        lost: income('0'),
        global: income('0'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$10\.00 of this is not final yet\./)).toBeVisible();
    const [lost, global] = canvas.getAllByText('$0.00').map((amount) => getComputedStyle(amount).color);
    await expect(lost).toBe(global);
  },
};

export const OfAnotherMember: Story = {
  args: { whose: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lost Income')).toBeVisible();
    await expect(canvas.getByText('$30.00')).toBeVisible();
    await expect(canvas.queryByText(/you/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link'), 'nobody sees another’s ledger').not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { incomes: { status: 'loading' } }, tags: ['state-loading'] };

const onRetry = fn();

export const Failed: Story = {
  args: { incomes: { status: 'failed', onRetry } },
  tags: ['state-error'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByText('Could not load. This may not be complete.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
