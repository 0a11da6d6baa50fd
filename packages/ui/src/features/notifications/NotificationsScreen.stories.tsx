import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { rows } from './notifications.play.ts';

/** The member's notifications, newest first. */
const meta = {
  title: 'Screens/Notifications/List',
  component: NotificationsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.notifications, { backend: growingMember }),
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The count on the page, not the bell's. */
async function findCount(text: string): Promise<HTMLElement> {
  const words = await screen.findByText(text, { selector: '[role="status"], [role="status"] *' });
  return words.closest<HTMLElement>('[role="status"]') ?? words;
}

async function newest() {
  const [row] = await rows();
  if (!row) throw new Error('Nothing was told.');
  return within(row);
}

async function markNewest(userEvent: User) {
  const row = await newest();
  await userEvent.click(row.getByRole('button', { name: /^Mark as read / }));
  return row;
}

export const Loaded: Story = {
  play: async ({ fakes: { backend } }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(await findCount('3 new')).toBeVisible();
    const [told] = backend.notifications.of(backend.wallet);
    const row = await newest();
    await expect(row.getByRole('link')).toHaveAttribute('href', `/dashboard/notifications/${told?.id}`);
    const shown = await rows();
    await expect(shown).toHaveLength(10);
    await expect(screen.getAllByText('New', { selector: 'li *' })).toHaveLength(3);
    const times = shown.map((one) => one.querySelector('time')?.dateTime ?? '');
    await expect(times).toEqual(times.toSorted().toReversed());
  },
};

/** Shown at once, before the server answers; the focus stays in the row. */
export const MarkedRead: Story = {
  play: async ({ fakes: { backend }, userEvent }) => {
    await findCount('3 new');
    backend.latency = 'infinite';
    const row = await markNewest(userEvent);
    await expect(await findCount('2 new')).toBeVisible();
    await expect(row.queryByText('New')).not.toBeInTheDocument();
    await expect(row.queryByRole('button')).not.toBeInTheDocument();
    await expect(row.getByRole('link')).toHaveFocus();
  },
};

/** All at once, before the server answers; the focus moves to the adjacent element. */
export const MarkedAll: Story = {
  play: async ({ fakes: { backend }, userEvent }) => {
    await findCount('3 new');
    backend.latency = 'infinite';
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(await findCount('All read')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
    await expect(screen.queryByText('New')).not.toBeInTheDocument();
  },
};

/** The server rejects: the notifications are unread again. */
export const MarkAllFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['markAllNotificationsRead'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    await findCount('3 new');
    // Fails the refetch, so that only the rollback can restore the count.
    backend.failing.add('notifications');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(await findToast('Failed to mark notification as read')).toBeInTheDocument();
    await expect(await findCount('3 new')).toBeVisible();
    await expect(screen.getAllByText('New', { selector: 'li *' })).toHaveLength(3);
  },
};

/** A new notification arrives, and another device marks one as read. */
export const ToldMeanwhile: Story = {
  play: async ({ fakes: { backend, ports } }) => {
    await findCount('3 new');
    backend.notifications.write(backend.wallet, { kind: 'bonusClaimed', message: 'Just now.', position: 3 });
    await expect(await findCount('4 new')).toBeVisible();
    await expect((await rows())[0]).toHaveTextContent('Just now.');
    await expect(screen.getByRole('link', { name: /^Notifications 4 unread/ })).toBeVisible();
    const [first] = backend.notifications.of(backend.wallet);
    await ports.client.call('markNotificationRead', { params: { id: first?.id ?? '' } });
    await expect(await findCount('3 new')).toBeVisible();
  },
};

/** Marked notifications stay until the filter is selected again. */
export const OnlyUnread: Story = {
  play: async ({ fakes: { backend }, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Unread' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await markNewest(userEvent);
    await waitFor(() => expect(backend.notifications.of(backend.wallet)[0]?.isRead).toBe(true));
    await expect(await findCount('2 new')).toBeVisible();
    await expect(await rows()).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  },
};

export const SecondPage: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ referrals: 3 }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(screen.getByText('Page 2 of 2')).toBeVisible();
    await expect((await rows()).at(-1)).toHaveTextContent('Welcome to Upline');
  },
};

export const AllRead: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ unread: 0 }) }),
  play: async () => {
    await expect(await findCount('All read')).toBeVisible();
    await rows();
    await expect(screen.queryByRole('button', { name: /^Mark as read/ })).not.toBeInTheDocument();
  },
};

export const NoneUnread: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => growingMember({ unread: 0 }) }),
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
    await expect(await screen.findByText('No unread notifications.')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => newMember({ notifications: 0 }) }),
  play: async () => {
    await expect(await screen.findByText('No notifications yet.')).toBeVisible();
    await expect(screen.queryByText(/Failed/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading notifications…')).toBeVisible();
    await expect(screen.queryByText(/^\d+ unread$/)).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['notifications'] }) }),
  play: async () => {
    await expect(await screen.findByText('Failed to fetch notifications')).toBeVisible();
    await expect(screen.getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.queryByText('No notifications yet.')).not.toBeInTheDocument();
  },
};

export const Recovered: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['notifications'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.failing.clear();
    await userEvent.click(retry);
    await expect(await findCount('3 new')).toBeVisible();
  },
};

/** The server rejects: the notification is unread again, and the count is restored. */
export const MarkFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['markNotificationRead'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    await findCount('3 new');
    // Fails the refetch, so that only the rollback can restore the count.
    backend.failing.add('notifications');
    const row = await markNewest(userEvent);
    await expect(await findToast('Failed to mark notification as read')).toBeInTheDocument();
    await expect(await findCount('3 new')).toBeVisible();
    await expect(await row.findByText('New')).toBeInTheDocument();
    await expect(row.getByRole('button', { name: /^Mark as read/ })).toBeInTheDocument();
  },
};
