import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/Box.tsx';
import { Text } from '../text/Text.tsx';
import { Bleed } from './Bleed.tsx';

/**
 * Extends one child over its parent's padding. Use the token of that padding.
 *
 * - If all children bleed, remove the padding instead.
 */
const meta = {
  title: 'Primitives/Bleed',
  component: Bleed,
  tags: ['autodocs'],
  args: {
    inline: 'm',
    children: (
      <Box background="actionSoft" padding="s">
        <Text>From edge to edge</Text>
      </Box>
    ),
  },
  render: (args) => (
    <Box data-testid="around" background="neutralSoft" padding="m">
      <Text>Within the padding</Text>
      <Bleed {...args} />
    </Box>
  ),
} satisfies Meta<typeof Bleed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const around = canvas.getByTestId('around');
    const [, bleed] = Array.from(around.children);
    await expect(bleed?.getBoundingClientRect().width).toBe(around.getBoundingClientRect().width);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const UpAndDown: Story = { args: { block: 'm' } };
