import type { OtherLanguage } from '@upline/domain';
import type { LanguageTexts } from './compiledMessages.ts';

/**
 * Fetches the texts of a language, which are a part of the app of their own.
 * @throws Error when they do not come.
 */
export async function textsOf(language: OtherLanguage): Promise<LanguageTexts> {
  if (language === 'es') return (await import('./es.generated.ts')).spanish;
  return (await import('./ar.generated.ts')).arabic;
}
