import { expect, test } from 'vitest';
import type { NotificationPayload } from './notificationKinds.ts';
import { notificationText } from './notificationText.ts';

const wallet = '0x1111111111111111111111111111111111112222';

const before = { fee: 50_000_000n, referral: 2000, network: 5000, operator: 3000 };
const terms = { fee: 60_000_000n, referral: 2000, network: 4550, operator: 3450 };
const window = { from: new Date('2026-11-23T12:30Z'), until: new Date('2026-12-07T12:30Z') };

test.each<[string, NotificationPayload]>([
  ['Welcome to Upline. Your member ID is 7KQ2-M9XD.', { kind: 'welcome', memberId: '7KQ2-M9XD' }],
  ['0x1111…2222 “Ana” joined under you.', { kind: 'referralJoined', name: 'Ana', wallet }],
  ['0x1111…2222 joined under you.', { kind: 'referralJoined', name: '', wallet }],
  [
    '0x1111…2222 “Ana” joined below you, but your place is not recorded yet. Until you sign, members who join with your link and buy are lost to you for good.',
    { kind: 'placeUnrecorded', name: 'Ana', wallet },
  ],
  [
    '0x1111…2222 stands below you and waits for your signature. Until you sign, members who join with your link and buy are lost to you for good.',
    { kind: 'placeAsked', name: '', wallet },
  ],
  [
    '0x1111…2222 “Ana” has signed for their place, as you asked.',
    { kind: 'placeSigned', name: 'Ana', wallet },
  ],
  [
    'Your signature for your place expires on 21 Nov 2028. Sign again, or from then on members who join with your link and buy are lost to you for good.',
    { kind: 'placeExpiring', date: '2028-11-21' },
  ],
  [
    '0x1111…2222 “Ana” joined under you, but a sponsor above you has not signed for their place. Until they sign, members who join with your link and buy are lost to you for good. You can have them asked from your profile.',
    { kind: 'placeWaiting', name: 'Ana', wallet },
  ],
  [
    'Your wallet no longer confirms your signature for your place. Until you sign again, members who join with your link and buy are lost to you for good.',
    { kind: 'placeWithdrawn' },
  ],
  [
    'Your wallet was upgraded, and the upgrade does not confirm your signature for your place. Until you take it back, or record your place by a transaction, members who join with your link and buy are lost to you for good.',
    { kind: 'placeUpgraded' },
  ],
  [
    'Your purchase of Level 3 is confirmed.',
    { kind: 'purchaseConfirmed', position: 3, amount: 150_000_000n },
  ],
  [
    'You received $40.00 from a purchase of Level 4.',
    {
      kind: 'incomeReceived',
      position: 4,
      wallet,
      amount: 40_000_000n,
      ofReferral: 40_000_000n,
      ofLevel: 0n,
    },
  ],
  [
    'You missed $50.00 from a purchase of Level 5, because you had not bought Level 5.',
    { kind: 'incomeLost', position: 5, wallet, amount: 50_000_000n },
  ],
  ['You claimed $12.50 from Level 9.', { kind: 'bonusClaimed', position: 9, amount: 12_500_000n }],
  ['Support replied to “{who} & co”.', { kind: 'supportReplied', subject: '{who} & co' }],
  ['Support put your messages together in “A”.', { kind: 'ticketMoved', subject: 'A' }],
  ['Support made “A” a ticket of its own.', { kind: 'ticketSplit', subject: 'A' }],
  ['Support closed “$& $1”.', { kind: 'ticketClosed', subject: '$& $1' }],
  ['How was the help with “A coin”? One tap is enough.', { kind: 'ratingAsked', subject: 'A coin' }],
  ['The copy of your data is ready to download until 7 Dec 2026.', { kind: 'dataReady', date: '2026-12-07' }],
  ['Support refused your request about your data and says why.', { kind: 'dataRefused' }],
  [
    'The terms have changed: those of 28 Nov 2026 are in force. You are asked to accept them before you buy anything more.',
    { kind: 'termsRenewed', version: '2026-11-28' },
  ],
  [
    'The audit log today. Its newest entry is 12:ab34. Note it: an audit log without it was rewritten.',
    { kind: 'auditHead', head: '12:ab34' },
  ],
  [
    '0x1111…2222, who can send the act, replaced your reason for it. The audit log keeps both.',
    { kind: 'reasonReplaced', wallet },
  ],
  [
    '0x1111…2222 tried to replace a colleague’s reason for an act. It stays until its author takes it back.',
    { kind: 'reasonRefused', wallet },
  ],
  [
    'Level 1: new terms are announced. From 23 Nov 2026, 12:30 UTC at the earliest: a fee of $60.00 (today $50.00), 45.5 % (today 50 %) of the fee to the network and 34.5 % (today 30 %) of the fee to the operator. If they are not applied by 7 Dec 2026, 12:30 UTC, they lapse. What was bought before stays bought; what later purchases pay follows the new terms. This replaces the announcement of 21 Nov 2026, 12:30 UTC.',
    {
      kind: 'termsAnnounced',
      position: 1,
      terms,
      before,
      ...window,
      replaces: new Date('2026-11-21T12:30Z'),
    },
  ],
  [
    'Level 3: new terms are in force: 45.5 % (before 50 %) of the fee shared among those who hold the level and 34.5 % (before 30 %) of the fee to the operator.',
    { kind: 'termsApplied', position: 3, terms: { ...terms, fee: before.fee }, before },
  ],
  [
    'Level 1: new terms are in force: a fee of $50.00, 20 % of the fee to the referral, 50 % of the fee to the network and 30 % of the fee to the operator.',
    { kind: 'termsApplied', position: 1, terms: before, before: null },
  ],
  [
    'Level 3: purchases are paused. They go on by themselves at 7 Dec 2026, 12:30 UTC, or earlier. Claims go on.',
    { kind: 'pauseBegan', position: 3, until: window.until },
  ],
  [
    'Level 8: the end of purchases is announced. It can come from 23 Nov 2026, 12:30 UTC until 7 Dec 2026, 12:30 UTC. After it, the places bought there earn nothing more, and no fee is returned. Claims go on.',
    { kind: 'retirementAnnounced', position: 8, ...window },
  ],
  [
    'Level 8: purchases have ended for good. The places bought there earn nothing more, and no fee is returned. Claims go on.',
    { kind: 'retired', position: 8 },
  ],
  [
    'Level 8: another pool is announced. It can be listed from 23 Nov 2026, 12:30 UTC until 7 Dec 2026, 12:30 UTC. Places of today do not count in it: they must be bought again. What the pool of today owes you stays yours.',
    { kind: 'poolAnnounced', position: 8, ...window },
  ],
  [
    'The administration of Level 4 is offered to 0x1111…2222, who can take it from 23 Nov 2026, 12:30 UTC on.',
    { kind: 'adminOffered', position: 4, wallet, from: window.from },
  ],
  [
    'Levels 1 to 3, 5 and 9: the pause is over, purchases go on.',
    { kind: 'pauseEnded', position: 9, others: [1, 2, 3, 5] },
  ],
  [
    'The offer to hand over the administration of Levels 1 to 9 and the registry of sponsors and pools was withdrawn.',
    { kind: 'adminOfferWithdrawn', position: null, others: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ],
  [
    'The administration of the registry of sponsors and pools has moved to 0x1111…2222.',
    { kind: 'adminChanged', position: null, wallet },
  ],
])('writes: %s', (text, facts) => {
  expect(notificationText(facts)).toBe(text);
});
