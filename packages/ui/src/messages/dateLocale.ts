/** The locale that dates are written in: day first, read alike by everybody who reads English, where 02/11 is not. */
export function dateLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * The form of dates for readers of a language. Each is made once: that takes as long as writing some hundred dates, and a page
 * draws that many. A device that comes into another time zone gets others: a form keeps the zone that it was made in.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(dateLocale(locale), options);
  made.set(key, format);
  return format;
}
