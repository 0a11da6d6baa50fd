import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice, globalLevels, levels } from '@upline/domain';
import { expect, within } from 'storybook/test';
import { Card } from '../../../primitives/card/Card.tsx';
import { PoolOverviewList } from './PoolOverviewList.tsx';

/** What each level costs, told apart by a globe where the pool is a global one. To buy a level, use Level card. */
const meta = {
  title: 'Patterns/Pool overview list',
  component: PoolOverviewList,
  tags: ['autodocs', 'spec-2'],
  args: { levels },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof PoolOverviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => /\$\S+$/.exec(row.textContent)?.[0])).toEqual(
      levels.map(({ fee }) => formatPrice(fee)),
    );
    await expect(rows[7]).toHaveTextContent('$1,000');
    const isGlobal = rows.map((row) => within(row).queryByText('Global Pool') !== null);
    await expect(isGlobal.flatMap((yes, index) => (yes ? [index + 1] : []))).toEqual([3, 6, 9]);
  },
};

export const GlobalOnly: Story = { args: { levels: globalLevels } };
