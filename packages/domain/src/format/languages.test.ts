import { expect, test } from 'vitest';
import { directionOf, isLanguage, languageNames, languages, languageTags } from './languages.ts';

test('every language has a name and a direction of writing', () => {
  expect(languages.map((language) => [languageNames[language], directionOf(language)])).toEqual([
    ['English', 'ltr'],
    ['Español', 'ltr'],
    ['العربية', 'rtl'],
  ]);
});

test('dates use Western digits and 24 hours in every language', () => {
  const evening = new Date('2026-11-20T19:04:00Z');
  const written = languages.map((language) =>
    new Intl.DateTimeFormat(languageTags[language], {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }).format(evening),
  );
  expect(written.slice(1)).toEqual(['20 nov, 19:04', '20 نوفمبر، 19:04']);
});

test.each(['fr', '', 'EN', null, undefined, {}])('rejects %s', (value) => {
  expect(isLanguage(value)).toBe(false);
});
