import type { Browser, BrowserContext, BrowserContextOptions, Clock } from '@playwright/test';

export type StoredState = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

async function refuse(): Promise<never> {
  throw new Error('A clock cannot be put right again: give this visit a browser of its own.');
}

/** A clock that throws on every change. */
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
 * Stops all activity of a browser: removes the route handlers and closes the pages. Calls still
 * pending in a handler are ignored.
 */
export async function fallSilent(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  await Promise.all([context, ...pages].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(pages.map((page) => page.close()));
}

/**
 * Browsers shared by a worker's consecutive visits. They keep only compiled scripts and styles,
 * which saves a third of each visit's work.
 */
export interface SharedBrowsers {
  /** Takes an unused browser. */
  take(state?: StoredState): Promise<BrowserContext>;
  /** Returns a stopped browser. The caller first removes added scripts, bindings and listeners. */
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
