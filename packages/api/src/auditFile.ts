import { utcDate } from '@upline/domain';
import * as z from 'zod';

/** One entry of an audit’s file: a line of JSON. */
export const auditLine = z.object({
  number: z.number().int().min(1),
  /** SHA-256 of `sealed`, in UTF-8. */
  hash: z.string(),
  /** The entry’s parts, one a line; the last is the hash of the entry before. */
  sealed: z.string(),
});

export type AuditLine = z.output<typeof auditLine>;

/** One JSON value a line. */
export const auditFileType = 'application/x-ndjson';

/** What an audit’s file is called, in letters that every file system has. */
export function auditFileName(at: Date): string {
  return `upline-audit-${utcDate(at)}.ndjson`;
}
