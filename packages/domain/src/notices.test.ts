import { expect, test } from 'vitest';
import { type NoticeFacts, noticeText } from './notices.ts';

const wallet = '0x1111111111111111111111111111111111112222';

test.each<[string, NoticeFacts]>([
  ['Welcome to Upline. Your member ID is 7KQ2-M9XD.', { kind: 'welcome', memberId: '7KQ2-M9XD' }],
  ['Ana joined under you.', { kind: 'referralJoined', name: 'Ana', wallet }],
  ['0x1111…2222 joined under you.', { kind: 'referralJoined', name: '', wallet }],
  [
    'Ana joined with your link, but your place is not recorded yet. Until you sign, members who join with your link will not count for you.',
    { kind: 'placeUnrecorded', name: 'Ana', wallet },
  ],
  [
    '0x1111…2222 wants to buy below you and waits for your signature. Until you sign, members who join with your link will not count for you.',
    { kind: 'placeAsked', name: '', wallet },
  ],
  [
    'Your signature for your place ends on 2028-11-21. Sign again, or members who join with your link will not count for you from then on.',
    { kind: 'placeExpiring', date: '2028-11-21' },
  ],
  ['Your purchase of Level 3 is confirmed.', { kind: 'purchaseConfirmed', position: 3 }],
  [
    'You received $40.00 from a purchase of Level 4.',
    { kind: 'incomeReceived', position: 4, amount: 40_000_000n },
  ],
  [
    'You missed $50.00 from a purchase of Level 5, because you do not have Level 5.',
    { kind: 'incomeLost', position: 5, amount: 50_000_000n },
  ],
  ['You claimed $12.50 from Level 9.', { kind: 'bonusClaimed', position: 9, amount: 12_500_000n }],
  ['Support replied to “{who} & co”.', { kind: 'supportReplied', subject: '{who} & co' }],
  ['Support closed “$& $1”.', { kind: 'ticketClosed', subject: '$& $1' }],
])('a member reads: %s', (text, facts) => {
  expect(noticeText(facts)).toBe(text);
});
