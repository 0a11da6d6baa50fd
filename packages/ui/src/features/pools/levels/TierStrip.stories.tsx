import type { Meta, StoryObj } from '@storybook/react-vite';
import { globalLevels, raceLevels } from '@upline/domain';
import { expect } from 'storybook/test';
import { TierStrip } from './TierStrip.tsx';

/** A family's tiers in one line, each with how it stands by drawing, hue and, for screen readers, word. */
const meta = {
  title: 'Patterns/Tier strip',
  component: TierStrip,
  tags: ['autodocs', 'spec-2'],
  args: { levels: raceLevels, progress: { activated: [1, 2, 3], processing: null } },
} satisfies Meta<typeof TierStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveGen: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole('listitem');
    await expect(tiers).toHaveLength(6);
    await expect(tiers[0]).toHaveTextContent('Level 1, $50: Activated');
    await expect(tiers[2]).toHaveTextContent('Level 4, $200: Purchase');
    await expect(tiers[5]).toHaveTextContent('Level 8, $1,000: Locked');
  },
};

export const Global: Story = { args: { levels: globalLevels } };
