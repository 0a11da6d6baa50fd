import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { UploadProgress } from './UploadProgress.tsx';

/** Upload progress of a message's files, in words and as a bar. */
const meta = {
  title: 'Patterns/Upload progress',
  component: UploadProgress,
  tags: ['autodocs', 'spec-2'],
  args: {
    percent: 40,
    files: new Map([
      [new File([new Uint8Array(3_565_158)], 'wallet.png'), { state: 'sending', sent: 1_258_291 }],
      [new File([new Uint8Array(1536)], 'receipt.pdf'), { state: 'waiting', sent: 0 }],
    ]),
    onCancel: fn(),
  },
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading: 40%' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(within(canvasElement).getByText('1.2 MB of 3.4 MB')).toBeVisible();
    await expect(within(canvasElement).getByText('0 B of 1.5 KB')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Complete: Story = {
  args: { percent: 100, files: new Map(), onCancel: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Upload complete!' })).toBeVisible();
  },
};
