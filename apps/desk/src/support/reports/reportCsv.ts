import { csvCell } from '@upline/api';
import { byteOrderMark } from '@upline/ui';

/** Rows as a file that spreadsheets open, the heads first. RFC 4180. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]) {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return { name, content: new Blob([byteOrderMark, ...lines], { type: 'text/csv' }) };
}
