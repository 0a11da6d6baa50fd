import { levels, type Position } from '../levels/levels.ts';
import { shortAddress } from '../members/shortAddress.ts';
import { formatMoney } from '../money/money.ts';
import { messages } from '../texts/en/catalogue.ts';
import type { FeeTerms, NotificationPayload, OperatorPayload } from './notificationKinds.ts';

/** Functions with which a language formats the values of a notification's sentence. */
export interface NotificationFormat {
  text(id: NotificationPart, values?: Readonly<Record<string, string | number>>): string;
  /** @param units Units of 10⁻⁶ of the stable coin. */
  money(units: bigint): string;
  instant(instant: Date): string;
  /** @param day A day in UTC, `YYYY-MM-DD`. */
  day(day: string): string;
  /** @param share Hundredths of a percent. */
  share(share: number): string;
  /** Joins items, e.g. `a, b and c`. */
  list(parts: readonly string[]): string;
}

type TermsPart = 'fee' | 'referral' | 'network' | 'holders' | 'operator';
type NotificationPart = `server.notice.${
  | 'ofLevel'
  | 'ofLevels'
  | 'range'
  | 'ofRegistry'
  | 'nobody'
  | 'changed'
  | 'today'
  | 'replaced'
  | `part.${TermsPart}`}`;

/** Fills a text with plain placeholders, without a runtime of ICU messages. */
function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => String(values[gap] ?? ''));
}

const inUtc = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const englishDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', inUtc);
const englishTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { ...inUtc, timeStyle: 'short' });
const englishList = /* @__PURE__ */ new Intl.ListFormat('en-GB');

const englishWords: NotificationFormat = {
  text: (id, values = {}) => filled(messages[id], values),
  money: formatMoney,
  instant: (instant) => `${englishTime.format(instant)} UTC`,
  day: (day) => englishDay.format(new Date(day)),
  share: (share) => `${share / 100} %`,
  list: (parts) => englishList.format(parts),
};

/**
 * Lists the fee and shares that differ from `before`; all of them if `before` is unknown.
 * @param than The phrase that introduces the earlier figure.
 */
function termsChanges(
  words: NotificationFormat,
  { position, terms, before }: { position: Position; terms: FeeTerms; before: FeeTerms | null },
  than: 'changed' | 'today',
): string {
  const isGlobal = levels.some((level) => level.position === position && level.kind === 'global');
  const parts = ['fee', 'referral', 'network', 'operator'] as const;
  const named = parts
    .filter((part) => terms[part] !== before?.[part])
    .map((part) => {
      const inWords = (of: FeeTerms) => (part === 'fee' ? words.money(of.fee) : words.share(of[part]));
      const now = inWords(terms);
      const amount = before ? words.text(`server.notice.${than}`, { now, before: inWords(before) }) : now;
      const name = part === 'network' && isGlobal ? 'holders' : part;
      return words.text(`server.notice.part.${name}`, { amount });
    });
  return words.list(named);
}

/**
 * Anyone can cause these notifications and choose a name: the wallet comes first, and the name is
 * quoted.
 */
function strangerText({ name, wallet }: { name: string; wallet: string }): string {
  return name === '' ? shortAddress(wallet) : `${shortAddress(wallet)} “${name}”`;
}

type Others = NonNullable<OperatorPayload['others']>;

/** Names the contracts of an act. @example 'Levels 1 to 4 and 6 and the registry' */
function placesText(places: Others, words: NotificationFormat): string {
  const positions = places.filter((place) => place !== null).toSorted((a, b) => a - b);
  const runs: Position[][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.at(-1) === position - 1) run.push(position);
    else runs.push([position]);
  }
  const levelsIn = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return run.length > 2 && first && last
      ? words.text('server.notice.range', { first, last })
      : run.map(String);
  });
  const [level] = positions;
  return words.list([
    ...(level && positions.length === 1 ? [words.text('server.notice.ofLevel', { level })] : []),
    ...(positions.length > 1 ? [words.text('server.notice.ofLevels', { levels: words.list(levelsIn) })] : []),
    ...(places.includes(null) ? [words.text('server.notice.ofRegistry')] : []),
  ]);
}

/** The values of a notification's sentence (`server.notice.` and its kind) in a language. */
export function notificationValues(
  facts: NotificationPayload,
  words: NotificationFormat,
): Readonly<Record<string, string | number>> {
  const placeText = ({ position, others = [] }: { position: Position | null; others?: Others }) =>
    placesText([position, ...others], words);
  const whoText = (wallet: string | null) =>
    wallet === null ? words.text('server.notice.nobody') : shortAddress(wallet);
  switch (facts.kind) {
    case 'welcome':
      return { memberId: facts.memberId };
    case 'referralJoined':
    case 'placeUnrecorded':
    case 'placeAsked':
    case 'placeSigned':
    case 'placeWaiting':
      return { who: strangerText(facts) };
    case 'referralsJoined':
    case 'placesUnrecorded':
    case 'placesWaiting':
    case 'placesAsked':
      return { count: facts.count };
    case 'placeExpiring':
    case 'dataReady':
      return { date: words.day(facts.date) };
    case 'termsRenewed':
      // The first ten characters of a version are its day.
      return { date: words.day(facts.version.slice(0, 10)) };
    case 'purchaseConfirmed':
      return { level: facts.position };
    case 'pauseEnded':
    case 'retirementWithdrawn':
    case 'retired':
      return { what: placeText(facts) };
    case 'incomeReceived':
    case 'incomeLost':
    case 'bonusClaimed':
      return { level: facts.position, amount: words.money(facts.amount) };
    case 'supportReplied':
    case 'ticketClosed':
    case 'ratingAsked':
    case 'ticketMoved':
    case 'ticketSplit':
      return { subject: facts.subject };
    case 'termsAnnounced': {
      const { position, from, until, replaces } = facts;
      return {
        level: position,
        changes: termsChanges(words, facts, 'today'),
        from: words.instant(from),
        until: words.instant(until),
        replaced: replaces ? words.text('server.notice.replaced', { date: words.instant(replaces) }) : '',
      };
    }
    case 'termsApplied':
      return { level: facts.position, changes: termsChanges(words, facts, 'changed') };
    case 'termsWithdrawn':
      return { level: facts.position, fee: words.money(facts.fee) };
    case 'auditHead':
      return { head: facts.head };
    case 'reasonReplaced':
    case 'reasonRefused':
      return { who: whoText(facts.wallet) };
    case 'pauseBegan':
      return { what: placeText(facts), until: words.instant(facts.until) };
    case 'poolAnnounced':
      return { level: facts.position, from: words.instant(facts.from), until: words.instant(facts.until) };
    case 'retirementAnnounced':
      return { what: placeText(facts), from: words.instant(facts.from), until: words.instant(facts.until) };
    case 'poolWithdrawn':
    case 'placeWithdrawn':
    case 'placeUpgraded':
    case 'dataRefused':
      return {};
    case 'adminOffered':
      return { what: placeText(facts), who: whoText(facts.wallet), from: words.instant(facts.from) };
    case 'adminOfferWithdrawn':
      return { what: placeText(facts) };
    case 'adminChanged':
      return { what: placeText(facts), who: whoText(facts.wallet) };
  }
}

/**
 * The stored sentence of a notification. Its text has plain placeholders only, so formatting needs
 * no runtime of ICU messages.
 * @example notificationText({ kind: 'pauseEnded', position: 3 }) // 'Level 3: the pause is over,
 * purchases go on.'
 */
export function notificationText(facts: NotificationPayload): string {
  return filled(messages[`server.notice.${facts.kind}`], notificationValues(facts, englishWords)).trim();
}
