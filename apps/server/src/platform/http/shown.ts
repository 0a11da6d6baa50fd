import type { StaffRouteName } from '@upline/api';

/** The calls of the staff whose replies carry nothing of a member's: all others answer through `audit/show.ts`. */
const ofNoMember = [
  'deskMe',
  'deskStaff',
  'deskStaffLog',
  'deskViews',
  // Gives back the caller's own words.
  'deskDraft',
  'deskMacros',
  'deskCreateMacro',
  'deskChangeMacro',
  'deskHours',
  'deskSetHours',
  'deskReports',
  'deskVerifyAudit',
  'deskSetIncident',
  'deskEndIncident',
  'deskHealth',
  'deskRecordAct',
  'deskSentActs',
  'deskAnnouncements',
  'deskAnnounce',
] as const satisfies readonly StaffRouteName[];

/** The calls of the staff whose replies carry something of members. */
export type MembersRouteName = Exclude<StaffRouteName, (typeof ofNoMember)[number]>;

declare const isShown: unique symbol;

/** A reply that `audit/show.ts` made: the only kind that the calls of `MembersRouteName` may give. */
export type Shown<Reply> = Reply & { readonly [isShown]: true };
