import { plainName } from '@upline/domain';

/** The tags of a text that has commas between them, each once. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.split(',').flatMap((tag) => plainName(tag).toLowerCase() || []))];
}
