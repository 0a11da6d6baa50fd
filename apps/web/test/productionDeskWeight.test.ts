import { beforeAll, expect, test } from 'vitest';
import { type BuildPart, type WeighedPage, weighPage } from '../../../bench/support/weighPages.ts';
import { builtDeskParts } from '../../../tools/builtApp/builtApp.ts';

/** What the staff's app loads on any page: the sign-in, and what leads to the pages behind it. */
const first: WeighedPage = {
  name: 'first load',
  modules: ['src/main.tsx', 'src/StaffArea.tsx'],
  budget: 200,
};

/** What support begins with, beyond that. */
const queue: WeighedPage = { name: 'queue', modules: ['src/QueuePage.tsx'], after: first, budget: 15 };

let parts: BuildPart[];

// Who comes first builds both apps.
beforeAll(async () => {
  parts = await builtDeskParts();
}, 400_000);

test.for([first, queue])('the staff’s $name is no more than $budget KB of JavaScript', (page) => {
  const weight = weighPage(page, parts);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(page.budget);
});
