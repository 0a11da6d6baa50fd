import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { LevelArt } from './LevelArt.tsx';

/** Drawings of the two pool families. Below 28 px use their icons, see Pool badge. */
const meta = {
  title: 'Patterns/Level art',
  component: LevelArt,
  tags: ['autodocs'],
  args: { kind: 'race' },
} satisfies Meta<typeof LevelArt>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['s', 'm', 'l'] as const;

export const Sizes: Story = {
  tags: ['dark'],
  render: () => (
    <Inline gap="m">
      {(['race', 'global'] as const).flatMap((kind) => [
        ...sizes.map((size) => <LevelArt key={`${kind}${size}`} kind={kind} size={size} />),
        <LevelArt key={`${kind}locked`} kind={kind} isLocked />,
      ])}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
