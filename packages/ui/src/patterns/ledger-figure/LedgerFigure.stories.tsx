import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/text/Text.tsx';
import { dollars } from '../../stories/controls.ts';
import { LedgerFigure } from './LedgerFigure.tsx';

/**
 * A sum of the signed-in member’s ledger, linked to its ledger lines. For other members' sums use
 * Money.
 */
const meta = {
  title: 'Patterns/Ledger figure',
  component: LedgerFigure,
  tags: ['autodocs'],
  args: { name: 'Referral', units: 1_240_500_000n, kinds: ['referral'] },
  argTypes: { units: dollars },
  render: (args) => (
    <Text size="amountL">
      <LedgerFigure {...args} />
    </Text>
  ),
} satisfies Meta<typeof LedgerFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Referral, $1,240.50, open its lines' });
    await expect(link).toHaveAttribute('href', '/dashboard/ledger?kind=referral');
    await expect(link).toHaveTextContent('$1,240.50');
  },
};

export const OfOneLevel: Story = {
  args: { name: 'Level 4, Lost Income', kinds: ['lost'], position: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard/ledger?kind=lost&position=4');
  },
};

/**
 * Large figures are cut to cents; the accessible name has the visible figure, the full amount and
 * its finality.
 */
export const Large: Story = {
  args: {
    name: 'Received',
    units: 461_314_044n,
    kinds: ['referral', 'level', 'global'],
    cents: true,
    rule: 'open',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'Received, $461.31, exactly $461.314044, not final yet, open its lines',
    );
  },
};
