import type { Browser, BrowserContext, BrowserContextOptions, Clock } from '@playwright/test';

/** What a browser begins with: cookies, and what pages of each origin have stored. */
export type StoredState = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

async function refuse(): Promise<never> {
  throw new Error('A clock cannot be put right again: give this visit a browser of its own.');
}

/** A clock that nobody sets. */
const unset: Clock = {
  fastForward: refuse,
  install: refuse,
  pauseAt: refuse,
  resume: refuse,
  runFor: refuse,
  setFixedTime: refuse,
  setSystemTime: refuse,
};

const nothingStored: StoredState = { cookies: [], origins: [] };

/**
 * Ends what a browser does: no handler of a route answers any more, and no page is left. A call that a handler still
 * waits for is let go without a word.
 */
export async function fallSilent(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  await Promise.all([context, ...pages].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(pages.map((page) => page.close()));
}

/**
 * The browsers that a worker's visits share, one visit after another: nothing of a visit stays but the scripts and
 * styles that it has loaded and compiled, which is a third of a visit's work.
 */
export interface SharedBrowsers {
  /** A browser that nobody uses. */
  take(state?: StoredState): Promise<BrowserContext>;
  /**
   * Gives one back that has fallen silent. Scripts, bindings and listeners that were added to it are taken away
   * before.
   */
  giveBack(context: BrowserContext): Promise<void>;
}

export function shareBrowsers(browser: Browser): SharedBrowsers {
  const free: BrowserContext[] = [];

  async function open(state: StoredState): Promise<BrowserContext> {
    const context = await browser.newContext({ storageState: state, serviceWorkers: 'block' });
    Object.assign(context.clock, unset);
    return context;
  }

  return {
    async take(state = nothingStored) {
      const context = free.pop();
      if (!context) return open(state);
      await context.setStorageState(state);
      return context;
    },
    async giveBack(context) {
      await context.clearPermissions();
      await context.setOffline(false);
      free.push(context);
    },
  };
}
