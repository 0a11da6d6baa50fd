import type { Page } from 'playwright';

/** How long the frames of a scroll took, milliseconds. */
export interface ScrollFrames {
  p50: number;
  p95: number;
  p99: number;
}

/** How far each frame moves, pixels: 2,400 a second where a screen shows sixty frames, three pages of rows. */
const step = 40;

/** How many frames are looked at. */
const count = 400;

/**
 * Scrolls a page down, the same step with each frame, and notes how far apart the frames are. A gesture of the browser's
 * own would jump after a frame that was late, and so measure other work on another machine.
 * @param slowdown How many times slower than it is the processor is made.
 */
export async function scrollFrames(page: Page, slowdown: number): Promise<ScrollFrames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = await page.evaluate(
    ({ step, count }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        requestAnimationFrame(function next(now) {
          times.push(now);
          if (times.length > count) {
            resolve(times.slice(1).map((time, index) => time - (times[index] ?? 0)));
            return;
          }
          window.scrollBy(0, step);
          requestAnimationFrame(next);
        });
      }),
    { step, count },
  );
  const reached = await page.evaluate(() => window.scrollY);
  if (reached < (step * count) / 2) throw new Error(`The page was scrolled by ${reached} pixels only.`);
  await devtools.detach();
  const sorted = frames.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
}
