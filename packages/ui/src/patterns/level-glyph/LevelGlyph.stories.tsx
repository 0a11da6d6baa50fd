import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { LevelGlyph } from './LevelGlyph.tsx';

/**
 * A member's progress through the nine levels, at a glance. On their own page, the next level is
 * outlined.
 */
const meta = {
  title: 'Patterns/Level glyph',
  component: LevelGlyph,
  tags: ['autodocs'],
  args: { activated: [1, 2, 3, 4] },
} satisfies Meta<typeof LevelGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['dark'],
  render: ({ activated }) => (
    <Inline gap="m">
      <LevelGlyph activated={[]} size="s" />
      <LevelGlyph activated={activated} size="m" />
      <LevelGlyph activated={activated} isOwn />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Level 4 of 9' })).toHaveLength(2);
  },
};
