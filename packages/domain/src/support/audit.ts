/**
 * The kind of a staff act: a read, a change, a refused request, or a pool act that left the staff
 * app. Operators see the acts of all staff.
 */
export const auditKinds = ['read', 'change', 'refusal', 'act'] as const;

export type AuditKind = (typeof auditKinds)[number];

export const kindOfAct = {
  list: 'read',
  search: 'read',
  /** A ticket shown in a list, or beside another ticket. */
  listed: 'read',
  /** A member named in another member's data. */
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
  giveUpAct: 'act',
  announceAct: 'act',
} as const satisfies Record<string, AuditKind>;

/**
 * The ways in which a pool act leaves the staff app: as a file for a Safe, through the connected
 * wallet, or copied.
 */
export const sendMethods = ['file', 'wallet', 'batch', 'copy'] as const;

export type SendMethod = (typeof sendMethods)[number];

export type AuditAct = keyof typeof kindOfAct;

export const auditActs = Object.keys(kindOfAct) as [AuditAct, ...AuditAct[]];

/** The acts that members find in their access log: all acts about a member. */
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

/** The acts that apps of the previous release know: those about a ticket. */
export const olderSeenActs = ['read', 'reply', 'close', 'reopen'] as const satisfies readonly AuditAct[];

/** The previous hash of the first entry. */
export const firstHash = '0'.repeat(64);

/** The number and hash of an entry, to compare with later. */
export interface AuditHead {
  number: number;
  hash: string;
}

/** Formats an entry's number and hash as one line. */
export function auditHeadText({ number, hash }: AuditHead): string {
  return `${number}:${hash}`;
}

/** Parses the format of {@link auditHeadText}; `null` for anything else. */
export function readAuditHead(text: string): AuditHead | null {
  const [, number, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return number !== undefined && hash !== undefined ? { number: Number(number), hash } : null;
}

/**
 * The most milliseconds by which an entry's time may precede an earlier entry's: the time is that
 * of the transaction's first write, and servers' clocks differ slightly.
 */
const auditTolerance = 60_000;

/** The most out-of-order entries that are listed. */
const namedAtMost = 10;

/** Collects, oldest first, the entries with a time before an earlier entry's or in the future. */
export class AuditTimes {
  /** The numbers of the first {@link namedAtMost}. */
  readonly outOfOrder: number[] = [];
  #newest = Number.NEGATIVE_INFINITY;

  add(number: number, at: number): void {
    const isBack = at < this.#newest - auditTolerance;
    const isToCome = at > Date.now() + auditTolerance;
    if ((isBack || isToCome) && this.outOfOrder.length < namedAtMost) this.outOfOrder.push(number);
    this.#newest = Math.max(this.#newest, at);
  }
}

/**
 * An entry of the audit as hashed. Wallets are in lower case; fields that do not apply are `null`.
 */
export interface HashedEntry {
  number: number;
  /** Millisecond precision. */
  at: Date;
  staff: string;
  act: AuditAct;
  ticketId: string | null;
  member: string | null;
  /** JSON on one line. */
  details: string;
  previous: string;
}

/**
 * The text whose SHA-256 is an entry's hash: its parts in this order, one per line. The database
 * computes hashes by the same rule; neither may change, since existing hashes would no longer
 * match.
 */
export function hashedText({
  number,
  at,
  staff,
  act,
  ticketId,
  member,
  details,
  previous,
}: HashedEntry): string {
  const parts = [number, at.getTime(), staff, act, ticketId ?? '', member ?? '', details, previous];
  return parts.join('\n');
}
