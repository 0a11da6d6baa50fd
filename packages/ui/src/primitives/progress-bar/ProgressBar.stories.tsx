import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

/**
 * Progress of an operation. The words carry the meaning; reduced motion loses nothing.
 *
 * - In small spaces use **ProgressCircle**, for steps on chain **TransactionSteps**, for a static
 *   value **Meter**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Step 2 of 3: confirm in wallet', value: 2, maximum: 3 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Step 2 of 3: confirm in wallet' });
    await expect(bar).toHaveAttribute('aria-valuenow', '2');
    await expect(bar).toHaveAttribute('aria-valuemax', '3');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const WithFigure: Story = {
  args: { label: 'Uploading', value: 40, maximum: 100, valueLabel: '40 %' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40 %');
  },
};

export const Upload: Story = {
  args: { label: 'Uploading: 40%', value: 40, maximum: 100 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading: 40%' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(bar.querySelector('[style*="width: 40%"]')).not.toBeNull();
  },
};

export const Unknown: Story = {
  args: { label: 'Wait for confirmation', value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
