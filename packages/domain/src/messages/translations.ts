import type { OtherLanguage } from '../languages.ts';
import { arabicMessages } from './ar/index.ts';
import type { MessageId } from './catalogue.ts';
import { spanishMessages } from './es/index.ts';
import type { Translation } from './translation.ts';

/** The texts of every language but English, as ICU MessageFormat, by message ID. */
export const translations: Record<OtherLanguage, Translation<Record<MessageId, string>>> = {
  es: spanishMessages,
  ar: arabicMessages,
};
