import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

/** Copies one text and says so for two seconds. When the browser refuses, `onFailed` is told. */
const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  args: { text: 'https://upline.test/login/7KQ2-M9XD', onCopied: fn(), onFailed: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(args.text);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { label: 'Copy my link' },
  play: async ({ canvasElement, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy my link' }));
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Copy my link' })).toBeVisible();
  },
};
