import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember, type World } from '@upline/api/mocks';
import { type NoticeFacts, noticeText, type Position, paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

/** What the member was told, newest first. */
const meta = {
  title: 'Screens/Notifications/List',
  component: NotificationsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.notifications, { world: growingMember }),
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Notifications' })).findAllByRole('listitem');

/** The count on the page, not the bell's. */
const findCount = (text: string) => screen.findByText(text, { selector: '[role="status"]' });

/** The newest notification: its row, and its words as the server has them. */
async function newest({ notifications, wallet }: World) {
  const [row] = await rows();
  const [told] = notifications.of(wallet);
  if (!row || !told) throw new Error('Nothing was told.');
  return { row: within(row), told };
}

async function markNewest(world: World, userEvent: User) {
  const { row, told } = await newest(world);
  await userEvent.click(row.getByRole('button', { name: `Mark as read: ${told.message}` }));
  return row;
}

export const Loaded: Story = {
  play: async ({ scripted: { world } }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(await findCount('3 unread')).toBeVisible();
    const { row, told } = await newest(world);
    await expect(row.getByRole('link', { name: told.message })).toHaveAttribute(
      'href',
      `/dashboard/notifications/${told.id}`,
    );
    await expect(row.getByText('Not read')).toBeVisible();
    const shown = await rows();
    await expect(shown).toHaveLength(10);
    const [, , , fourth] = shown;
    await expect(fourth).toHaveTextContent('Read');
    await expect(screen.getAllByText('Not read')).toHaveLength(3);
    const times = shown.map((one) => one.querySelector('time')?.dateTime ?? '');
    await expect(times).toEqual(times.toSorted().toReversed());
  },
};

const others: readonly [facts: NoticeFacts, position: Position | null][] = [
  [{ kind: 'referralJoined', name: 'Noah Lindqvist', wallet: '' }, null],
  [{ kind: 'purchaseConfirmed', position: 1 }, 1],
  [{ kind: 'incomeReceived', position: 3, amount: 37_500_000n }, 3],
  [{ kind: 'incomeLost', position: 4, amount: 40_000_000n }, 4],
  [{ kind: 'bonusClaimed', position: 6, amount: 12_500_000n }, 6],
  [{ kind: 'supportReplied', subject: 'My bonus for level 3 is missing' }, null],
  [{ kind: 'ticketClosed', subject: 'Which coin pays the fee?' }, null],
];

/** Everything that a member can be told of, each with the way to what it is about. */
export const AllKinds: Story = {
  beforeEach: inWorld({
    world: () => {
      const world = newMember();
      for (const [facts, position] of others) {
        const about = { position, ticketId: 'subject' in facts ? 'ticket-1' : '' };
        world.notifications.write(world.wallet, { kind: facts.kind, message: noticeText(facts), ...about });
      }
      return world;
    },
  }),
  play: async () => {
    await expect(await rows()).toHaveLength(8);
    const hrefs = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    await expect(hrefs('Open the conversation')).toEqual(['/dashboard/support/ticket-1']);
    await expect(hrefs('Go to your tickets')).toEqual(['/dashboard/support']);
    await expect(hrefs('See your referrals')).toEqual(['/dashboard/incomelisting/referral']);
    await expect(hrefs('Go to Forge Race')).toHaveLength(2);
    await expect(hrefs('Go to Global Pool')).toHaveLength(2);
  },
};

const terms = { fee: 60_000_000n, referral: 2000, network: 4500, operator: 3500 };
const window = { from: new Date('2026-11-23T12:00Z'), until: new Date('2026-12-07T12:00Z') };
const wallet = '0x1111111111111111111111111111111111112222';

const acts: readonly NoticeFacts[] = [
  { kind: 'adminChanged', position: null, wallet },
  { kind: 'adminOfferWithdrawn', position: 4 },
  { kind: 'adminOffered', position: 4, wallet, from: window.from },
  { kind: 'retired', position: 8 },
  { kind: 'retirementWithdrawn', position: 8 },
  { kind: 'retirementAnnounced', position: 8, ...window },
  { kind: 'poolWithdrawn' },
  { kind: 'poolAnnounced', position: 8, ...window },
  { kind: 'pauseEnded', position: 3 },
  { kind: 'pauseBegan', position: 3, until: window.until },
  { kind: 'termsWithdrawn', position: 1, fee: 60_000_000n },
  { kind: 'termsApplied', position: 1, terms, before: null },
  {
    kind: 'termsAnnounced',
    position: 1,
    terms,
    before: { fee: 50_000_000n, referral: 2000, network: 5000, operator: 3000 },
    ...window,
  },
];

/** Told of what concerns their money, without looking for it: each leads to the page that proves it. */
export const OperatorActs: Story = {
  beforeEach: inWorld({
    world: () => {
      const world = newMember();
      for (const facts of acts) {
        const position = 'position' in facts ? facts.position : null;
        world.notifications.write(world.wallet, { kind: facts.kind, message: noticeText(facts), position });
      }
      return world;
    },
  }),
  play: async () => {
    const [announced] = await rows();
    await expect(announced).toHaveTextContent(
      'Fee $60.00 (before $50.00); 20 % of it to the referral, 45 % (before 50 %) to the network, 35 % (before 30 %) to the operator. They can come into force from 2026-11-23 12:00 UTC until 2026-12-07 12:00 UTC.',
    );
    const ways = screen.getAllByRole('link', { name: 'See every change by the operator' });
    await expect(ways).toHaveLength(10);
    await expect(ways[0]).toHaveAttribute('href', '/transparency');
  },
};

export const OperatorActsOlder: Story = {
  ...OperatorActs,
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(
      await screen.findByText(/^The administration of Level 4 is offered to 0x1111…2222/),
    ).toBeVisible();
    await screen.findByText(
      'The administration of the registry of sponsors and pools has moved to 0x1111…2222.',
    );
  },
};

const aboutPlaces: readonly NoticeFacts[] = [
  { kind: 'placeUnrecorded', name: 'Noah Lindqvist', wallet: '' },
  { kind: 'placeAsked', name: 'Noah Lindqvist', wallet: '' },
  { kind: 'placeSigned', name: 'Noah Lindqvist', wallet: '' },
  { kind: 'placeExpiring', date: '2028-11-20' },
  { kind: 'placeWaiting', name: 'Noah Lindqvist', wallet: '' },
  { kind: 'placeWithdrawn' },
];

/** A member whose place is not recorded is told whom that costs them, and led to where they sign. */
export const PlaceKinds: Story = {
  beforeEach: inWorld({
    world: () => {
      const world = newMember({ signed: false, notifications: 0 });
      for (const facts of aboutPlaces) {
        world.notifications.write(world.wallet, { kind: facts.kind, message: noticeText(facts) });
      }
      return world;
    },
  }),
  play: async () => {
    await expect(await rows()).toHaveLength(aboutPlaces.length);
    const links = screen.getAllByRole('link', { name: 'See your profile' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      aboutPlaces.map(() => '/dashboard/profileabout'),
    );
  },
};

/** Shown at once; the server has not answered and the focus stays in the row. */
export const MarkedRead: Story = {
  play: async ({ scripted: { world }, userEvent }) => {
    await findCount('3 unread');
    world.latency = 'infinite';
    const row = await markNewest(world, userEvent);
    await expect(await findCount('2 unread')).toBeVisible();
    await expect(row.getByText('Read')).toBeVisible();
    await expect(row.queryByRole('button')).not.toBeInTheDocument();
    const [told] = world.notifications.of(world.wallet);
    await expect(row.getByRole('link', { name: told?.message ?? '' })).toHaveFocus();
  },
};

/** All at once, before the server has answered; the focus stays beside. */
export const MarkedAll: Story = {
  play: async ({ scripted: { world }, userEvent }) => {
    await findCount('3 unread');
    world.latency = 'infinite';
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(await findCount('All read')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
    await expect(screen.queryByText('Not read')).not.toBeInTheDocument();
  },
};

/** The server refuses: what was unread is unread again. */
export const MarkAllFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => growingMember({ failing: ['markAllNotificationsRead'] }) }),
  play: async ({ scripted: { world }, userEvent }) => {
    await findCount('3 unread');
    // So that nothing but the mark's own undoing can bring the count back.
    world.failing.add('notifications');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(await findToast('Failed to mark notification as read')).toBeInTheDocument();
    await expect(await findCount('3 unread')).toBeVisible();
    await expect(screen.getAllByText('Not read')).toHaveLength(3);
  },
};

/** Something happens while the page is open, and something is read on another device. */
export const ToldMeanwhile: Story = {
  play: async ({ scripted: { world, ports } }) => {
    await findCount('3 unread');
    world.notifications.write(world.wallet, { kind: 'bonusClaimed', message: 'Just now.', position: 3 });
    await expect(await findCount('4 unread')).toBeVisible();
    await expect((await rows())[0]).toHaveTextContent('Just now.');
    await expect(screen.getByRole('link', { name: /^Notifications 4 unread/ })).toBeVisible();
    const [first] = world.notifications.of(world.wallet);
    await ports.client.call('markNotificationRead', { params: { id: first?.id ?? '' } });
    await expect(await findCount('3 unread')).toBeVisible();
  },
};

/** What is marked here stays until the filter is chosen again. */
export const OnlyUnread: Story = {
  play: async ({ scripted: { world }, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Unread' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await markNewest(world, userEvent);
    await waitFor(() => expect(world.notifications.of(world.wallet)[0]?.isRead).toBe(true));
    await expect(await findCount('2 unread')).toBeVisible();
    await expect(await rows()).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  },
};

export const SecondPage: Story = {
  beforeEach: inWorld({ world: () => growingMember({ referrals: 3 }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(screen.getByText('Page 2 of 2')).toBeVisible();
    await expect((await rows()).at(-1)).toHaveTextContent('Welcome to Upline.');
  },
};

export const AllRead: Story = {
  beforeEach: inWorld({ world: () => growingMember({ unread: 0 }) }),
  play: async () => {
    await expect(await findCount('All read')).toBeVisible();
    await rows();
    await expect(screen.queryByRole('button', { name: /^Mark as read/ })).not.toBeInTheDocument();
  },
};

export const NoneUnread: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: () => growingMember({ unread: 0 }) }),
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
    await expect(await screen.findByText('No unread notifications.')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: () => newMember({ notifications: 0 }) }),
  play: async () => {
    await expect(await screen.findByText('No notifications yet.')).toBeVisible();
    await expect(screen.queryByText(/Failed/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: inWorld({ world: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading notifications…')).toBeVisible();
    await expect(screen.queryByText(/^\d+ unread$/)).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => growingMember({ failing: ['notifications'] }) }),
  play: async () => {
    await expect(await screen.findByText('Failed to fetch notifications')).toBeVisible();
    await expect(screen.getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.queryByText('No notifications yet.')).not.toBeInTheDocument();
  },
};

/** The server is back. */
export const Recovered: Story = {
  beforeEach: inWorld({ world: () => growingMember({ failing: ['notifications'] }) }),
  play: async ({ scripted: { world }, userEvent }) => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    world.failing.clear();
    await userEvent.click(retry);
    await expect(await findCount('3 unread')).toBeVisible();
  },
};

/** The server refuses: the notification is unread again, and the count is what it was. */
export const MarkFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => growingMember({ failing: ['markNotificationRead'] }) }),
  play: async ({ scripted: { world }, userEvent }) => {
    await findCount('3 unread');
    // So that nothing but the mark's own undoing can bring the count back.
    world.failing.add('notifications');
    const row = await markNewest(world, userEvent);
    await expect(await findToast('Failed to mark notification as read')).toBeInTheDocument();
    await expect(await findCount('3 unread')).toBeVisible();
    await expect(await row.findByText('Not read')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Mark as read/ })).toBeVisible();
  },
};
