import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import type { Notification } from './notificationsQuery.ts';

const wallet = '0x4411638989987451880826086825129977253244';

const received: Notification = {
  id: 'n7',
  _id: 'n7',
  kind: 'incomeReceived',
  message: 'You received $15.00 from a purchase of Level 1.',
  timestamp: '2026-11-21T09:00:00.000Z',
  isRead: false,
  position: 1,
  ticketId: '',
  transaction: '',
  person: { id: '7KQ2-M9XD', name: 'Noah Lindqvist', walletId: wallet, photo: '' },
  facts: {
    kind: 'incomeReceived',
    position: 1,
    wallet,
    amount: 15_000_000n,
    ofReferral: 10_000_000n,
    ofLevel: 5_000_000n,
  },
};

/**
 * One notification. The whole row is a link; an unread one has a dot, a hidden label, and a button
 * that appears on hover and focus.
 */
const meta = {
  title: 'Patterns/Notification item',
  component: NotificationItem,
  tags: ['spec-3'],
  args: { notification: received, onMarkRead: fn() },
  render: (args) => (
    <Panel as="ul">
      <NotificationItem {...args} />
    </Panel>
  ),
} satisfies Meta<typeof NotificationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, args, userEvent }) => {
    const sentence = 'You received $15.00 when Noah Lindqvist bought Level 1';
    const link = canvas.getByRole('link', { name: sentence });
    await expect(link).toHaveAttribute('href', '/dashboard/notifications/n7');
    await expect(canvas.getByText('New')).toBeInTheDocument();
    await expect(canvas.getByText('3h')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: `Mark as read ${sentence}` });
    await expect(button).toHaveFocus();
    await expect(button.parentElement).toHaveStyle({ opacity: '1' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
  },
};

export const Read: Story = {
  args: { notification: { ...received, isRead: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('New')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Stored without facts: shows its message and kind. */
export const AboutNothing: Story = {
  args: {
    notification: {
      ...received,
      kind: 'bonusClaimed',
      message: 'You claimed $25.00.',
      position: null,
      person: null,
      facts: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'You claimed $25.00.' })).toBeVisible();
    await expect(canvas.getByText('Claim')).toBeVisible();
  },
};

const subject = 'My bonus for level 3 is missing since yesterday. '.repeat(4);

export const LongMessage: Story = {
  args: {
    notification: {
      ...received,
      kind: 'supportReplied',
      ticketId: 't7',
      person: null,
      facts: { kind: 'supportReplied', subject },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').getBoundingClientRect().height).toBeLessThan(72);
  },
};
