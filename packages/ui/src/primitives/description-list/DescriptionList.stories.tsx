import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Address } from '../address/Address.tsx';
import { Card } from '../card/Card.tsx';
import { Timestamp } from '../timestamp/Timestamp.tsx';
import { DescriptionList } from './DescriptionList.tsx';

/**
 * Names with values, one pair a line.
 *
 * - For rows that open use **GridList**, for values to compare **Table**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Wallet ID', details: <Address wallet="0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E" /> },
      { term: 'Profile ID', details: '7KQ2-M9XD' },
      { term: 'Joined', details: <Timestamp iso="2026-11-12T09:30:00Z" /> },
    ],
  },
  render: (args) => (
    <Card>
      <DescriptionList {...args} />
    </Card>
  ),
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms.map((term) => term.textContent)).toEqual(['Wallet ID', 'Profile ID', 'Joined']);
  },
};

export const Playground: Story = { tags: ['!test'] };
