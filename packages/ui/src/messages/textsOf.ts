import type { OtherLanguage } from '@upline/domain';
import type { LanguageTexts } from './compiledMessages.ts';

/**
 * Loads the texts of a language from their own bundle chunk.
 * @throws Error if the chunk cannot be loaded.
 */
export async function textsOf(language: OtherLanguage): Promise<LanguageTexts> {
  if (language === 'es') return (await import('./es.generated.ts')).spanish;
  return (await import('./ar.generated.ts')).arabic;
}
