import { isOfStaff, type Route, type RouteName, routes, type StaffRouteName } from '@upline/api';
import { contract, type Endpoint } from '@upline/api/contract';
import { actsSeenByMember, type StaffRole } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { createEstate, type Estate, type Outcome, type Party, parties } from './support/estate.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';

/**
 * Whose each call of members is. What is `theOwners` names a thing of one member, which no other finds; what is
 * `theCallers` names nothing and is about the caller; what is `everybodys` any member may see of any other.
 */
const belonging: Partial<Record<RouteName, 'theOwners' | 'theCallers' | 'everybodys'>> = {
  logout: 'theCallers',
  sessions: 'theCallers',
  endSession: 'theOwners',
  endSessions: 'theCallers',
  profile: 'everybodys',
  update: 'theCallers',
  terms: 'theCallers',
  acceptTerms: 'theCallers',
  place: 'theCallers',
  signPlace: 'theCallers',
  askForPlace: 'theCallers',
  userPoolDetails: 'everybodys',
  referrer: 'everybodys',
  referrals: 'everybodys',
  referralTree: 'everybodys',
  treeSearch: 'everybodys',
  treeCounts: 'everybodys',
  globalPoolUsers: 'everybodys',
  ledger: 'theOwners',
  ledgerExport: 'theOwners',
  notifications: 'theOwners',
  markNotificationRead: 'theOwners',
  markAllNotificationsRead: 'theCallers',
  notificationDetails: 'theOwners',
  olderNotifications: 'theOwners',
  olderNotificationDetails: 'theOwners',
  olderMarkNotificationRead: 'theOwners',
  uploadSingle: 'theCallers',
  uploadMultiple: 'theCallers',
  uploadToTicket: 'theOwners',
  createTicket: 'theCallers',
  tickets: 'theCallers',
  ticket: 'theOwners',
  supportPromise: 'theCallers',
  rateTicket: 'theOwners',
  replyToTicket: 'theOwners',
  accessLog: 'theCallers',
  typing: 'theOwners',
  staffActs: 'theCallers',
  dataRequests: 'theCallers',
  askForData: 'theCallers',
  withdrawDataRequest: 'theOwners',
  dataExport: 'theOwners',
  live: 'theCallers',
};

const support: readonly StaffRole[] = ['agent', 'lead'];
const leads: readonly StaffRole[] = ['lead'];
const operators: readonly StaffRole[] = ['lead', 'operator'];
const everybody: readonly StaffRole[] = ['agent', 'lead', 'operator'];

/** Whose of the staff each call of theirs is. */
const rolesOf: Record<StaffRouteName, readonly StaffRole[]> = {
  deskMe: everybody,
  deskStaff: support,
  deskGrant: leads,
  deskWithdraw: leads,
  deskStaffLog: leads,
  deskViews: support,
  deskTickets: support,
  deskTicket: support,
  deskChange: support,
  deskReply: support,
  deskPresence: support,
  deskDraft: support,
  deskTakeBack: support,
  deskClose: support,
  deskReopen: support,
  deskNote: support,
  deskTimeline: support,
  deskMember: support,
  deskMemberChain: support,
  deskTransaction: support,
  deskMerge: support,
  deskUnmerge: support,
  deskSplit: support,
  deskLink: support,
  deskUnlink: support,
  deskBulk: support,
  deskMacros: support,
  deskCreateMacro: leads,
  deskChangeMacro: leads,
  deskApplyMacro: support,
  deskHours: support,
  deskSetHours: leads,
  deskReports: support,
  deskAudit: everybody,
  deskVerifyAudit: leads,
  deskExportAudit: everybody,
  deskDataRequests: leads,
  deskDataRequest: leads,
  deskFulfilDataRequest: leads,
  deskRefuseDataRequest: leads,
  deskSetIncident: leads,
  deskEndIncident: leads,
  deskHealth: operators,
  deskRecordAct: ['operator'],
  deskSentActs: operators,
  deskAnnouncements: operators,
  deskAnnounce: ['operator'],
};

/**
 * What each call of the staff leaves in the audit: an entry that the owner of the thing finds in their access log, one that
 * the staff finds alone, or none.
 */
const entryOf: Record<StaffRouteName, 'ofOwner' | 'ofMember' | 'ofStaff' | 'none'> = {
  deskMe: 'none',
  deskStaff: 'none',
  // About somebody new.
  deskGrant: 'ofMember',
  deskWithdraw: 'ofOwner',
  deskStaffLog: 'none',
  deskViews: 'none',
  deskTickets: 'ofOwner',
  deskTicket: 'ofOwner',
  deskChange: 'ofOwner',
  deskReply: 'ofOwner',
  // Nobody has read the ticket in the session: nothing of it is shown.
  deskPresence: 'none',
  deskDraft: 'none',
  deskTakeBack: 'ofOwner',
  deskClose: 'ofOwner',
  deskReopen: 'ofOwner',
  deskNote: 'ofOwner',
  deskTimeline: 'ofOwner',
  deskMember: 'ofOwner',
  deskMemberChain: 'ofOwner',
  deskTransaction: 'ofOwner',
  deskMerge: 'ofOwner',
  deskUnmerge: 'ofOwner',
  deskSplit: 'ofOwner',
  deskLink: 'ofOwner',
  deskUnlink: 'ofOwner',
  deskBulk: 'ofOwner',
  deskMacros: 'none',
  deskCreateMacro: 'ofStaff',
  deskChangeMacro: 'ofStaff',
  deskApplyMacro: 'ofOwner',
  deskHours: 'none',
  deskSetHours: 'ofStaff',
  deskReports: 'ofStaff',
  deskAudit: 'ofStaff',
  deskVerifyAudit: 'ofStaff',
  deskExportAudit: 'ofStaff',
  deskDataRequests: 'ofOwner',
  deskDataRequest: 'ofOwner',
  deskFulfilDataRequest: 'ofOwner',
  deskRefuseDataRequest: 'ofOwner',
  deskSetIncident: 'ofStaff',
  deskEndIncident: 'ofStaff',
  deskHealth: 'none',
  deskRecordAct: 'ofStaff',
  deskSentActs: 'none',
  deskAnnouncements: 'none',
  deskAnnounce: 'ofStaff',
};

/** The calls that show the audit as the caller may see it: its members are the owner, or nobody. */
const ofAudit: readonly RouteName[] = ['deskAudit', 'deskExportAudit'];

function expectedEntry(name: RouteName, { status, body }: Outcome) {
  if (!isOfStaff(name) || (status !== 200 && status !== 403)) return 'none';
  if (status === 403) return 'ofStaff';
  const isOfOwner = ofAudit.includes(name) && estate.isOwnerIn(body);
  return isOfOwner ? 'ofOwner' : entryOf[name];
}

function entryLeft({ entries }: Outcome) {
  if (entries.length === 0) return 'none';
  const seen = entries.flatMap(({ act, member }) =>
    member !== null && actsSeenByMember.some((one) => one === act) ? [member] : [],
  );
  if (seen.length === 0) return 'ofStaff';
  return estate.isOwnerIn(seen) ? 'ofOwner' : 'ofMember';
}

function expectedStatus(name: RouteName, party: Party): number {
  const { access }: Route = routes[name];
  if (access === 'public') return 200;
  if (party === 'nobody' || party === 'expired') return 401;
  if (isOfStaff(name)) {
    if (party === 'other' || party === 'owner') return 404;
    return party === 'staff' || rolesOf[name].includes(party) ? 200 : 403;
  }
  return belonging[name] === 'theOwners' && party !== 'owner' ? 404 : 200;
}

let db: Db;
let chain: TestChain;
let estate: Estate;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  estate = await createEstate({ db, chain });
});

afterAll(() => chain.chain.stop());

const names = Object.keys(routes) as RouteName[];

test('every call of members says whose it is', () => {
  const ofMembers = names.filter((name) => routes[name].access === 'member');
  expect(Object.keys(belonging).toSorted()).toEqual(ofMembers.toSorted());
});

const cells = names.flatMap((name) => parties.map((party) => [name, party] as const));

test.each(cells)('%s by %s', async (name, party) => {
  const reply = await estate.call(name, party);
  expect(reply.status).toBe(expectedStatus(name, party));
  expect(entryLeft(reply)).toBe(expectedEntry(name, reply));
  if (reply.status === 200) return;
  const { failure }: Endpoint = contract[name];
  expect(failure.safeParse(reply.body).success).toBe(true);
  expect(JSON.stringify(reply.body)).not.toContain(estate.secret);
});
