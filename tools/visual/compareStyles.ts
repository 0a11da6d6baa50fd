import { availableParallelism } from 'node:os';
import type { Browser, Page } from 'playwright';
import { openCamera, photograph } from './camera.ts';
import { openComparer } from './comparePictures.ts';
import { type Finding, inOrder, type Served, tell } from './compareStories.ts';
import { mayReach, type ReachRecord } from './reachRecord.ts';
import type { ListedStory } from './storyList.ts';
import { reachOf, setStyles, watchPage } from './swapStyles.ts';
import type { StyleChange } from './tokenChange.ts';
import type { Way } from './ways.ts';

export interface StyleFindings {
  findings: Finding[];
  /** Unstable stories, which need a comparison of both builds. */
  unsure: ListedStory[];
  reached: number;
  record: ReachRecord;
}

/** Number of stories processed in parallel: a play waits for a third of its time. */
const pageCount = availableParallelism() + 1;

/**
 * Plays each story and photographs it before and after a style change, if the change reaches it. A
 * difference counts if nothing else changed, if it disappears with the old styles, or if a second
 * play with each repeats it.
 * @param known Earlier results: stories that the change cannot reach are not played.
 * @throws NotExchangeable if the styles cannot be exchanged in a page.
 */
export async function compareStyles(
  browser: Browser,
  { url, stories }: Served,
  change: StyleChange,
  way: Way,
  known: ReachRecord = {},
): Promise<StyleFindings> {
  const found: StyleFindings = { findings: [], unsure: [], reached: 0, record: {} };
  const rest = [...stories.values()];
  const total = rest.length;
  let done = 0;

  async function work(): Promise<void> {
    const [camera, differenceOf] = await Promise.all([openCamera(browser, url, way), openComparer(browser)]);
    // Only a page has this list, so each page plays its first story.
    let names: string[] | null = null;

    const isSame = async (one: Buffer, other: Buffer) => (await differenceOf(one, other)) === null;

    /** A picture of a story played with these styles; null if the play changed pages. */
    async function playedWith(
      styles: 'before' | 'after',
      page: Page,
      { id }: ListedStory,
    ): Promise<Buffer | null> {
      await setStyles(page, styles);
      if ((await camera.show(id)) !== page) return null;
      const picture = await photograph(page);
      await setStyles(page, 'before');
      return picture;
    }

    async function look(story: ListedStory): Promise<void> {
      if (names && !mayReach(known[story.id], names)) return;
      const page = await camera.show(story.id);
      const { reach, isReached, changed } = await reachOf(page, change);
      names = changed;
      found.record[story.id] = reach;
      if (!isReached) return;
      found.reached += 1;
      const hasChanged = await watchPage(page);
      const before = await photograph(page);
      await setStyles(page, 'after');
      const after = await photograph(page);
      const hasMoved = await hasChanged();
      await setStyles(page, 'before');
      const difference = await differenceOf(before, after);
      if (!difference) return;
      if (!hasMoved || (await isSame(before, await photograph(page)))) {
        found.findings.push({ kind: 'changed', story, way, before, after, difference });
        return;
      }
      // The exchange, or the full-page picture, closed an open layer: play and photograph each side
      // separately.
      const is = await playedWith('after', page, story);
      const was = is && (await playedWith('before', page, story));
      if (!was || !(await isSame(before, was))) return void found.unsure.push(story);
      const replayed = await differenceOf(was, is);
      if (!replayed) return;
      // A story may vary from play to play: a real change repeats.
      const isAgain = (await isSame(is, after)) ? is : await playedWith('after', page, story);
      if (!isAgain || !(await isSame(is, isAgain))) return void found.unsure.push(story);
      found.findings.push({ kind: 'changed', story, way, before: was, after: is, difference: replayed });
    }

    for (let story = rest.shift(); story; story = rest.shift()) {
      await look(story);
      tell(++done, total, story);
    }
    await camera.close();
  }

  await Promise.all(Array.from({ length: pageCount }, work));
  return { ...found, findings: inOrder(found.findings, stories) };
}
