import type { Language, OtherLanguage } from '@upline/domain';
import type { LanguageTexts } from '../messages/compiledMessages.ts';
import type { Readable } from './readable.ts';

/** A language with its texts. English has none here: pages bring its texts themselves. */
export type ShownLanguage =
  | { language: 'en'; texts: null }
  | { language: OtherLanguage; texts: LanguageTexts };

/** The language of the app, kept between visits. */
export interface LanguagePort {
  /** The language that the page is in. */
  shown: Readable<ShownLanguage>;
  /** Fetches a language's texts and shows the page in it. @throws Error when they do not come: nothing changes. */
  choose(language: Language): Promise<void>;
}

/** What a page is in before anything else is known. */
export const shownInEnglish: ShownLanguage = { language: 'en', texts: null };
