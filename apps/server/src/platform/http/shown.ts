import type { StaffRouteName } from '@upline/api';

/** Staff calls without members' data in their replies; all others reply through `audit/show.ts`. */
const ofNoMember = [
  'deskMe',
  'deskStaff',
  'deskStaffLog',
  'deskViews',
  // Returns the caller's own text.
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
  'deskWaitingActs',
  'deskGiveUpAct',
  'deskAnnouncements',
  'deskAnnounce',
] as const satisfies readonly StaffRouteName[];

/** Staff calls with members' data in their replies. */
export type MembersRouteName = Exclude<StaffRouteName, (typeof ofNoMember)[number]>;

declare const isShown: unique symbol;

/** A reply created by `audit/show.ts`, as the calls in `MembersRouteName` require. */
export type Shown<Reply> = Reply & { readonly [isShown]: true };
