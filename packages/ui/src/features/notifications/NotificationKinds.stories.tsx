import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { type NotificationPayload, notificationPosition, paths } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../stories/onScreen.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { rows } from './notifications.play.ts';

/** All kinds of notifications. */
const meta = {
  title: 'Screens/Notifications/List',
  component: NotificationsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.notifications, { backend: newMember }),
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const wallet = '0x1111111111111111111111111111111111112222';
const noah = '0x4411638989987451880826086825129977253244';
const bought = { wallet: noah, position: 1 } as const;

const others: readonly NotificationPayload[] = [
  { kind: 'referralJoined', name: '', wallet: noah },
  { kind: 'referralsJoined', count: 4 },
  { kind: 'purchaseConfirmed', position: 1, amount: 50_000_000n },
  { ...bought, kind: 'incomeReceived', amount: 15_000_000n, ofReferral: 10_000_000n, ofLevel: 5_000_000n },
  { ...bought, kind: 'incomeReceived', amount: 30_000_000n, ofReferral: 30_000_000n, ofLevel: 0n },
  { ...bought, kind: 'incomeReceived', amount: 5_000_000n, ofReferral: 0n, ofLevel: 5_000_000n },
  { ...bought, kind: 'incomeLost', amount: 40_000_000n },
  { kind: 'bonusClaimed', position: 6, amount: 12_500_000n },
  { kind: 'supportReplied', subject: 'My bonus for level 3 is missing' },
  { kind: 'ticketClosed', subject: 'Which coin pays the fee?' },
];

/** Every kind, with names, amounts and the member's share. */
export const AllKinds: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember({ notifications: 0 });
      backend.register({ wallet: noah, name: 'Noah Lindqvist' });
      for (const facts of others.slice(1)) backend.notifications.write(backend.wallet, { facts });
      const [first] = others;
      if (first)
        backend.notifications.write(backend.wallet, { facts: first, at: new Date('2026-11-19T12:00Z') });
      return backend;
    },
  }),
  play: async () => {
    const shown = await rows();
    await expect(shown).toHaveLength(others.length);
    const words = shown.map((row) => row.textContent);
    for (const says of [
      '“Noah Lindqvist” joined under youNew referral',
      '4 members joined under you today.',
      'Level 1 is yours$50.00 paid',
      'You received $15.00 when Noah Lindqvist bought Level 1Referral $10.00, level $5.00',
      'You received $30.00 when Noah Lindqvist bought Level 1Referral income',
      'You received $5.00 when Noah Lindqvist bought Level 1Level income',
      'You missed $40.00 at Level 1Noah Lindqvist bought it when you had not',
      '$12.50 reached your walletClaimed from Level 6',
      'Support answered My bonus for level 3 is missing',
      'Support closed Which coin pays the fee?',
    ]) {
      await expect(
        words.filter((text) => text.includes(says)),
        says,
      ).toHaveLength(1);
    }
    const [today, earlier] = ['Today', 'Earlier'].map((name) => within(screen.getByRole('list', { name })));
    await expect(today?.getAllByRole('listitem')).toHaveLength(others.length - 1);
    await expect(earlier?.getByRole('link', { name: /“Noah Lindqvist” joined/ })).toBeVisible();
  },
};

const old = [
  {
    kind: 'incomeLost',
    message: 'You missed $40.00 from a purchase of Level 4, because you had not bought Level 4.',
  },
  { kind: 'referralJoined', message: 'Noah Lindqvist joined under you.' },
  { kind: 'welcome', message: 'Welcome to Upline. Your member ID is 7KQ2-M9XD.' },
] as const;

/** Stored without facts: shown by its message. */
export const Old: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember({ notifications: 0 });
      for (const told of old) backend.notifications.write(backend.wallet, told);
      return backend;
    },
  }),
  play: async () => {
    await expect(await rows()).toHaveLength(old.length);
    await expect(screen.getByRole('link', { name: old[0].message })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Welcome to Upline' })).toBeVisible();
    await expect(screen.getByText('Your member ID is 7KQ2-M9XD.')).toBeVisible();
  },
};

const terms = { fee: 60_000_000n, referral: 2000, network: 4500, operator: 3500 };
const window = { from: new Date('2026-11-23T12:00Z'), until: new Date('2026-12-07T12:00Z') };
const acts: readonly NotificationPayload[] = [
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
    reason: 'Gas on Polygon costs more than in spring.',
    position: 1,
    terms,
    before: { fee: 50_000_000n, referral: 2000, network: 5000, operator: 3000 },
    ...window,
  },
];

/** Operator actions that concern the member's money are shown in full. */
export const OperatorActs: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember();
      for (const facts of acts) {
        backend.notifications.write(backend.wallet, { facts, position: notificationPosition(facts) });
      }
      return backend;
    },
  }),
  play: async () => {
    const [announced] = await rows();
    await expect(announced).toHaveTextContent(
      'From 23 Nov 2026, 12:00 UTC at the earliest: a fee of $60.00 (today $50.00), 45 % (today 50 %) of the fee to the network and 35 % (today 30 %) of the fee to the operator. If they are not applied by 7 Dec 2026, 12:00 UTC, they lapse.',
    );
    await expect(screen.getByRole('link', { name: 'Level 1: new terms are announced' })).toBeVisible();
    await expect(announced).toHaveTextContent(
      'The operator writes: “Gas on Polygon costs more than in spring.”',
    );
    await expect(screen.getAllByText(/^The operator writes/)).toHaveLength(1);
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

const aboutPlaces: readonly NotificationPayload[] = [
  { kind: 'placeUnrecorded', name: 'Noah Lindqvist', wallet: noah },
  { kind: 'placeAsked', name: 'Noah Lindqvist', wallet: noah },
  { kind: 'placeSigned', name: 'Noah Lindqvist', wallet: noah },
  { kind: 'placeExpiring', date: '2028-11-20' },
  { kind: 'placeWaiting', name: 'Noah Lindqvist', wallet: noah },
  { kind: 'placeWithdrawn' },
  { kind: 'placesUnrecorded', count: 4 },
  { kind: 'placesWaiting', count: 2 },
  { kind: 'placesAsked', count: 3 },
  { kind: 'placeUpgraded' },
];

/** Tells a member without a recorded enrolment who is not credited. */
export const PlaceKinds: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember({ signed: false, notifications: 0 });
      for (const facts of aboutPlaces) backend.notifications.write(backend.wallet, { facts });
      return backend;
    },
  }),
  play: async () => {
    await expect(await rows()).toHaveLength(aboutPlaces.length);
    await expect(screen.getByRole('link', { name: 'Signature requested' })).toBeVisible();
    await expect(screen.getByText(/^0x4411…3244 “Noah Lindqvist” stands below you and waits/)).toBeVisible();
  },
};
