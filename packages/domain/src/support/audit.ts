/**
 * Whether the staff looked at something, changed something, was refused something, or let an act on the pools leave the
 * desk: operators see those of all.
 */
export const auditKinds = ['read', 'change', 'refusal', 'act'] as const;

export type AuditKind = (typeof auditKinds)[number];

/** What the audit calls what the staff does, and of which kind it is. */
export const kindOfAct = {
  list: 'read',
  search: 'read',
  /** A ticket that stood in a list, or beside another. */
  listed: 'read',
  /** A member who was named beside somebody else's things. */
  named: 'read',
  read: 'read',
  timeline: 'read',
  profile: 'read',
  history: 'read',
  transaction: 'read',
  audit: 'read',
  exportAudit: 'read',
  verifyAudit: 'read',
  report: 'read',
  reply: 'change',
  hold: 'change',
  takeBack: 'change',
  note: 'change',
  change: 'change',
  close: 'change',
  reopen: 'change',
  macro: 'change',
  mergedInto: 'change',
  mergedFrom: 'change',
  unmerge: 'change',
  splitInto: 'change',
  splitFrom: 'change',
  link: 'change',
  unlink: 'change',
  grant: 'change',
  withdraw: 'change',
  setIncident: 'change',
  endIncident: 'change',
  dataRequests: 'read',
  dataRequest: 'read',
  exportData: 'change',
  eraseData: 'change',
  refuseData: 'change',
  hours: 'change',
  refused: 'refusal',
  sendAct: 'act',
  announceAct: 'act',
} as const satisfies Record<string, AuditKind>;

/** How an act on the pools leaves the desk: as a file for a Safe, through the connected wallet, or copied. */
export const actWays = ['file', 'wallet', 'batch', 'copy'] as const;

export type ActWay = (typeof actWays)[number];

export type AuditAct = keyof typeof kindOfAct;

export const auditActs = Object.keys(kindOfAct) as [AuditAct, ...AuditAct[]];

/** The acts that the member whose things they are about finds in their own list: all that are about anybody's. */
export const actsSeenByMember = [
  'listed',
  'named',
  'read',
  'timeline',
  'profile',
  'history',
  'transaction',
  'reply',
  'hold',
  'takeBack',
  'note',
  'change',
  'close',
  'reopen',
  'mergedInto',
  'mergedFrom',
  'unmerge',
  'splitInto',
  'splitFrom',
  'link',
  'unlink',
  'grant',
  'withdraw',
  'dataRequest',
  'exportData',
  'eraseData',
  'refuseData',
] as const satisfies readonly AuditAct[];

/** Those of them that apps of the release before know: the ones about a ticket. */
export const olderSeenActs = ['read', 'reply', 'close', 'reopen'] as const satisfies readonly AuditAct[];

/** What the first entry of the audit names as the hash of the one before. */
export const firstHash = '0'.repeat(64);

/** An entry that somebody noted: its number and its hash. */
export interface AuditHead {
  number: number;
  hash: string;
}

/** An entry's number and hash as people note them. */
export function auditHeadText({ number, hash }: AuditHead): string {
  return `${number}:${hash}`;
}

/** Reads what {@link auditHeadText} wrote; `null` for anything else. */
export function readAuditHead(text: string): AuditHead | null {
  const [, number, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return number !== undefined && hash !== undefined ? { number: Number(number), hash } : null;
}

/**
 * Milliseconds that an entry may say less than one before it: its time is the one at which its transaction began to
 * write, and servers' clocks differ a little.
 */
const auditTolerance = 60_000;

/** The most entries that are named whose time goes back. */
const namedAtMost = 10;

/** Notes, oldest first, the entries whose time is before an earlier one's, or still to come. */
export class AuditTimes {
  /** The numbers of the first few. */
  readonly outOfOrder: number[] = [];
  #newest = Number.NEGATIVE_INFINITY;

  add(number: number, at: number): void {
    const isBack = at < this.#newest - auditTolerance;
    const isToCome = at > Date.now() + auditTolerance;
    if ((isBack || isToCome) && this.outOfOrder.length < namedAtMost) this.outOfOrder.push(number);
    this.#newest = Math.max(this.#newest, at);
  }
}

/** An entry of the audit as it is sealed. Wallets are in lower case; what it is not about is `null`. */
export interface SealedEntry {
  number: number;
  /** To the millisecond. */
  at: Date;
  staff: string;
  act: AuditAct;
  ticketId: string | null;
  member: string | null;
  /** JSON on one line. */
  details: string;
  /** The hash of the entry before. */
  previous: string;
}

/**
 * The text whose SHA-256 is an entry's hash: its parts in this order, one a line. The database seals entries by the
 * same rule; neither may change, since the hashes of what was sealed before would not fit.
 */
export function sealedText({
  number,
  at,
  staff,
  act,
  ticketId,
  member,
  details,
  previous,
}: SealedEntry): string {
  const parts = [number, at.getTime(), staff, act, ticketId ?? '', member ?? '', details, previous];
  return parts.join('\n');
}
