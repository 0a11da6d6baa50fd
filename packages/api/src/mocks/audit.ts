import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AuditAct, firstHash, type HashedEntry, hashedText } from '@upline/domain';
import type { ReplyData } from '../contract.ts';

export type AuditDetails = ReplyData<'deskAudit'>['entries'][number]['details'];

/** An act of a staff member. */
export interface AuditEvent {
  staff: string;
  act: AuditAct;
  ticketId?: string;
  member?: string;
  details?: AuditDetails;
  /** Default: now. */
  at?: Date;
}

export interface AuditEntry extends HashedEntry {
  hash: string;
  /** The position in the order of all events. */
  order: number;
}

export type Audit = ReturnType<typeof createAudit>;

function hashOf(entry: HashedEntry): string {
  return bytesToHex(sha256(utf8ToBytes(hashedText(entry))));
}

export function createAudit(now: () => Date, next: () => number) {
  const entries: AuditEntry[] = [];
  return {
    /** Oldest first. Tests may tamper with the entries. */
    entries,
    record({ staff, act, ticketId, member, details = {}, at = now() }: AuditEvent) {
      const entry: HashedEntry = {
        number: entries.length + 1,
        at,
        staff: staff.toLowerCase(),
        act,
        ticketId: ticketId ?? null,
        member: member?.toLowerCase() ?? null,
        details: JSON.stringify(details),
        previous: entries.at(-1)?.hash ?? firstHash,
      };
      entries.push({ ...entry, hash: hashOf(entry), order: next() });
    },
  };
}
