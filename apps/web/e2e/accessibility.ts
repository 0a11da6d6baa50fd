import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

// The same engine as for the stories, from Storybook's addon.
const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json');
const engine = await readFile(createRequire(addon).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's findings on the current page, one line per rule with its elements. Excludes React Aria's
 * announcer, as the stories do: for some seconds it refers to elements already removed.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    ${engine};
    axe.run({ exclude: [['[data-live-announcer]']] }, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))
  `);
}

/** Waits for a page's title and the end of its loading. */
export async function expectPage(page: Page, path: string | RegExp, title: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
