import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

/**
 * How far something has come, as small as an icon: an upload in a row, a card that is being filled.
 *
 * - Where a line is free, a **ProgressBar** says more. A button that waits is a busy **Button**, content on its
 *   way a **Skeleton**, a fixed measure a **Meter**.
 * - Without a `value` it turns; who asked for less motion sees it stand still, so words beside it say the rest.
 * - It takes no focus.
 */
const meta = {
  title: 'Primitives/ProgressCircle',
  component: ProgressCircle,
  args: { label: 'Uploading photo.png', value: 40 },
} satisfies Meta<typeof ProgressCircle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Uploading photo.png' });
    await expect(circle).toHaveAttribute('aria-valuenow', '40');
    await expect(circle).toHaveAttribute('aria-valuetext', '40%');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Unknown: Story = {
  tags: ['state-loading'],
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Values: Story = {
  tags: ['dark'],
  render: (args) => (
    <Inline>
      {[0, 5, 50, 95, 100].map((value) => (
        <ProgressCircle key={value} {...args} value={value} size="l" />
      ))}
    </Inline>
  ),
};

export const BesideWords: Story = {
  render: (args) => (
    <Inline gap="xs">
      <ProgressCircle {...args} size="s" />
      <Text size="small">photo.png, 40 %</Text>
    </Inline>
  ),
};
