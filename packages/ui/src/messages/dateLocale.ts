/** The locale that dates are written in: day first, read alike by everybody who reads English, where 02/11 is not. */
export function dateLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
