import { utcDate } from '@upline/domain';
import type * as z from 'zod';
import { partInWords } from './feePart.ts';
import type { ledgerLine } from './ledger.ts';

export type LedgerLine = z.output<typeof ledgerLine>;

/** The columns of a file, named like the fields of a row. */
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
 * Spreadsheets run texts with these first characters as formulas, and members choose their names.
 * Japanese spreadsheets also accept the full-width signs and the long vowel's sign.
 */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\u30fc\uff20]/;

/** A cell of a CSV file. RFC 4180; a text that a spreadsheet would run gets a leading `'`. */
export function csvCell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const ledgerCsvHeading = `${columns.join(',')}\r\n`;

/** A row of a ledger as a row of its CSV file. RFC 4180. */
export function ledgerCsvRow(line: LedgerLine): string {
  const cells = { ...line, parts: (line.parts ?? []).map(partInWords).join('; ') };
  return `${columns.map((column) => csvCell(cells[column] ?? '')).join(',')}\r\n`;
}

/** The name of a ledger's file, in characters that every file system allows. */
export function ledgerFileName(wallet: string, format: 'csv' | 'json', at: Date): string {
  return `upline-ledger-${wallet.slice(0, 6)}-${wallet.slice(-4)}-${utcDate(at)}.${format}`;
}
