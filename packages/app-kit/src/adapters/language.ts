import { directionOf, isLanguage, type Language, storageKeys } from '@upline/domain';
import { type LanguagePort, type ShownLanguage, shownInEnglish, textsOf, writable } from '@upline/ui/ports';
import type { BrowserStorage } from '../store/browserStorage.ts';

const shownAs = async (language: Language): Promise<ShownLanguage> =>
  language === 'en' ? shownInEnglish : { language, texts: await textsOf(language) };

/** The language that was chosen on an earlier visit; whatever else is stored there is English. */
function storedLanguage(storage: BrowserStorage): Language {
  const stored = storage.getItem(storageKeys.language);
  return isLanguage(stored) ? stored : 'en';
}

/**
 * The language of the app, kept in the browser and worn by `<html>`. It is English where the texts of the chosen one
 * do not come.
 */
export async function createLanguage(storage: BrowserStorage): Promise<LanguagePort> {
  const first = await shownAs(storedLanguage(storage)).catch(() => shownInEnglish);
  const shown = writable<ShownLanguage>(first);
  const wear = () => {
    const { language } = shown.get();
    Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  };
  wear();
  shown.subscribe(wear);
  let asked: Language = first.language;
  return {
    shown,
    async choose(language) {
      asked = language;
      const next = await shownAs(language);
      // Another one may have been chosen while its texts were on their way.
      if (asked !== language) return;
      storage.setItem(storageKeys.language, language);
      shown.set(next);
    },
  };
}
