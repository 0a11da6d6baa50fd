import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { openCamera } from './camera.ts';
import { type Difference, openComparer } from './comparePictures.ts';
import type { ListedStory } from './storyList.ts';
import type { Way } from './ways.ts';

export interface Served {
  url: string;
  stories: ReadonlyMap<string, ListedStory>;
}

/** A story that looks different in one way to look. */
export type Finding = { story: ListedStory; way: Way } & (
  | { kind: 'changed'; before: Buffer; after: Buffer; difference: Difference }
  | { kind: 'added'; after: Buffer }
  | { kind: 'removed' }
);

export function inOrder(findings: readonly Finding[], stories: ReadonlyMap<string, ListedStory>): Finding[] {
  const order = [...stories.keys()];
  return findings.toSorted((one, other) => order.indexOf(one.story.id) - order.indexOf(other.story.id));
}

export function tell(done: number, total: number, { title, name }: ListedStory): void {
  const line = `${done}/${total} ${title}: ${name}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`);
  else if (done % 25 === 0 || done === total) console.log(line);
}

/** Number of stories compared in parallel, each in two pages. */
const laneCount = availableParallelism();

/**
 * Compares every story of two Storybooks in one browser, in one way to look. Differences are
 * repeated on fresh pages, because some stories vary from play to play: a story has changed if none
 * of its pictures equals an earlier one.
 * @param looks Number of repetitions for a difference.
 */
export async function compareStories(
  browser: Browser,
  before: Served,
  after: Served,
  way: Way,
  looks = 1,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const all = new Map([...before.stories, ...after.stories]);
  const rest = [...all.values()];
  let done = 0;

  async function work(): Promise<void> {
    const [old, now, differenceOf] = await Promise.all([
      openCamera(browser, before.url, way),
      openCamera(browser, after.url, way),
      openComparer(browser),
    ]);

    async function look(story: ListedStory): Promise<Finding | null> {
      const { id } = story;
      if (!after.stories.has(id)) return { kind: 'removed', story, way };
      if (!before.stories.has(id)) return { kind: 'added', story, way, after: await now.take(id) };
      const olds: Buffer[] = [];
      const news: Buffer[] = [];
      for (let again = 0; ; again += 1) {
        const [was, is] = await Promise.all([old.take(id, again > 0), now.take(id, again > 0)]);
        const difference = await differenceOf(was, is);
        const others = await Promise.all([
          ...olds.map((one) => differenceOf(one, is)),
          ...news.map((one) => differenceOf(was, one)),
        ]);
        if (!difference || others.includes(null)) return null;
        if (again === looks) return { kind: 'changed', story, way, before: was, after: is, difference };
        olds.push(was);
        news.push(is);
      }
    }

    for (let story = rest.shift(); story; story = rest.shift()) {
      const finding = await look(story);
      if (finding) findings.push(finding);
      tell(++done, all.size, story);
    }
    await Promise.all([old.close(), now.close()]);
  }

  await Promise.all(Array.from({ length: laneCount }, work));
  return inOrder(findings, all);
}
