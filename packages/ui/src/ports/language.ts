import type { Language, OtherLanguage } from '@upline/domain';
import type { LanguageTexts } from '../messages/compiledMessages.ts';
import type { Readable } from './readable.ts';

/** A language with its texts. English has `null`, because pages bundle their English texts. */
export type ShownLanguage =
  | { language: 'en'; texts: null }
  | { language: OtherLanguage; texts: LanguageTexts };

/** The app's language, stored between visits. */
export interface LanguagePort {
  shown: Readable<ShownLanguage>;
  /**
   * Loads a language's texts and switches the page.
   * @throws Error if loading fails; the language stays unchanged.
   */
  choose(language: Language): Promise<void>;
}

export const shownInEnglish: ShownLanguage = { language: 'en', texts: null };
