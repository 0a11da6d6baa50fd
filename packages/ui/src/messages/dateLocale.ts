/** The date locale of a language. English uses en-GB, day first: 02/11 is ambiguous. */
export function dateLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A cached date format. Creating one takes as long as formatting some hundred dates, and a page
 * draws that many. The cache follows the device's time zone, because a format keeps the zone of its
 * creation.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(dateLocale(locale), options);
  made.set(key, format);
  return format;
}
