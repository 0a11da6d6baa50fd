/** The languages of the app. The first is the default; only its terms are binding. */
export const languages = ['en', 'es', 'ar'] as const;

export type Language = (typeof languages)[number];

export type OtherLanguage = Exclude<Language, 'en'>;

/** Each language's name in that language. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  ar: 'العربية',
} as const satisfies Record<Language, string>;

/**
 * BCP 47 tags for plurals, numbers and dates. Spanish: as in the Americas, with a point before the
 * cents and 24 hours. Arabic: with the Western digits that wallets and explorers show.
 */
export const languageTags = {
  en: 'en',
  es: 'es-US-u-hc-h23',
  ar: 'ar-u-hc-h23-nu-latn',
} as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
