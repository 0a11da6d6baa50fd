import type { Position } from './levels.ts';
import { messages } from './messages/catalogue.ts';
import { formatMoney } from './money.ts';
import { shortAddress } from './shortAddress.ts';

/** Something that a member is told of, with what its sentence needs. Amounts are units of 10⁻⁶. */
export type NoticeFacts =
  | { kind: 'welcome'; memberId: string }
  | { kind: 'referralJoined'; name: string; wallet: string }
  | { kind: 'placeUnrecorded'; name: string; wallet: string }
  | { kind: 'placeAsked'; name: string; wallet: string }
  | { kind: 'placeExpiring'; date: string }
  | { kind: 'purchaseConfirmed'; position: Position }
  | { kind: 'incomeReceived'; position: Position; amount: bigint }
  | { kind: 'incomeLost'; position: Position; amount: bigint }
  | { kind: 'bonusClaimed'; position: Position; amount: bigint }
  | { kind: 'supportReplied'; subject: string }
  | { kind: 'ticketClosed'; subject: string };

export type NoticeKind = NoticeFacts['kind'];

/** Every kind by name: a kind that is missing here is refused where replies are typed. */
export const noticeKinds = [
  'welcome',
  'referralJoined',
  'placeUnrecorded',
  'placeAsked',
  'placeExpiring',
  'purchaseConfirmed',
  'incomeReceived',
  'incomeLost',
  'bonusClaimed',
  'supportReplied',
  'ticketClosed',
] as const satisfies readonly NoticeKind[];

function gapsOf(facts: NoticeFacts): Readonly<Record<string, string | number>> {
  switch (facts.kind) {
    case 'welcome':
      return { memberId: facts.memberId };
    case 'referralJoined':
    case 'placeUnrecorded':
    case 'placeAsked':
      return { who: facts.name || shortAddress(facts.wallet) };
    case 'placeExpiring':
      return { date: facts.date };
    case 'purchaseConfirmed':
      return { level: facts.position };
    case 'incomeReceived':
    case 'incomeLost':
    case 'bonusClaimed':
      return { level: facts.position, amount: formatMoney(facts.amount) };
    case 'supportReplied':
    case 'ticketClosed':
      return { subject: facts.subject };
  }
}

/**
 * The sentence of a notification, as it is stored. Its texts have plain gaps only, so that whoever writes
 * them down needs no runtime of ICU messages.
 * @example noticeText({ kind: 'purchaseConfirmed', position: 3 }) // 'Your purchase of Level 3 is confirmed.'
 */
export function noticeText(facts: NoticeFacts): string {
  const gaps = gapsOf(facts);
  return messages[`server.notice.${facts.kind}`].replace(/\{(\w+)\}/g, (_, gap: string) =>
    String(gaps[gap] ?? ''),
  );
}
