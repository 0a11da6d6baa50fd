import { storageKeys } from '@upline/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createLanguage } from './language.ts';

const page = { lang: 'en', dir: '' };

beforeEach(() => {
  Object.assign(page, { lang: 'en', dir: '' });
  vi.stubGlobal('document', { documentElement: page });
});

afterEach(() => vi.unstubAllGlobals());

const stored = (language: string) => memoryStorage({ [storageKeys.language]: language });

test.each([
  ['nothing', memoryStorage()],
  ['a language that the app does not speak', stored('fr')],
  ['garbage', stored('{}')],
])('falls back to English if the stored value is %s', async (_, storage) => {
  const { shown } = await createLanguage(storage);
  expect(shown.get()).toEqual({ language: 'en', texts: null });
  expect(page).toEqual({ lang: 'en', dir: 'ltr' });
});

test('restores the chosen language with its texts and direction on the next visit', async () => {
  const storage = memoryStorage();
  const first = await createLanguage(storage);
  await first.choose('ar');
  expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
  const { shown } = await createLanguage(storage);
  expect(shown.get()).toMatchObject({ language: 'ar', texts: { 'common.retry': ['إعادة المحاولة'] } });
  await first.choose('en');
  expect((await createLanguage(storage)).shown.get().language).toBe('en');
});

test('applies the later of two choices, whichever loads first', async () => {
  const { shown, choose } = await createLanguage(memoryStorage());
  await Promise.all([choose('es'), choose('en')]);
  expect(shown.get().language).toBe('en');
  expect(page.lang).toBe('en');
});
