import { utcDate } from '@upline/domain';
import * as z from 'zod';

/** One entry of an audit file: a line of JSON. */
export const auditLine = z.object({
  number: z.number().int().min(1),
  /** SHA-256 of `sealed`, in UTF-8. */
  hash: z.string(),
  /** The entry's parts, one per line; the last is the previous entry's hash. */
  sealed: z.string(),
});

export type AuditLine = z.output<typeof auditLine>;

/** One JSON value per line. */
export const auditFileType = 'application/x-ndjson';

/** The name of an audit file, in characters that every file system allows. */
export function auditFileName(at: Date): string {
  return `upline-audit-${utcDate(at)}.ndjson`;
}
