import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anvil, ArrowLeft, LoaderCircle } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { Icon } from './Icon.tsx';

/**
 * An icon beside text, in the text's colour. Without text, give a `label`.
 *
 * - For buttons use **IconButton**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: Anvil },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Labelled: Story = {
  args: { label: 'Forge Race' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Forge Race' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Icon {...args} size="s" />
      <Icon {...args} size="m" />
      <Icon {...args} size="l" />
    </Inline>
  ),
};

export const Turning: Story = { args: { icon: LoaderCircle, isTurning: true, label: 'Loading…' } };

/** “Back” points to the start of the line in both directions. */
export const Directional: Story = {
  args: { icon: ArrowLeft, directional: true, label: 'Back' },
  render: (args) => (
    <Inline>
      <Icon {...args} />
      <span dir="rtl">
        <Icon {...args} />
      </span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const scales = canvas.getAllByRole('img').map((drawing) => getComputedStyle(drawing).scale);
    await expect(scales).toEqual(['none', '-1 1']);
  },
};
