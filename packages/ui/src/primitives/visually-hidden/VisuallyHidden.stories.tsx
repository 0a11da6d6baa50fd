import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Words for screen readers alone, where the eye is told by place or drawing.
 *
 * - Words that help everybody are shown: **Text**. An **Icon** without words beside it takes a `label`.
 * - Nothing that takes the focus belongs in it: who sees would not find it.
 */
const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of nine levels' },
  render: (args) => (
    <Text as="p">
      3 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('of nine levels');
    const { width, height } = words.getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expect(words).not.toHaveAttribute('aria-hidden');
    await expect(getComputedStyle(words).display).not.toBe('none');
  },
};

export const Playground: Story = { tags: ['!test'] };
