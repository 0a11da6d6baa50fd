import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, type MockBackend, newMember } from '@upline/api/mocks';
import {
  type NotificationKind,
  notificationKinds,
  notificationPath,
  notificationText,
  type Position,
  paths,
  ticketPath,
} from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { NotificationDetails } from './NotificationDetails.tsx';
import { NotificationScreen } from './NotificationScreen.tsx';
import type { Notification } from './notificationsQuery.ts';

function newest({ notifications, wallet }: MockBackend) {
  const [told] = notifications.of(wallet);
  if (!told) throw new Error('Nothing was told.');
  return told;
}

const keptFacts = [
  { kind: 'ticketMoved', subject: 'My bonus' },
  { kind: 'ticketSplit', subject: 'My photo' },
  { kind: 'dataReady', date: '2026-12-07' },
  { kind: 'dataRefused' },
  { kind: 'termsRenewed', version: '2026-11-28' },
  { kind: 'auditHead', head: `4711:${'ab12'.repeat(16)}` },
  { kind: 'reasonReplaced', wallet: `0x${'1a'.repeat(20)}` },
  { kind: 'reasonRefused', wallet: `0x${'2b'.repeat(20)}` },
] as const;

/**
 * A notification as stored by older servers, with its message only, except for kinds that they did
 * not know.
 */
function told(kind: NotificationKind, position: Position): Notification {
  const facts = keptFacts.find((one) => one.kind === kind) ?? null;
  const message = facts ? notificationText(facts) : 'It was written down. This is more of it.';
  const ticketId = kind === 'ticketClosed' || kind === 'ratingAsked' ? 't7' : '';
  const about = { kind, message, position, ticketId, transaction: '', person: null, facts };
  return { id: kind, _id: kind, timestamp: '2026-11-21T09:00:00.000Z', isRead: true, ...about };
}

/** A single notification. Opening it marks it as read. */
const meta = {
  title: 'Screens/Notifications/Detail',
  component: NotificationScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { id: '' },
  // Empty selects the mock backend's newest notification.
  render: ({ id }, { fakes }) => <NotificationScreen id={id || newest(fakes.backend).id} />,
  ...onScreen(notificationPath('newest'), { backend: growingMember }),
} satisfies Meta<typeof NotificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ fakes: { backend } }) => {
    const { transaction, id } = newest(backend);
    await expect(await screen.findByRole('heading', { level: 2, name: /^\S+ .* Level \d/ })).toBeVisible();
    await expect(screen.getByRole('link', { name: transaction })).toBeVisible();
    await expect(screen.getByText('Read')).toBeVisible();
    await expect(screen.queryByText('New')).not.toBeInTheDocument();
    await waitFor(() => expect(backend.notifications.find(id)?.isRead).toBe(true));
    await expect(screen.getByRole('link', { name: 'All notifications' })).toHaveAttribute(
      'href',
      '/dashboard/notifications',
    );
  },
};

export const AboutTicket: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember();
      const facts = { kind: 'supportReplied', subject: 'My bonus for level 3 is missing' } as const;
      backend.notifications.write(backend.wallet, { facts, ticketId: 'ticket-1' });
      return backend;
    },
  }),
  play: async ({ userEvent, fakes }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Open the conversation' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual(['/dashboard/support/ticket-1']);
    await expect(screen.queryByText('Transaction')).not.toBeInTheDocument();
  },
};

/** An operator action with the operator's reason. */
export const WithReason: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember();
      const facts = { kind: 'pauseEnded', position: 3, reason: 'The fault is gone.' } as const;
      backend.notifications.write(backend.wallet, { facts, position: 3 });
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText('The fault is gone.')).toBeVisible();
  },
};

/** Every kind with its label and link. */
export const OfEachKind: Story = {
  render: () => (
    <Stack gap="xl">
      {notificationKinds.map((kind, at) => (
        <NotificationDetails key={kind} notification={told(kind, at % 2 === 0 ? 1 : 3)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const articles = canvas.getAllByRole('article');
    const of = (kind: NotificationKind) => within(articles[notificationKinds.indexOf(kind)] as HTMLElement);
    const leadsTo = (kind: NotificationKind) => of(kind).getByRole('link').getAttribute('href');
    await expect(articles).toHaveLength(notificationKinds.length);
    await expect(of('pauseBegan').getByText('Pause')).toBeVisible();
    await expect(
      of('ticketMoved').getByRole('heading', { name: 'Your messages are together in My bonus' }),
    ).toBeVisible();
    await expect(
      of('ticketSplit').getByRole('heading', { name: 'My photo is a ticket of its own now' }),
    ).toBeVisible();
    await expect(
      of('termsAnnounced').getByRole('link', { name: 'See every change by the operator' }),
    ).toBeVisible();
    await expect(leadsTo('termsAnnounced')).toBe(paths.transparency);
    await expect(leadsTo('referralJoined')).toBe(paths.referrals);
    await expect(of('ratingAsked').getByRole('link', { name: 'Rate the help you got' })).toBeVisible();
    await expect(
      of('dataReady').getByRole('heading', { name: /^The copy of your data is ready to download until / }),
    ).toBeVisible();
    await expect(
      of('dataRefused').getByRole('heading', { name: /^Support refused your request about your data/ }),
    ).toBeVisible();
    await expect(of('dataReady').getByRole('link', { name: 'See your requests' })).toBeVisible();
    await expect(leadsTo('dataRefused')).toBe(paths.data);
    await expect(
      of('termsRenewed').getByText(/You are asked to accept them before you buy anything more\.$/),
    ).toBeVisible();
    await expect(of('reasonReplaced').getByText(/^0x1a1a…1a1a, who can send the act/)).toBeVisible();
    await expect(of('reasonRefused').queryByRole('link')).not.toBeInTheDocument();
    await expect(leadsTo('ticketClosed')).toBe(ticketPath('t7'));
    await expect(of('supportReplied').queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading notification…')).toBeVisible();
  },
};

/** A mistyped link, or another member's notification. */
export const NotFound: Story = {
  tags: ['state-empty'],
  args: { id: 'nobodys' },
  play: async () => {
    await expect(await screen.findByText('Notification not found.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['notificationDetails'] }) }),
  play: async ({ fakes: { backend } }) => {
    await expect(await screen.findByText('Failed to fetch notification details')).toBeVisible();
    await expect(screen.getByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(newest(backend).isRead).toBe(false);
  },
};

export const Recovered: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['notificationDetails'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.failing.clear();
    await userEvent.click(retry);
    await expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** The server rejects the mark: the notification counts as unread and can be marked manually. */
export const MarkFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['markNotificationRead'] }) }),
  play: async () => {
    await expect(await findToast('Failed to mark notification as read')).toBeInTheDocument();
    await expect(await screen.findByText('New')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  },
};

export const MarkedLater: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['markNotificationRead'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Mark as read' });
    backend.failing.clear();
    await userEvent.click(button);
    await expect(await screen.findByText('Read')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await waitFor(() => expect(newest(backend).isRead).toBe(true));
  },
};
