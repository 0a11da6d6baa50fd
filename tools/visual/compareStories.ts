import type { Browser } from 'playwright';
import { openCamera } from './camera.ts';
import { type Difference, openComparer } from './comparePictures.ts';
import type { ListedStory } from './storyList.ts';

/** A built Storybook on a server. */
export interface Served {
  url: string;
  stories: ReadonlyMap<string, ListedStory>;
}

/** A story that does not look as it did. */
export type Finding =
  | { kind: 'changed'; story: ListedStory; before: Buffer; after: Buffer; difference: Difference }
  | { kind: 'added'; story: ListedStory; after: Buffer }
  | { kind: 'removed'; story: ListedStory };

function tell(done: number, total: number, { title, name }: ListedStory): void {
  const line = `${done}/${total} ${title}: ${name}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`);
  else if (done % 25 === 0 || done === total) console.log(line);
}

/** Looks at every story of both Storybooks in one browser. What differs is looked at again on fresh pages. */
export async function compareStories(browser: Browser, before: Served, after: Served): Promise<Finding[]> {
  const [old, now, differenceOf] = await Promise.all([
    openCamera(browser, before.url),
    openCamera(browser, after.url),
    openComparer(browser),
  ]);
  const findings: Finding[] = [];
  const all = new Map([...before.stories, ...after.stories]);
  let done = 0;

  async function look(story: ListedStory): Promise<Finding | null> {
    const { id } = story;
    if (!after.stories.has(id)) return { kind: 'removed', story };
    if (!before.stories.has(id)) return { kind: 'added', story, after: await now.take(id) };
    for (const isFresh of [false, true]) {
      const [was, is] = await Promise.all([old.take(id, isFresh), now.take(id, isFresh)]);
      const difference = await differenceOf(was, is);
      if (!difference) return null;
      if (isFresh) return { kind: 'changed', story, before: was, after: is, difference };
    }
    return null;
  }

  for (const story of all.values()) {
    const finding = await look(story);
    if (finding) findings.push(finding);
    tell(++done, all.size, story);
  }
  return findings;
}
