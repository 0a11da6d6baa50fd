import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LevelStrip } from './LevelStrip.tsx';

/** The nine levels in order, each with its price and its state as icon, hue and word. */
const meta = {
  title: 'Patterns/Tier strip',
  component: LevelStrip,
  tags: ['autodocs', 'spec-2'],
  args: { progress: { activated: [1, 2, 3], processing: null } },
} satisfies Meta<typeof LevelStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveGen: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const race = within(canvas.getByRole('list', { name: '5 Gen' }));
    const tiers = race.getAllByRole('listitem');
    await expect(tiers).toHaveLength(6);
    await expect(tiers[0]).toHaveTextContent('Level 1, $50: Activated');
    await expect(tiers[2]).toHaveTextContent('Level 4, $200: Purchase');
    await expect(tiers[5]).toHaveTextContent('Level 8, $1,000: Locked');
  },
};

/** Three rows of three; the global pools are the last column. */
export const Global: Story = {
  args: { progress: { activated: [1, 2], processing: 3 } },
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const pools = within(canvas.getByRole('list', { name: 'Global Pool' })).getAllByRole('listitem');
    await expect(pools).toHaveLength(3);
    await expect(pools[0]).toHaveTextContent('Level 3, $150: Processing');
    const [first, second] = pools.map((pool) => pool.getBoundingClientRect());
    await expect(first?.x).toBe(second?.x);
    await expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  },
};
