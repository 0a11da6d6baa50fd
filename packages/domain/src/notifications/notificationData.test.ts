import { expect, test } from 'vitest';
import { notificationData, notificationPayload } from './notificationData.ts';
import type { NotificationPayload } from './notificationKinds.ts';

const wallet = '0x1111111111111111111111111111111111112222';
const terms = { fee: 60_000_000n, referral: 2000, network: 4550, operator: 3450 };
const window = { from: new Date('2026-11-23T12:30Z'), until: new Date('2026-12-07T12:30Z') };

test.each<NotificationPayload>([
  { kind: 'welcome', memberId: '7KQ2-M9XD' },
  { kind: 'referralJoined', name: '7', wallet },
  { kind: 'placeExpiring', date: '2028-11-21' },
  {
    kind: 'incomeReceived',
    position: 4,
    wallet,
    amount: 15_000_001n,
    ofReferral: 10_000_001n,
    ofLevel: 5_000_000n,
  },
  { kind: 'supportReplied', subject: '12.5' },
  { kind: 'termsAnnounced', position: 1, terms, before: null, ...window },
  { kind: 'termsApplied', position: 1, terms, before: terms },
  { kind: 'termsWithdrawn', position: 1, fee: 60_000_000n },
  { kind: 'adminOffered', position: null, wallet: null, from: window.from },
])('round-trips facts through JSON: %o', (facts) => {
  expect(notificationPayload(JSON.parse(JSON.stringify(notificationData(facts))))).toEqual(facts);
});

test('stores money as a plain decimal and instants as ISO 8601', () => {
  const pause = { kind: 'pauseBegan', position: 3, until: window.until } as const;
  expect(notificationData({ kind: 'bonusClaimed', position: 3, amount: 12_500_000n })).toHaveProperty(
    'amount',
    '12.5',
  );
  expect(notificationData(pause)).toHaveProperty('until', '2026-12-07T12:30:00.000Z');
});
