import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../primitives/card/Card.tsx';
import { NotificationItem } from './NotificationItem.tsx';

/** One thing that a member was told. Whether it was read is said by word, mark and weight. */
const meta = {
  title: 'Patterns/Notification item',
  component: NotificationItem,
  tags: ['spec-3'],
  args: {
    id: 'n7',
    kind: 'incomeReceived',
    message: 'You received $10.00 from a purchase of Level 1.',
    timestamp: '2026-11-21T09:00:00.000Z',
    isRead: false,
    position: 1,
    ticketId: '',
    onMarkRead: fn(),
  },
  render: (args) => (
    <Card as="ul">
      <NotificationItem {...args} />
    </Card>
  ),
} satisfies Meta<typeof NotificationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.message });
    await expect(link).toHaveAttribute('href', '/dashboard/notifications/n7');
    await expect(canvas.getByRole('link', { name: 'Go to Forge Race' })).toBeVisible();
    await expect(canvas.getByText('Not read')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Mark as read: ${args.message}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
  },
};

export const Read: Story = {
  args: { isRead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Something that leads nowhere but to its own details. */
export const AboutNothing: Story = {
  args: { kind: 'bonusClaimed', message: 'You claimed $25.00.', position: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: args.message })]);
  },
};

export const LongMessage: Story = {
  args: {
    kind: 'supportReplied',
    ticketId: 't7',
    message: `Support replied to “${'My bonus for level 3 is missing since yesterday. '.repeat(4)}”.`,
  },
};
