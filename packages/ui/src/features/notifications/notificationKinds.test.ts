import { expect, test } from 'vitest';
import { type NotificationSubject, wayOf } from './notificationKinds.ts';

const nothing = { position: null, ticketId: '' };

test.each<[NotificationSubject, string | undefined]>([
  [{ ...nothing, kind: 'welcome' }, '/dashboard/profileabout'],
  [{ ...nothing, kind: 'referralJoined' }, '/dashboard/incomelisting/referral'],
  [{ ...nothing, kind: 'purchaseConfirmed', position: 2 }, '/dashboard/forgeracelisting'],
  [{ ...nothing, kind: 'incomeReceived', position: 3 }, '/dashboard/globalpool'],
  [{ ...nothing, kind: 'incomeLost', position: 8 }, '/dashboard/forgeracelisting'],
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
])('%o leads to %s', (subject, href) => {
  expect(wayOf(subject)?.href).toBe(href);
});
