import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/Stack.tsx';
import { Meter } from './Meter.tsx';

/**
 * A level between zero and a maximum: levels activated of nine, storage used.
 *
 * - For a running operation use **ProgressBar** or **ProgressCircle**.
 * - Always show the figure in words at the end of the line; the bar repeats it.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/Meter',
  component: Meter,
  args: { label: 'Levels activated', value: 3, maximum: 9, valueLabel: '3 of 9' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Levels activated' });
    await expect(meter).toHaveAttribute('aria-valuenow', '3');
    await expect(meter).toHaveAttribute('aria-valuemax', '9');
    await expect(meter).toHaveAttribute('aria-valuetext', '3 of 9');
    await expect(canvas.getByText('3 of 9')).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Tones: Story = {
  tags: ['dark'],
  render: (args) => (
    <Stack>
      <Meter {...args} tone="action" />
      <Meter {...args} tone="positive" label="All levels activated" value={9} valueLabel="9 of 9" />
      <Meter {...args} tone="caution" label="Storage, nearly full" value={8} valueLabel="8 of 9 MB" />
      <Meter {...args} tone="critical" label="Storage, full" value={9} valueLabel="9 of 9 MB" />
    </Stack>
  ),
};

/** Values above the maximum fill the bar completely. */
export const BeyondTheMaximum: Story = {
  args: { value: 12, valueLabel: '12 of 9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '9');
  },
};
