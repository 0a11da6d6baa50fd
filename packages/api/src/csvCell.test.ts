import { expect, test } from 'vitest';
import { csvCell } from './ledgerFile.ts';

test.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', 'ー1', '＠SUM(1)'])(
  'escapes the formula %j',
  (text) => {
    expect(csvCell(text).replace(/^"/, '')).toBe(`'${text}${/[\r\n]/.test(text) ? '"' : ''}`);
  },
);

test.each(['Ada', 'a=1', '1＋1', '7KQ2-M9XD', '', 'カー'])('leaves %j unchanged', (text) => {
  expect(csvCell(text)).toBe(text);
});
