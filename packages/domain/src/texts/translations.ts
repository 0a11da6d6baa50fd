import type { OtherLanguage } from '../format/languages.ts';
import { arabicMessages } from './ar/index.ts';
import type { MessageId } from './en/catalogue.ts';
import type { Translation } from './en/translation.ts';
import { spanishMessages } from './es/index.ts';

/** The texts of every language but English, as ICU MessageFormat, by message ID. */
export const translations: Record<OtherLanguage, Translation<Record<MessageId, string>>> = {
  es: spanishMessages,
  ar: arabicMessages,
};
