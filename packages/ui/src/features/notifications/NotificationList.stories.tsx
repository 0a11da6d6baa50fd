import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { NotificationList } from './NotificationList.tsx';

const nothing = {
  position: null,
  ticketId: '',
  transaction: '',
  person: null,
  facts: null,
  timestamp: '2026-11-21T09:00:00.000Z',
};

/** Notifications, newest first. Filters, pagination and empty state belong to the screen. */
const meta = {
  title: 'Patterns/Notification list',
  component: NotificationList,
  args: {
    notifications: [
      { ...nothing, id: 'n3', _id: 'n3', kind: 'supportReplied', message: 'Support replied.', isRead: false },
      { ...nothing, id: 'n2', _id: 'n2', kind: 'incomeLost', message: 'You missed $40.00.', isRead: false },
      {
        ...nothing,
        id: 'n1',
        _id: 'n1',
        kind: 'welcome',
        message: 'Welcome to Upline.',
        isRead: true,
        timestamp: '2026-10-21T09:00:00.000Z',
      },
    ],
    onMarkRead: fn(),
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Today' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(within(canvas.getByRole('list', { name: 'Earlier' })).queryByRole('button')).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Mark as read You missed $40.00.' }));
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
    await expect(args.onMarkRead).toHaveBeenCalledWith('n2');
  },
};
