import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

// The same engine that judges the stories: Storybook's addon brings it.
const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json');
const engine = await readFile(createRequire(addon).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it stands, one line a rule with the places. React Aria's own announcer is
 * left out, as in the stories: for some seconds it names elements that the page has already taken away.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    ${engine};
    axe.run({ exclude: [['[data-live-announcer]']] }, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))
  `);
}

/** Stands on a page once it has its title and nothing is loading. */
export async function expectPage(page: Page, path: string | RegExp, title: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
