import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// The same engine that judges the stories: Storybook's addon brings it.
const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json');
const engine = createRequire(addon).resolve('axe-core');

/**
 * What axe finds wrong with a page as it stands, one line a rule with the places. React Aria's own announcer is
 * left out, as in the stories: for some seconds it names elements that the page has already taken away.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: engine });
  return page.evaluate<string[]>(`
    axe.run({ exclude: [['[data-live-announcer]']] }, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))
  `);
}
