import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { journeyPorts } from './journeyPorts.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  /** Statuses of the server's replies that the journey means to get; any other failed call is a fault. */
  meantStatuses: number[];
  /** Opens a page in a browser of its own, watched like the first. */
  newVisitor: () => Promise<Page>;
}

/** What a page must never do: complain, break, or speak to anybody outside this machine. */
function watch(page: Page, meantStatuses: readonly number[], faults: string[]): void {
  const { web, rpc } = journeyPorts();
  const own = [`http://127.0.0.1:${web}`, `ws://127.0.0.1:${web}`, `http://127.0.0.1:${rpc}`];
  page.on('pageerror', (error) => faults.push(`broke: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isMeant = meantStatuses.some((status) => message.text().includes(`status of ${status} `));
    if (message.type() === 'error' && !isMeant) faults.push(`said: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    const isOutside = /^(https?|wss?):/.test(url) && !own.includes(new URL(url).origin);
    if (isOutside) faults.push(`asked the outside: ${url}`);
  });
  page.on('websocket', (socket) => {
    if (!own.includes(new URL(socket.url()).origin)) faults.push(`asked the outside: ${socket.url()}`);
  });
}

/** A test whose pages are watched from their first request to the end. */
export const test = base.extend<JourneyFixtures>({
  meantStatuses: [[], { option: true }],
  page: async ({ page, meantStatuses }, use) => {
    const faults: string[] = [];
    watch(page, meantStatuses, faults);
    await use(page);
    expect(faults, 'the page’s faults').toEqual([]);
  },
  newVisitor: async ({ browser, meantStatuses }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      watch(page, meantStatuses, faults);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults, 'the visitor’s faults').toEqual([]);
  },
});

/** Stands on a page once it has its title and nothing is loading, and finds it accessible. */
export async function expectPage(page: Page, path: string | RegExp, title: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await accessibilityFaults(page), `axe on ${page.url()}`).toEqual([]);
}
