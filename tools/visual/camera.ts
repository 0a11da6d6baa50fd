import type { Browser, Page } from 'playwright';
import type { Way } from './ways.ts';

/** Time limit for playing a story, milliseconds. */
const patience = 30_000;

interface Channel {
  emit(event: string, value: unknown): void;
  on(event: string, listener: (value: { storyId: string }) => void): void;
  off(event: string, listener: (value: { storyId: string }) => void): void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } };
}

/** Shows a story and waits until it was played; a story already shown is played again. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    ([storyId, limit]) =>
      new Promise<void>((resolve, reject) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const end = () => {
          clearTimeout(timer);
          channel.off('storyFinished', finish);
          channel.off('storyUnchanged', playAgain);
        };
        const finish = (finished: { storyId: string }) => {
          if (finished.storyId !== storyId) return;
          end();
          resolve();
        };
        const playAgain = () => {
          // A play still running on a fresh page ends by itself.
          const { currentRender } = globalThis.__STORYBOOK_PREVIEW__;
          if (currentRender?.phase === 'finished') channel.emit('forceRemount', { storyId });
        };
        const timer = setTimeout(() => {
          end();
          reject(new Error(`${storyId} was not played in time.`));
        }, limit);
        channel.on('storyFinished', finish);
        channel.on('storyUnchanged', playAgain);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, patience] as const,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Maximum height of a picture, pixels: a list of ten thousand rows exceeds the size limit. */
const tallest = 16_000;

export async function photograph(page: Page): Promise<Buffer> {
  const still = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height <= tallest) return page.screenshot(still);
  const width = page.viewportSize()?.width ?? 0;
  return page.screenshot({ ...still, clip: { x: 0, y: 0, width, height: tallest } });
}

export interface Camera {
  show(id: string, isFresh?: boolean): Promise<Page>;
  /** @param isFresh True to reload the page, so that no state of an earlier story is left. */
  take(id: string, isFresh?: boolean): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openCamera(browser: Browser, url: string, way: Way): Promise<Camera> {
  const { theme, viewport, width, height } = way;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  let page: Page | null = null;

  async function open(id: string): Promise<Page> {
    await page?.close();
    page = await context.newPage();
    // Without axe, which would be half of the work; the story tests run it.
    const globals = `theme:${theme};viewport.value:${viewport};a11y.manual:!true`;
    // Instrumentation off: Storybook would send every step of a play with its arguments to the
    // panel, unused here.
    const address = `${url}/iframe.html?viewMode=story&instrument=false&id=${id}&globals=${globals}`;
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
    return page;
  }

  async function play(id: string, isFresh: boolean): Promise<Page> {
    const shown = page && !isFresh ? page : await open(id);
    await show(shown, id);
    return shown;
  }

  // A story that breaks the page makes the next one use a fresh page.
  const playSafely = (id: string, isFresh = false) =>
    play(id, isFresh).catch((error: unknown) => {
      if (isFresh) throw error;
      return play(id, true);
    });

  return {
    show: playSafely,
    take: async (id, isFresh) => photograph(await playSafely(id, isFresh)),
    close: () => context.close(),
  };
}
