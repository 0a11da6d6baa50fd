/** What a story file declares: its title and the names of its stories. */
export interface DeclaredStories {
  title: string;
  names: readonly string[];
}

/**
 * The stories that the source of a story file declares.
 * @throws Error when the file gives itself no title.
 */
export function storiesIn(source: string): DeclaredStories {
  const title = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(source)?.[1];
  if (!title) throw new Error('This story file has no title.');
  const names = Array.from(source.matchAll(/^export const (\w+)\b/gm), ([, name = '']) => name);
  return { title, names };
}
