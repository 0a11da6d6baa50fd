import { expect, test } from 'vitest';
import { type NotificationSubject, wayOf } from './notificationKinds.ts';

const nothing = { position: null, ticketId: '', transaction: '', timestamp: '2026-11-28T12:00:00.000Z' };

const lost = { ...nothing, transaction: '0xa1' };

test.each<[NotificationSubject, string | undefined]>([
  [{ ...nothing, kind: 'welcome' }, '/dashboard/profileabout'],
  [{ ...nothing, kind: 'referralJoined' }, '/dashboard/incomelisting/referral'],
  [{ ...nothing, kind: 'purchaseConfirmed', position: 2 }, '/dashboard/forgeracelisting'],
  [{ ...nothing, kind: 'incomeReceived', position: 3 }, '/dashboard/globalpool'],
  [
    { ...lost, kind: 'incomeLost', position: 8 },
    '/dashboard/ledger?kind=lost&position=8&from=2026-11-28&to=2026-11-28&open=0xa1',
  ],
  [{ ...lost, kind: 'incomeLost' }, undefined],
  [{ ...nothing, kind: 'bonusClaimed', position: 9 }, '/dashboard/globalpool'],
  [{ ...nothing, kind: 'bonusClaimed' }, undefined],
  [{ ...nothing, kind: 'supportReplied', ticketId: 'a/b' }, '/dashboard/support/a%2Fb'],
  [{ ...nothing, kind: 'supportReplied' }, undefined],
  [{ ...nothing, kind: 'pauseBegan', position: 3 }, '/transparency'],
  [{ ...nothing, kind: 'adminChanged' }, '/transparency'],
  [{ ...nothing, kind: 'ticketClosed', ticketId: 't7' }, '/dashboard/support/t7'],
  [{ ...nothing, kind: 'ratingAsked', ticketId: 't7' }, '/dashboard/support/t7'],
  [{ ...nothing, kind: 'ticketClosed' }, undefined],
  [{ ...nothing, kind: 'dataReady' }, '/dashboard/data'],
  [{ ...nothing, kind: 'dataRefused' }, '/dashboard/data'],
  [{ ...nothing, kind: 'termsRenewed' }, '/dashboard/profileabout'],
  [{ ...nothing, kind: 'reasonReplaced' }, undefined],
])('links %o to %s', (subject, href) => {
  expect(wayOf(subject)?.href).toBe(href);
});
