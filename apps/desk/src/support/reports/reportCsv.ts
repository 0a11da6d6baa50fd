import { csvCell } from '@upline/api';
import { byteOrderMark } from '@upline/ui';

/** Creates a CSV file with a header row. RFC 4180. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]) {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return { name, content: new Blob([byteOrderMark, ...lines], { type: 'text/csv' }) };
}
