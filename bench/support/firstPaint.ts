import type { Browser } from 'playwright';
import { median } from './measureLoad.ts';

/** Figures of a first visit, milliseconds from its start. */
export interface FirstPaint {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time after the first paint: the part of each task beyond 50 ms. */
  tbt: number;
  /** Hydration of the first button; NaN if there is none. */
  button: number;
  /** Cumulative layout shift, by the Layout Instability API. */
  cls: number;
  requests: number;
}

/** A mid-range phone on a slow connection: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const line = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  latency: 150,
};
const slowdown = 4;

/** Time without requests after which a page counts as idle, milliseconds. */
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

/** Visits a page several times as a new visitor on a slow phone. @returns Median figures. */
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
