import { isPosition, type Position } from '../levels/levels.ts';

/** A level's fee and its split: shares in hundredths of a percent. */
export interface FeeTerms {
  fee: bigint;
  referral: number;
  network: number;
  operator: number;
}

/** The time in which an announced act can be executed. */
interface Window {
  from: Date;
  until: Date;
}

/**
 * The kind of a notification with the values of its sentence. Amounts are units of 10⁻⁶. `wallet`
 * is the wallet of the other party: the member who joined or bought, or the account that is offered
 * a pool.
 */
export type NotificationPayload = MemberPayload | OperatorPayload;

type MemberPayload =
  | { kind: 'welcome'; memberId: string }
  | { kind: 'referralJoined'; name: string; wallet: string }
  | { kind: 'placeUnrecorded'; name: string; wallet: string }
  | { kind: 'placeAsked'; name: string; wallet: string }
  | { kind: 'placeSigned'; name: string; wallet: string }
  | { kind: 'placeExpiring'; date: string }
  | { kind: 'placeWaiting'; name: string; wallet: string }
  | { kind: 'placeWithdrawn' }
  /** Several notifications of a kind and day, counted. */
  | { kind: 'referralsJoined' | 'placesUnrecorded' | 'placesWaiting' | 'placesAsked'; count: number }
  | { kind: 'placeUpgraded' }
  | { kind: 'purchaseConfirmed'; position: Position; amount: bigint }
  | {
      kind: 'incomeReceived';
      position: Position;
      wallet: string;
      /** The sum of both parts. */
      amount: bigint;
      ofReferral: bigint;
      ofLevel: bigint;
    }
  | { kind: 'incomeLost'; position: Position; wallet: string; amount: bigint }
  | { kind: 'bonusClaimed'; position: Position; amount: bigint }
  | { kind: 'supportReplied'; subject: string }
  | { kind: 'ticketClosed'; subject: string }
  | { kind: 'ratingAsked'; subject: string }
  | { kind: 'ticketMoved'; subject: string }
  /** Some messages of the ticket became a new ticket. */
  | { kind: 'ticketSplit'; subject: string }
  /** A copy of the member's data can be downloaded until that day. */
  | { kind: 'dataReady'; date: string }
  | { kind: 'dataRefused' }
  /** Another version of the product's terms, to accept before the next purchase. */
  | { kind: 'termsRenewed'; version: string }
  /** To leads: number and hash of the audit's newest entry of the day. */
  | { kind: 'auditHead'; head: string }
  /** To a staff member: the holder of an act's role replaced their reason for it. */
  | { kind: 'reasonReplaced'; wallet: string }
  /** To leads: a staff member without the role tried to replace the reason of a colleague. */
  | { kind: 'reasonRefused'; wallet: string };

/** An act of the operator, as recorded on the chain. */
export type OperatorPayload = {
  /** The operator's explanation. */
  reason?: string;
  /** Further contracts of which the same is said: levels, or `null` for the registry. */
  others?: readonly (Position | null)[];
} & ActPayload;

type ActPayload =
  | ({
      kind: 'termsAnnounced';
      position: Position;
      terms: FeeTerms;
      before: FeeTerms | null;
      /** The instant of the announcement that this one replaces. */
      replaces?: Date;
    } & Window)
  | { kind: 'termsApplied'; position: Position; terms: FeeTerms; before: FeeTerms | null }
  | { kind: 'termsWithdrawn'; position: Position; fee: bigint }
  | { kind: 'pauseBegan'; position: Position; until: Date }
  | { kind: 'pauseEnded'; position: Position }
  /** `position` may exceed the levels of this release. */
  | ({ kind: 'poolAnnounced'; position: number } & Window)
  | { kind: 'poolWithdrawn' }
  | ({ kind: 'retirementAnnounced'; position: Position } & Window)
  | { kind: 'retirementWithdrawn'; position: Position }
  | { kind: 'retired'; position: Position }
  /** Of a level's pool or, without a position, of the registry. */
  | { kind: 'adminOffered'; position: Position | null; wallet: string | null; from: Date }
  | { kind: 'adminOfferWithdrawn'; position: Position | null }
  | { kind: 'adminChanged'; position: Position | null; wallet: string | null };

export type NotificationKind = NotificationPayload['kind'];

/** Kinds about the member's own account, network, income and tickets. */
const memberNotificationKinds = [
  'welcome',
  'referralJoined',
  'placeUnrecorded',
  'placeAsked',
  'placeSigned',
  'placeExpiring',
  'placeWaiting',
  'placeWithdrawn',
  'referralsJoined',
  'placesUnrecorded',
  'placesWaiting',
  'placesAsked',
  'placeUpgraded',
  'purchaseConfirmed',
  'incomeReceived',
  'incomeLost',
  'bonusClaimed',
  'supportReplied',
  'ticketClosed',
  'ratingAsked',
  'ticketMoved',
  'ticketSplit',
  'dataReady',
  'dataRefused',
  'termsRenewed',
  'auditHead',
  'reasonReplaced',
  'reasonRefused',
] as const satisfies readonly MemberPayload['kind'][];

export const operatorNotificationKinds = [
  'termsAnnounced',
  'termsApplied',
  'termsWithdrawn',
  'pauseBegan',
  'pauseEnded',
  'poolAnnounced',
  'poolWithdrawn',
  'retirementAnnounced',
  'retirementWithdrawn',
  'retired',
  'adminOffered',
  'adminOfferWithdrawn',
  'adminChanged',
] as const satisfies readonly OperatorPayload['kind'][];

/** Every kind by name. A missing kind is a type error in the API's replies. */
export const notificationKinds = [...memberNotificationKinds, ...operatorNotificationKinds] as const;

/** Kinds that anyone can cause for others, each with the kind that sums several of a day. */
export const countedKinds = {
  referralJoined: 'referralsJoined',
  placeUnrecorded: 'placesUnrecorded',
  placeWaiting: 'placesWaiting',
  placeAsked: 'placesAsked',
} as const satisfies Partial<Record<NotificationKind, NotificationKind>>;

/** The level of a notification; `null` without a level, or for a level above this release's. */
export function notificationPosition(facts: NotificationPayload): Position | null {
  return 'position' in facts && isPosition(facts.position) ? facts.position : null;
}
