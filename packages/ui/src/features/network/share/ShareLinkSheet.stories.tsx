import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ShareLinkSheet } from './ShareLinkSheet.tsx';

/** A member’s link for sharing, with the disclosure they owe. It contains no promise. */
const meta = {
  title: 'Patterns/Share link sheet',
  component: ShareLinkSheet,
  tags: ['!autodocs', 'spec-1', 'spec-2'],
  args: {
    url: 'https://upline.example/login/7KQ2-M9XD',
    isOpen: true,
    onClose: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof ShareLinkSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Share my link' }));

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await sheet();
    await expect(dialog.getByRole('img', { name: 'QR code of your referral link' })).toBeInTheDocument();
    await expect(dialog.getByText(args.url)).toBeInTheDocument();
    await expect(dialog.getByText(/^Promise nobody an income/)).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Share with another app' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy my link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const onShare = fn();

export const NativeOffered: Story = {
  tags: ['dark'],
  args: { onShare },
  play: async ({ userEvent }) => {
    onShare.mockClear();
    const dialog = await sheet();
    await expect(dialog.getByText(/you can lose all the money you put in/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Share with another app' }));
    await expect(onShare).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onShare, hasFailed: true },
  tags: ['state-error'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This device could not share the link.');
  },
};

export const Phone: Story = {
  args: { onShare },
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
};
