import { expect, test } from 'vitest';
import { compileMessages, staleModules } from './compileMessages.ts';

test('the compiled messages match the catalogue; otherwise run pnpm generate:messages', async () => {
  expect(await staleModules()).toEqual([]);
});

test('compiles placeholders and plurals, so that the browser needs no parser', () => {
  const lines = Object.values(compileMessages()).join('').split('\n');
  expect(lines.find((line) => line.includes('"common.copy"'))).toBe('  "common.copy": ["Copy"],');
  expect(lines.find((line) => line.includes('"level.title"'))).toBe('  "level.title": ["Level ",["level"]],');
  expect(lines.find((line) => line.includes('"dashboard.referrals.total"'))).toBe(
    '  "dashboard.referrals.total": [["total","plural",{"one":["#"," direct referral"],"other":["#"," direct referrals"]}]],',
  );
});

test('the app has the server’s texts in every language except the server’s own', () => {
  const modules = compileMessages();
  const holding = Object.keys(modules).filter((name) => modules[name]?.includes('"server.'));
  expect(holding).toEqual(['es.generated.ts', 'ar.generated.ts']);
});

test('isolates placeholder values in right-to-left texts', () => {
  const lines = compileMessages()['ar.generated.ts']?.split('\n');
  expect(lines?.find((line) => line.includes('"chain.fork"'))).toBe(
    '  "chain.fork": ["نسخة من الكتلة ","\u2068",["block"],"\u2069"],',
  );
});

test('the first page does not load members’ texts', () => {
  const { 'visitor.generated.ts': visitor, 'en.generated.ts': members } = compileMessages();
  expect(visitor).toContain('"access.title"');
  expect(visitor).not.toContain('"ledger.title"');
  expect(members).not.toContain('"access.title"');
});
