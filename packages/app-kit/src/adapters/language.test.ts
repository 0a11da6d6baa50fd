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
])('the page is in English where %s is stored', async (_, storage) => {
  const { shown } = await createLanguage(storage);
  expect(shown.get()).toEqual({ language: 'en', texts: null });
  expect(page).toEqual({ lang: 'en', dir: 'ltr' });
});

test('a language that was chosen is there on the next visit, with its texts and its direction', async () => {
  const storage = memoryStorage();
  const first = await createLanguage(storage);
  await first.choose('ar');
  expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
  const { shown } = await createLanguage(storage);
  expect(shown.get()).toMatchObject({ language: 'ar', texts: { 'common.retry': ['إعادة المحاولة'] } });
  await first.choose('en');
  expect((await createLanguage(storage)).shown.get().language).toBe('en');
});

test('of two choices the later one holds, whichever texts come first', async () => {
  const { shown, choose } = await createLanguage(memoryStorage());
  await Promise.all([choose('es'), choose('en')]);
  expect(shown.get().language).toBe('en');
  expect(page.lang).toBe('en');
});
