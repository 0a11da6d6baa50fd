export interface DeclaredStories {
  title: string;
  names: readonly string[];
}

/**
 * Reads title and story names from the source of a story file.
 * @throws Error if the file has no title.
 */
export function storiesIn(source: string): DeclaredStories {
  const title = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(source)?.[1];
  if (!title) throw new Error('This story file has no title.');
  const names = Array.from(source.matchAll(/^export const (\w+)\b/gm), ([, name = '']) => name);
  return { title, names };
}
