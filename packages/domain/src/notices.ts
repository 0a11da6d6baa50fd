import { utcDate, utcTime } from './dates.ts';
import type { Position } from './levels.ts';
import { messages } from './messages/catalogue.ts';
import { formatMoney } from './money.ts';
import { shortAddress } from './shortAddress.ts';

/** What a place costs and how its fee is split: shares in hundredths of a percent. */
export interface FeeTerms {
  fee: bigint;
  referral: number;
  network: number;
  operator: number;
}

/** Between when something that was announced can be done. */
interface Window {
  from: Date;
  until: Date;
}

/** Something that a member is told of, with what its sentence needs. Amounts are units of 10⁻⁶. */
export type NoticeFacts =
  | { kind: 'welcome'; memberId: string }
  | { kind: 'referralJoined'; name: string; wallet: string }
  | { kind: 'placeUnrecorded'; name: string; wallet: string }
  | { kind: 'placeAsked'; name: string; wallet: string }
  | { kind: 'placeSigned'; name: string; wallet: string }
  | { kind: 'placeExpiring'; date: string }
  | { kind: 'placeWaiting'; name: string; wallet: string }
  | { kind: 'placeWithdrawn' }
  | { kind: 'purchaseConfirmed'; position: Position }
  | { kind: 'incomeReceived'; position: Position; amount: bigint }
  | { kind: 'incomeLost'; position: Position; amount: bigint }
  | { kind: 'bonusClaimed'; position: Position; amount: bigint }
  | { kind: 'supportReplied'; subject: string }
  | { kind: 'ticketClosed'; subject: string }
  | ({ kind: 'termsAnnounced'; position: Position; terms: FeeTerms; before: FeeTerms | null } & Window)
  | { kind: 'termsApplied'; position: Position; terms: FeeTerms; before: FeeTerms | null }
  | { kind: 'termsWithdrawn'; position: Position; fee: bigint }
  | { kind: 'pauseBegan'; position: Position; until: Date }
  | { kind: 'pauseEnded'; position: Position }
  | ({ kind: 'poolAnnounced'; position: Position } & Window)
  | { kind: 'poolWithdrawn' }
  | ({ kind: 'retirementAnnounced'; position: Position } & Window)
  | { kind: 'retirementWithdrawn'; position: Position }
  | { kind: 'retired'; position: Position }
  /** Of a level's pool or, where there is no position, of the registry. */
  | { kind: 'adminOffered'; position: Position | null; wallet: string | null; from: Date }
  | { kind: 'adminOfferWithdrawn'; position: Position | null }
  | { kind: 'adminChanged'; position: Position | null; wallet: string | null };

export type NoticeKind = NoticeFacts['kind'];

/** Every kind by name: a kind that is missing here is refused where replies are typed. */
export const noticeKinds = [
  'welcome',
  'referralJoined',
  'placeUnrecorded',
  'placeAsked',
  'placeSigned',
  'placeExpiring',
  'placeWaiting',
  'placeWithdrawn',
  'purchaseConfirmed',
  'incomeReceived',
  'incomeLost',
  'bonusClaimed',
  'supportReplied',
  'ticketClosed',
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
] as const satisfies readonly NoticeKind[];

function timeText(instant: Date): string {
  return `${utcDate(instant)} ${utcTime(instant).slice(0, 5)} UTC`;
}

const percent = (share: number) => `${share / 100} %`;

/** What will be, and what is now where that is known and differs. */
function changed(now: string, before: string | undefined): string {
  return before === undefined || before === now ? now : `${now} (before ${before})`;
}

function termsGaps(terms: FeeTerms, before: FeeTerms | null) {
  const parts = ['referral', 'network', 'operator'] as const;
  return {
    fee: changed(formatMoney(terms.fee), before ? formatMoney(before.fee) : undefined),
    ...Object.fromEntries(
      parts.map((part) => [part, changed(percent(terms[part]), before ? percent(before[part]) : undefined)]),
    ),
  };
}

const placeText = (position: Position | null) =>
  position === null
    ? messages['server.notice.ofRegistry']
    : messages['server.notice.ofLevel'].replace('{level}', String(position));

const whoText = (wallet: string | null) =>
  wallet === null ? messages['server.notice.nobody'] : shortAddress(wallet);

function gapsOf(facts: NoticeFacts): Readonly<Record<string, string | number>> {
  switch (facts.kind) {
    case 'welcome':
      return { memberId: facts.memberId };
    case 'referralJoined':
    case 'placeUnrecorded':
    case 'placeAsked':
    case 'placeSigned':
    case 'placeWaiting':
      return { who: facts.name || shortAddress(facts.wallet) };
    case 'placeExpiring':
      return { date: facts.date };
    case 'purchaseConfirmed':
    case 'pauseEnded':
    case 'retirementWithdrawn':
    case 'retired':
      return { level: facts.position };
    case 'incomeReceived':
    case 'incomeLost':
    case 'bonusClaimed':
      return { level: facts.position, amount: formatMoney(facts.amount) };
    case 'supportReplied':
    case 'ticketClosed':
      return { subject: facts.subject };
    case 'termsAnnounced': {
      const { position: level, terms, before, from, until } = facts;
      return { level, ...termsGaps(terms, before), from: timeText(from), until: timeText(until) };
    }
    case 'termsApplied':
      return { level: facts.position, ...termsGaps(facts.terms, facts.before) };
    case 'termsWithdrawn':
      return { level: facts.position, fee: formatMoney(facts.fee) };
    case 'pauseBegan':
      return { level: facts.position, until: timeText(facts.until) };
    case 'poolAnnounced':
    case 'retirementAnnounced':
      return { level: facts.position, from: timeText(facts.from), until: timeText(facts.until) };
    case 'poolWithdrawn':
    case 'placeWithdrawn':
      return {};
    case 'adminOffered':
      return { what: placeText(facts.position), who: whoText(facts.wallet), from: timeText(facts.from) };
    case 'adminOfferWithdrawn':
      return { what: placeText(facts.position) };
    case 'adminChanged':
      return { what: placeText(facts.position), who: whoText(facts.wallet) };
  }
}

/**
 * The sentence of a notification, as it is stored. Its texts have plain gaps only, so that no writer
 * of them needs no runtime of ICU messages.
 * @example noticeText({ kind: 'purchaseConfirmed', position: 3 }) // 'Your purchase of Level 3 is confirmed.'
 */
export function noticeText(facts: NoticeFacts): string {
  const gaps = gapsOf(facts);
  return messages[`server.notice.${facts.kind}`].replace(/\{(\w+)\}/g, (_, gap: string) =>
    String(gaps[gap] ?? ''),
  );
}
