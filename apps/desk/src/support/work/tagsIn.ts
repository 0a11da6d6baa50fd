import { plainName } from '@upline/domain';

/** Parses comma-separated tags without duplicates. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.split(',').flatMap((tag) => plainName(tag).toLowerCase() || []))];
}
