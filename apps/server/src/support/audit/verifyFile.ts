import { createHash } from 'node:crypto';
import { auditLine } from '@upline/api/contract';
import { type AuditHead, AuditTimes, firstHash } from '@upline/domain';

/** What a file of the audit proves. */
export interface FileVerdict {
  /** How many entries it holds. */
  entries: number;
  /** How many between its first and its last it leaves out: a part of the audit has some. */
  missing: number;
  /** The entry that does not fit; `null` when all fit. */
  brokenAt: number | null;
  /** Its last entry; `null` for an empty file. */
  head: AuditHead | null;
  /** True if it holds the noted entry; `null` where none was noted. */
  hasNoted: boolean | null;
  /** The first few entries whose time is before that of an earlier one, or still to come. */
  outOfOrder: readonly number[];
}

/**
 * Computes the hash of every entry of a file again, and compares those that stand next to each other.
 * @param noted An entry that somebody noted before.
 * @throws Error naming the line that is no entry.
 */
export function verifyFile(text: string, noted: AuditHead | null = null): FileVerdict {
  const times = new AuditTimes();
  const verdict: FileVerdict = {
    entries: 0,
    missing: 0,
    brokenAt: null,
    head: null,
    hasNoted: noted && false,
    outOfOrder: times.outOfOrder,
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = auditLine.safeParse(jsonOf(line));
    if (!parsed.success) throw new Error(`Line ${index + 1} is no entry of the audit.`);
    const { number, hash, sealed } = parsed.data;
    const parts = sealed.split('\n');
    const isSealed =
      createHash('sha256').update(sealed).digest('hex') === hash && parts[0] === String(number);
    const before = verdict.head;
    const last = before?.number ?? 0;
    const isNext = number === last + 1;
    const previous = before?.hash ?? firstHash;
    const fits = isSealed && number > last && (!isNext || parts.at(-1) === previous);
    if (!fits) verdict.brokenAt ??= number;
    if (before) verdict.missing += Math.max(0, number - last - 1);
    verdict.entries += 1;
    verdict.head = { number, hash };
    if (noted?.number === number && noted.hash === hash) verdict.hasNoted = true;
    times.add(number, Number(parts[1]));
  }
  return verdict;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
