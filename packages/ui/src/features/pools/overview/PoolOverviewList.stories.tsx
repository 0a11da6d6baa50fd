import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice, levels } from '@upline/domain';
import { expect, fn, within } from 'storybook/test';
import { PoolOverviewList } from './PoolOverviewList.tsx';

/** The nine levels at a glance, every third a global pool. Sells the next one. */
const meta = {
  title: 'Patterns/Pool overview list',
  component: PoolOverviewList,
  tags: ['autodocs', 'spec-2'],
  args: {
    progress: { activated: [1, 2, 3, 4], processing: null },
    members: new Map(levels.map(({ position }) => [position, 40 - 4 * position])),
    onPurchase: fn(),
  },
} satisfies Meta<typeof PoolOverviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const cells = canvas.getAllByRole('listitem');
    for (const [index, { fee }] of levels.entries()) {
      await expect(cells[index]).toHaveTextContent(formatPrice(fee));
    }
    const isGlobal = cells.map((cell) => within(cell).queryByText('Global Pool') !== null);
    await expect(isGlobal.flatMap((yes, index) => (yes ? [index + 1] : []))).toEqual([3, 6, 9]);
    await expect(cells[3]).toHaveTextContent(/24 membersActivated$/);
    await expect(cells[4]).toHaveTextContent(/Purchase$/);
    await expect(cells[8]).toHaveTextContent(/4 membersLocked$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Level 5 for $250' }));
    await expect(args.onPurchase).toHaveBeenCalledWith(5);
  },
};

/** Chain and server do not answer: prices and shares are built in. */
export const Unknown: Story = {
  args: { progress: 'failed', members: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Members not known')).toHaveLength(9);
    await expect(canvas.queryByText(/Locked|Purchase|Activated/)).not.toBeInTheDocument();
  },
};
