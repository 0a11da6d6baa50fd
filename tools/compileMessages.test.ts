import { expect, test } from 'vitest';
import { compileMessages, staleModules } from './compileMessages.ts';

test('the compiled messages are what the catalogue says: else run pnpm generate:messages', async () => {
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

test('the server’s texts are in the app in every language but the server’s own', () => {
  const modules = compileMessages();
  const holding = Object.keys(modules).filter((name) => modules[name]?.includes('"server.'));
  expect(holding).toEqual(['es.generated.ts', 'ar.generated.ts']);
});

test('in a text from right to left, what fills a gap is set apart', () => {
  const lines = compileMessages()['ar.generated.ts']?.split('\n');
  expect(lines?.find((line) => line.includes('"chain.fork"'))).toBe(
    '  "chain.fork": ["نسخة من الكتلة ","\u2068",["block"],"\u2069"],',
  );
});

test('members’ texts stay out of the first page', () => {
  const { 'visitor.generated.ts': visitor, 'en.generated.ts': members } = compileMessages();
  expect(visitor).toContain('"access.title"');
  expect(visitor).not.toContain('"ledger.title"');
  expect(members).not.toContain('"access.title"');
});
