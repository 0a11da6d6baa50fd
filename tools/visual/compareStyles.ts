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

/** What a change of styles did to stories. */
export interface StyleFindings {
  findings: Finding[];
  /** Stories that do not stand still, and have to be looked at in both builds. */
  unsure: ListedStory[];
  /** How many were photographed. */
  reached: number;
  /** What reached the stories that were played. */
  record: ReachRecord;
}

/** How many stories are looked at at once: a play waits for a third of its time. */
const pageCount = availableParallelism() + 1;

/**
 * Plays each story and photographs it before and after a change of its styles, if the change reaches anything in it.
 * A difference counts when nothing else changed, when it goes with the styles put back, or when the story, played again
 * with each, shows it again.
 * @param known What is known to reach stories: those that the change cannot reach are not played.
 * @throws NotExchangeable when the styles cannot be exchanged in a page.
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
    // A page alone can tell, so the first story of each is played.
    let names: string[] | null = null;

    const isSame = async (one: Buffer, other: Buffer) => (await differenceOf(one, other)) === null;

    /** A picture of a story that is played with these styles from its beginning; null if that took another page. */
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
      // Other styles, or a picture of the whole page, close what was open: each side is played again and seen once.
      const is = await playedWith('after', page, story);
      const was = is && (await playedWith('before', page, story));
      if (!was || !(await isSame(before, was))) return void found.unsure.push(story);
      const replayed = await differenceOf(was, is);
      if (!replayed) return;
      // A story may look otherwise from play to play: what changed shows the same again.
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
