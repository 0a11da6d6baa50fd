import type { Page } from 'playwright';

/** Durations of a scroll's frames, milliseconds. */
export interface ScrollFrames {
  p50: number;
  p95: number;
  p99: number;
}

/** Distance per frame, pixels: at sixty frames per second 2,400 per second, three pages of rows. */
const step = 40;

const count = 400;

/**
 * Scrolls a page down by the same step per frame and records the time between frames. The browser's
 * own scroll gesture would jump after a late frame, so the amount of work would depend on the
 * machine.
 * @param slowdown Factor by which the processor is slowed down.
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
