import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ListedStory {
  id: string;
  title: string;
  name: string;
  /** The story's file, from the repository's root. */
  file?: string;
}

/** The stories of a built Storybook that match all words, by id. */
export async function storiesOf(folder: string, words: string): Promise<Map<string, ListedStory>> {
  const { entries }: { entries: Record<string, ListedStory & { type: string; importPath: string }> } =
    JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const wanted = words.toLowerCase().split(/\s+/);
  const stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter(({ id, title, name }) =>
      wanted.every((word) => `${id} ${title} ${name}`.toLowerCase().includes(word)),
    );
  return new Map(
    stories.map(({ id, title, name, importPath }) => [
      id,
      { id, title, name, file: importPath.replace(/^\.\//, '') },
    ]),
  );
}
