import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

/**
 * Progress of an operation, as small as an icon: an upload in a row, a card that fills.
 *
 * - With more space use **ProgressBar**. For a waiting button use a busy **Button**, for loading
 *   content **Skeleton**, for a static value **Meter**.
 * - Without a `value` it rotates; with reduced motion it stands still, so add text beside it.
 * - Not focusable.
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
