import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationBell } from './NotificationBell.tsx';

/** Link to the notifications. The count is drawn and included in the accessible name. */
const meta = {
  title: 'Patterns/Notification bell',
  component: NotificationBell,
  args: { unread: 3 },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('link', { name: 'Notifications 3 unread' });
    await expect(bell).toHaveAttribute('href', '/dashboard/notifications');
    await expect(canvas.getByText('3')).toBeVisible();
    await userEvent.tab();
    await expect(bell).toHaveFocus();
  },
};

export const AllRead: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};

/** An unknown count looks like no unread notifications. */
export const Unknown: Story = {
  args: { unread: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toBeVisible();
  },
};

/** The drawn count is capped, the accessible name is exact. */
export const ManyUnread: Story = {
  args: { unread: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notifications 128 unread' })).toBeVisible();
  },
};
