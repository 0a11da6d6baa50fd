import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ToastLog } from './ToastLog.tsx';

/**
 * The list of past toasts, opened from the menu. Use a Callout for messages that need an answer.
 */
const meta = {
  title: 'Patterns/Toast log',
  component: ToastLog,
  tags: ['autodocs', 'spec-8'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    messages: [
      { key: '2', tone: 'critical', text: 'Failed to copy link.', at: '2026-11-21T11:58:00Z' },
      { key: '1', tone: 'positive', text: 'Wallet connected successfully!', at: '2026-11-21T11:40:00Z' },
    ],
  },
} satisfies Meta<typeof ToastLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Recent alerts' }));
    const rows = dialog.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Failed to copy link.21 Nov 2026, 11:58',
      'Wallet connected successfully!21 Nov 2026, 11:40',
    ]);
  },
};

export const Empty: Story = {
  args: { messages: [] },
  play: async () => {
    await expect(await screen.findByText('No alerts yet.')).toBeInTheDocument();
  },
};
