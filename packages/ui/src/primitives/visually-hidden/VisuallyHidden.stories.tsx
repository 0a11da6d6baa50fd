import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Text for screen readers only, where layout or an icon informs other readers.
 *
 * - For text that helps everybody use **Text**. For an **Icon** without text, set its `label`.
 * - Never put focusable elements inside: sighted readers would lose the focus.
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
