/** The languages of the app. The first is the default, and the one whose terms bind. */
export const languages = ['en', 'es', 'ar'] as const;

export type Language = (typeof languages)[number];

/** A language that the app speaks beside English. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** What each language is called by those who speak it. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  ar: 'العربية',
} as const satisfies Record<Language, string>;

/**
 * The BCP 47 tag by which each language writes plurals, numbers and dates: Spanish as in the Americas, with a point
 * before the cents as the dollar has it, and hours from 0 to 23; Arabic with the digits that wallets and explorers show.
 */
export const languageTags = {
  en: 'en',
  es: 'es-US-u-hc-h23',
  ar: 'ar-u-hc-h23-nu-latn',
} as const satisfies Record<Language, string>;

/** Whether a value is the code of one of the app's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The way that a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
