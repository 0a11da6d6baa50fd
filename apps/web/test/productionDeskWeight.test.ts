import { beforeAll, expect, test } from 'vitest';
import { type BuildPart, type WeighedPage, weighPage } from '../../../bench/support/weighPages.ts';
import { builtDeskParts } from '../../../tools/builtApp/builtApp.ts';

/** The staff app's load on any page: the sign-in, and the code that loads the pages behind it. */
const first: WeighedPage = {
  name: 'first load',
  modules: ['src/main.tsx', 'src/StaffArea.tsx'],
  budget: 200,
};

/** Support's first page, in addition. */
const queue: WeighedPage = { name: 'queue', modules: ['src/QueuePage.tsx'], after: first, budget: 15 };

let parts: BuildPart[];

// The first test to run builds both apps.
beforeAll(async () => {
  parts = await builtDeskParts();
}, 400_000);

test.for([first, queue])('the staff’s $name loads no more than $budget KB of JavaScript', (page) => {
  const weight = weighPage(page, parts);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(page.budget);
});
