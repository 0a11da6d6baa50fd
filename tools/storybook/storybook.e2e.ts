import { expect, test } from '@playwright/test';
import { choose, storyOf } from './storybookPage.ts';

test('finds a state by name and shows it in dark on a phone', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') outside.push(request.url());
  });
  await page.goto('/');
  const search = page.getByRole('searchbox').or(page.getByPlaceholder('Find components')).first();
  await search.fill('processing');
  await page
    .getByRole('option', { name: /Processing.*Forge race/ })
    .first()
    .click();
  const card = storyOf(page).getByRole('article', { name: 'Level 4' });
  await expect(card).toContainText('Processing');
  await choose(page, 'Colour mode', 'Dark');
  await expect(storyOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'viewport', 'Phone, 390 px');
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '390px');
  await expect(card).toContainText('Processing');
  expect(outside).toEqual([]);
});

test('the index of states links to a story for each', async ({ page }) => {
  await page.goto('/?path=/story/start-state-index--all-states');
  const frame = storyOf(page);
  await expect(frame.getByRole('link', { name: 'Processing', exact: true }).first()).toBeVisible();
  await expect(frame.getByText(/^States without a story/)).toHaveCount(0);
  await expect(frame.getByText(/index cannot be read/)).toHaveCount(0);
});

test('a hard reload, which bypasses the worker, still gets the mocked network', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=story&id=screens-pools-forge-race--processing');
  const card = page.getByRole('article', { name: 'Level 4' });
  await expect(card).toContainText('Processing');
  const session = await page.context().newCDPSession(page);
  await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })]);
  await expect(card).toContainText('Processing');
});

test('a component with an amount has docs with a prop table', { tag: '@full' }, async ({ page }) => {
  for (const [path, prop] of [
    ['patterns-level-card', 'level'],
    ['primitives-money', 'units'],
  ]) {
    await page.goto(`/?path=/docs/${path}--docs`);
    const row = storyOf(page).getByRole('row', { name: prop });
    await expect(row.first()).toBeVisible();
    await expect(storyOf(page).getByText(/serialize/)).toHaveCount(0);
  }
});
