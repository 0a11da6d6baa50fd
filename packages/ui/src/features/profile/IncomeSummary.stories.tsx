import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromDecimal } from '@upline/domain';
import { expect } from 'storybook/test';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { IncomeSummary } from './IncomeSummary.tsx';

function income(amount: string, provisional = '0') {
  return { amount: fromDecimal(amount), provisional: fromDecimal(provisional) };
}

/** A member's four incomes as cells of a panel. Lost income is always included. */
const meta = {
  title: 'Patterns/Income summary',
  component: IncomeSummary,
  tags: ['autodocs', 'spec-2'],
  args: {
    incomes: {
      referral: income('1240.5'),
      level: income('862'),
      lost: income('30'),
      global: income('315.750001'),
    },
  },
  render: (args) => (
    <Panel>
      <IncomeSummary {...args} />
    </Panel>
  ),
} satisfies Meta<typeof IncomeSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Referral Income, \$1,240\.50/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Global Income, \$315\.75, exactly \$315\.750001/ }),
    ).toHaveTextContent('$315.75');
    await expect(canvas.getByRole('link', { name: /^Lost Income, \$30\.00/ })).toBeVisible();
    await expect(canvas.queryByText(/not final/)).not.toBeInTheDocument();
  },
};

export const Provisional: Story = {
  args: {
    incomes: {
      referral: income('1240.5', '10'),
      level: income('862'),
      lost: income('0'),
      global: income('0'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$10\.00 of this is not final yet\./)).toBeVisible();
  },
};

export const OfAnotherMember: Story = {
  args: { whose: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lost Income')).toBeVisible();
    await expect(canvas.getByText('$30.00')).toBeInTheDocument();
    await expect(canvas.queryByText(/you/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link'), 'nobody sees another’s ledger').not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { incomes: null }, tags: ['state-loading'] };
