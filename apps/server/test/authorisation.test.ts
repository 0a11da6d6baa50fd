import { isOfStaff, type Route, type RouteName, routes, type StaffRouteName } from '@upline/api';
import { contract, type Endpoint } from '@upline/api/contract';
import { actsSeenByMember, type StaffRole } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/platform/db/openDb.ts';
import { createEstate, type Estate, type Outcome, type Party, parties } from './support/accessFixtures.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';

/**
 * The subject of each member call. `theOwners`: the call names an item of one member, and others
 * get 404. `theCallers`: the call names nothing and concerns the caller. `everybodys`: any member
 * may see the data.
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

/** Roles that may make each staff call. */
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
  deskWaitingActs: operators,
  deskGiveUpAct: ['operator'],
  deskAnnouncements: operators,
  deskAnnounce: ['operator'],
};

/**
 * The audit entry of each staff call: in the access log of the owner (`ofOwner`) or of another
 * member (`ofMember`), visible to staff only (`ofStaff`), or none.
 */
const entryOf: Record<StaffRouteName, 'ofOwner' | 'ofMember' | 'ofStaff' | 'none'> = {
  deskMe: 'none',
  deskStaff: 'none',
  // Its member is a new wallet.
  deskGrant: 'ofMember',
  deskWithdraw: 'ofOwner',
  deskStaffLog: 'none',
  deskViews: 'none',
  deskTickets: 'ofOwner',
  deskTicket: 'ofOwner',
  deskChange: 'ofOwner',
  deskReply: 'ofOwner',
  // The session has not read the ticket, so the call shows nothing of it.
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
  deskWaitingActs: 'none',
  deskGiveUpAct: 'ofStaff',
  deskAnnouncements: 'none',
  deskAnnounce: 'ofStaff',
};

/** Calls that show audit entries; logged for the owner only if the reply names the owner. */
const ofAudit: readonly RouteName[] = ['deskAudit', 'deskExportAudit'];

function expectedEntry(name: RouteName, { status, body }: Outcome) {
  if (!isOfStaff(name) || (status !== 200 && status !== 403)) return 'none';
  if (status === 403) return 'ofStaff';
  const isOfOwner = ofAudit.includes(name) && accessFixtures.isOwnerIn(body);
  return isOfOwner ? 'ofOwner' : entryOf[name];
}

function entryLeft({ entries }: Outcome) {
  if (entries.length === 0) return 'none';
  const seen = entries.flatMap(({ act, member }) =>
    member !== null && actsSeenByMember.some((one) => one === act) ? [member] : [],
  );
  if (seen.length === 0) return 'ofStaff';
  return accessFixtures.isOwnerIn(seen) ? 'ofOwner' : 'ofMember';
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
let accessFixtures: Estate;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  accessFixtures = await createEstate({ db, chain });
});

afterAll(() => chain.chain.stop());

const names = Object.keys(routes) as RouteName[];

test('declares the subject of every member call', () => {
  const ofMembers = names.filter((name) => routes[name].access === 'member');
  expect(Object.keys(belonging).toSorted()).toEqual(ofMembers.toSorted());
});

const cells = names.flatMap((name) => parties.map((party) => [name, party] as const));

test.each(cells)('%s by %s', async (name, party) => {
  const reply = await accessFixtures.call(name, party);
  expect(reply.status).toBe(expectedStatus(name, party));
  const entry = entryLeft(reply);
  expect(entry).toBe(expectedEntry(name, reply));
  if (reply.status === 200) {
    // A reply to staff has nothing of the owner unless the owner finds it in their access log.
    if (!isOfStaff(name) || entry === 'ofOwner') return;
    expect(JSON.stringify(reply.body)).not.toContain(accessFixtures.secret);
    expect(accessFixtures.isOwnerIn(reply.body)).toBe(false);
    return;
  }
  const { failure }: Endpoint = contract[name];
  expect(failure.safeParse(reply.body).success).toBe(true);
  expect(JSON.stringify(reply.body)).not.toContain(accessFixtures.secret);
});
