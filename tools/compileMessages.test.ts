import { expect, test } from 'vitest';
import { compileMessages, isFresh } from './compileMessages.ts';

test('the compiled messages in packages/ui are what the catalogue says: else run pnpm generate:messages', async () => {
  expect(await isFresh()).toBe(true);
});

test('gaps and plurals are compiled, so that no parser has to travel to the browser', () => {
  const lines = compileMessages().split('\n');
  expect(lines.find((line) => line.includes('"common.copy"'))).toBe('  "common.copy": ["Copy"],');
  expect(lines.find((line) => line.includes('"level.title"'))).toBe('  "level.title": ["Level ",["level"]],');
  expect(lines.find((line) => line.includes('"dashboard.referrals.total"'))).toBe(
    '  "dashboard.referrals.total": [["total","plural",{"one":["#"," direct referral"],"other":["#"," direct referrals"]}]],',
  );
});

test('what the server alone says stays out of the app', () => {
  expect(compileMessages()).not.toContain('"server.');
});
