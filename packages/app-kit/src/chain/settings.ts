import { type PageSettings, readSettings, settingsSelector } from '@upline/domain';

/** None while the first page is drawn at build. */
const page: Document | undefined = globalThis.document;

/** The operator's settings, from the page. */
export const settings: PageSettings = readSettings(
  page?.querySelector<HTMLMetaElement>(settingsSelector)?.content,
);
