import type { Browser } from 'playwright';
import { median } from './measureLoad.ts';

/** What a visitor sees and when, milliseconds from the start of the visit. */
export interface FirstPaint {
  /** The first words. */
  fcp: number;
  /** The largest of them. */
  lcp: number;
  /** For how long the page was deaf after the first words, milliseconds beyond 50 of each task. */
  tbt: number;
  /** When React has taken over the first button; not a number where there is none. */
  button: number;
  /** How much moved by itself, as the Layout Instability API counts it. */
  cls: number;
  requests: number;
}

/** A phone of the middle class on a slow line: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const line = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  latency: 150,
};
const slowdown = 4;

/** How long nothing may be asked for a page to count as idle, milliseconds. */
const quiet = 2000;

declare global {
  interface Window {
    seen: Omit<FirstPaint, 'requests'>;
  }
}

function watchPaints(): void {
  const seen = { fcp: 0, lcp: 0, tbt: 0, button: Number.NaN, cls: 0 };
  window.seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry) seen.cls += Number(entry.value);
  });
  observe('longtask', ({ startTime, duration }) => {
    if (seen.fcp > 0 && startTime >= seen.fcp) seen.tbt += duration - 50;
  });
  const looking = setInterval(() => {
    const button = document.querySelector('button');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
    seen.button = performance.now();
    clearInterval(looking);
  }, 5);
}

async function visit(browser: Browser, url: string): Promise<FirstPaint> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let requests = 0;
  let lastMove = Date.now();
  page.on('request', () => {
    requests += 1;
    lastMove = Date.now();
  });
  page.on('response', () => {
    lastMove = Date.now();
  });
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - lastMove < quiet) await page.waitForTimeout(quiet / 10);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, requests };
}

/** Visits a page several times as a newcomer on a phone and a slow line. @returns The middle of each figure. */
export async function measureFirstPaint(browser: Browser, url: string, visits = 5): Promise<FirstPaint> {
  const seen: FirstPaint[] = [];
  for (let count = 0; count < visits; count++) seen.push(await visit(browser, url));
  const middle = (figure: keyof FirstPaint) => median(seen.map((one) => one[figure]));
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    button: middle('button'),
    cls: middle('cls'),
    requests: middle('requests'),
  };
}
