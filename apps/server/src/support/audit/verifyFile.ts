import { createHash } from 'node:crypto';
import { auditLine } from '@upline/api/contract';
import { type AuditHead, AuditTimes, firstHash } from '@upline/domain';

export interface FileVerdict {
  entries: number;
  /** Number of entries missing between the first and the last, as in a partial export. */
  missing: number;
  /** The first entry that does not match; `null` if all match. */
  brokenAt: number | null;
  /** The last entry; `null` for an empty file. */
  head: AuditHead | null;
  /** True if the file contains the noted entry; `null` without one. */
  hasNoted: boolean | null;
  /** The first few entries with a time before an earlier entry's, or in the future. */
  outOfOrder: readonly number[];
}

/**
 * Verifies the hash of every entry in a file, and the links between adjacent entries.
 * @param noted An entry noted earlier.
 * @throws Error naming the first invalid line.
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
