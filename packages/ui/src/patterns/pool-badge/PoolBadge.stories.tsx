import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { PoolBadge } from './PoolBadge.tsx';

/** A pool's family as hue, icon and word. */
const meta = {
  title: 'Patterns/Pool badge',
  component: PoolBadge,
  tags: ['autodocs'],
  args: { kind: 'race' },
} satisfies Meta<typeof PoolBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothFamilies: Story = {
  tags: ['dark'],
  render: () => (
    <Inline>
      <PoolBadge kind="race" />
      <PoolBadge kind="global" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forge Race')).toBeVisible();
    await expect(canvas.getByText('Global Pool')).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

/** Use `label` for a pool's own name if the family is known from context. */
export const WithANameOfItsOwn: Story = {
  args: { kind: 'global', label: 'Level 6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Level 6')).toBeVisible();
    await expect(canvas.queryByText('Global Pool')).toBeNull();
  },
};
