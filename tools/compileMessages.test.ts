import { expect, test } from 'vitest';
import { compileMessages, staleModules } from './compileMessages.ts';

test('the compiled messages in packages/ui are what the catalogue says: else run pnpm generate:messages', async () => {
  expect(await staleModules()).toEqual([]);
});

test('gaps and plurals are compiled, so that the browser needs no parser', () => {
  const lines = Object.values(compileMessages()).join('').split('\n');
  expect(lines.find((line) => line.includes('"common.copy"'))).toBe('  "common.copy": ["Copy"],');
  expect(lines.find((line) => line.includes('"level.title"'))).toBe('  "level.title": ["Level ",["level"]],');
  expect(lines.find((line) => line.includes('"dashboard.referrals.total"'))).toBe(
    '  "dashboard.referrals.total": [["total","plural",{"one":["#"," direct referral"],"other":["#"," direct referrals"]}]],',
  );
});

test('the server’s texts stay out of the app', () => {
  expect(Object.values(compileMessages()).join('')).not.toContain('"server.');
});

test('members’ texts stay out of the first page', () => {
  const { 'visitor.generated.ts': visitor, 'en.generated.ts': members } = compileMessages();
  expect(visitor).toContain('"access.title"');
  expect(visitor).not.toContain('"level.title"');
  expect(members).not.toContain('"access.title"');
});
