import { utcDate } from '@upline/domain';
import type * as z from 'zod';
import { partInWords } from './feePart.ts';
import type { ledgerLine } from './ledger.ts';

/** One line of a ledger as the wire carries it. */
export type LedgerLine = z.output<typeof ledgerLine>;

/** The columns of a file, named as the fields of a line. */
const columns = [
  'at',
  'kind',
  'position',
  'amount',
  'from',
  'fromId',
  'fromName',
  'receiver',
  'reason',
  'missingPosition',
  'contractAddress',
  'transaction',
  'logIndex',
  'block',
  'isProvisional',
  'id',
  'parts',
] as const satisfies readonly (keyof LedgerLine)[];

/**
 * A spreadsheet takes a text that starts so for a formula, which a member could have put into their name: those of Japan
 * take the full-width signs, and the long vowel’s, too.
 */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\u30fc\uff20]/;

/** A value as a cell of a CSV file. RFC 4180; a text that a spreadsheet would run has `'` before it. */
export function csvCell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The first line of a ledger's file. RFC 4180. */
export const ledgerCsvHeading = `${columns.join(',')}\r\n`;

/** A line of a ledger as a line of its file. RFC 4180. */
export function ledgerCsvRow(line: LedgerLine): string {
  const cells = { ...line, parts: (line.parts ?? []).map(partInWords).join('; ') };
  return `${columns.map((column) => csvCell(cells[column] ?? '')).join(',')}\r\n`;
}

/** What a ledger's file is called, in letters that every file system has. */
export function ledgerFileName(wallet: string, format: 'csv' | 'json', at: Date): string {
  return `upline-ledger-${wallet.slice(0, 6)}-${wallet.slice(-4)}-${utcDate(at)}.${format}`;
}
