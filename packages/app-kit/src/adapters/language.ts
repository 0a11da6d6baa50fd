import { directionOf, isLanguage, type Language, storageKeys } from '@upline/domain';
import { type LanguagePort, type ShownLanguage, shownInEnglish, textsOf, writable } from '@upline/ui/ports';
import type { BrowserStorage } from '../store/browserStorage.ts';

const shownAs = async (language: Language): Promise<ShownLanguage> =>
  language === 'en' ? shownInEnglish : { language, texts: await textsOf(language) };

/** The stored language; English if the value is missing or unknown. */
function storedLanguage(storage: BrowserStorage): Language {
  const stored = storage.getItem(storageKeys.language);
  return isLanguage(stored) ? stored : 'en';
}

/**
 * The language of the app, stored in the browser and set on `<html>`. Falls back to English if the
 * texts of the chosen language fail to load.
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
      // The member may have chosen another language while these texts loaded.
      if (asked !== language) return;
      storage.setItem(storageKeys.language, language);
      shown.set(next);
    },
  };
}
