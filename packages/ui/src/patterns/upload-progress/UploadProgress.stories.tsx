import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UploadProgress } from './UploadProgress.tsx';

/** How far the files of a message have come, in words and as a bar. */
const meta = {
  title: 'Patterns/Upload progress',
  component: UploadProgress,
  tags: ['autodocs', 'spec-2'],
  args: { percent: 40 },
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading: 40%' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Complete: Story = {
  args: { percent: 100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Upload complete!' })).toBeVisible();
  },
};
