import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { english } from './en.generated.ts';
import { pseudoMessages } from './pseudoMessages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: pseudoMessages } });

test('accents, lengthens and brackets a text', () => {
  expect(i18n._('common.retry')).toBe('[Ŕééţŕýý]');
  const long = String(english['common.incomplete']);
  expect(i18n._('common.incomplete').length / long.length).toBeGreaterThanOrEqual(1.4);
});

test('keeps placeholder values and plural choices', () => {
  expect(i18n._('level.locked.reason', { level: 3 })).toMatch(/^\[ÂÂçţîîṽââţéé Ļééṽééļ 3 ƒîîŕššţ\]$/);
  expect(i18n._('dashboard.referrals.total', { total: 1 })).toMatch(/^\[1 đîîŕééçţ ŕééƒééŕŕââļ\]$/);
  expect(i18n._('dashboard.referrals.total', { total: 60 })).toMatch(/^\[60 đîîŕééçţ ŕééƒééŕŕââļšš\]$/);
});

test('leaves no English letter', () => {
  const texts = JSON.stringify(
    Object.values(pseudoMessages).map((message) => message.filter((part) => typeof part === 'string')),
  );
  expect(texts).not.toMatch(/[A-Za-z]/);
});
