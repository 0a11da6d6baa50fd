/**
 * Parses a CSV file with a heading, as in RFC 4180.
 * @throws RangeError if a line ends differently, or has more or fewer fields than the heading.
 */
export function csvRecords(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  for (let end = ''; field.lastIndex < text.length || end === ','; ) {
    const [, quoted, plain = '', mark = ''] = field.exec(text) ?? [];
    if (field.lastIndex === 0) throw new RangeError('This is no CSV.');
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (mark === '\r\n') rows.push([]);
    end = mark;
  }
  const last = rows.pop();
  if (last && last.length > 0) throw new RangeError('The last line has no end.');
  const [heading = [], ...records] = rows;
  return records.map((record) => {
    if (record.length !== heading.length) throw new RangeError(`${record.length} fields in ${record}.`);
    return Object.fromEntries(heading.map((name, index) => [name, record[index] ?? '']));
  });
}
