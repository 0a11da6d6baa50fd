import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortAddress } from '@upline/domain';
import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { buy } from './levelCards.ts';
import { demoSponsor, memberIdOf } from './members.ts';
import { acceptAndRegister, button, followLink, goBy } from './signingIn.ts';

// The result of `pnpm dev`: the app in development, with a demo wallet for visitors without one.
test.use({ served: 'developed' });

// In one worker: two Vite servers would optimise the same dependencies in the same folder.
test.describe.configure({ mode: 'default' });

test.afterEach(({ upline }) => {
  // An open page fails with “Outdated Optimize Dep” if dependencies are optimised again.
  const again = upline.appSaid.filter((line) => /optimized|Outdated/.test(line));
  expect(again, 'what vite.config.ts must name beforehand').toEqual([]);
});

test('a visitor without a wallet signs in as a demo member who has asked support, then as a new one who buys', async ({
  upline,
  visit,
}) => {
  const sponsor = demoSponsor();
  const { page } = await visit({ wallet: null });
  await page.goto('/login');
  await button(page, 'Connect Wallet').first().click();
  await expect(page.getByRole('region', { name: 'Demo wallet' })).toBeVisible();
  await button(page, `${sponsor.name} All nine levels`).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: /\b\d unread/ })).toBeVisible();
  await goBy(page, 'Support');
  await expect(page.getByText('Showing 3 ticket(s) of 3')).toBeVisible();
  for (const status of ['Open', 'Pending', 'Closed']) {
    await expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Connected wallet/ }).click();
  await button(page, 'Disconnect and sign out').click();
  await expect(page).toHaveURL('/');

  await page.goto(`/login/${await memberIdOf(upline, sponsor)}`);
  await followLink(page);
  await acceptAndRegister(page);
  await button(page, 'New demo member').click();
  await expectPage(page, '/dashboard', 'Dashboard · Upline');
  await expect(page.getByText('Demo', { exact: true }).first()).toBeVisible();
  await goBy(page, 'Forge Race');
  await buy(page, 1);
});

// Its pages are stories, and packages/chain tests its data and acts.
test('a contract developer reads a purchase in the workbench, acts as the admin and saves the scenario as a test', {
  tag: '@full',
}, async ({ upline, chain, newMember, visit }) => {
  const buyer = await newMember({ levels: [1] });
  const gasUsed = await chain.newestGas();
  const { page } = await visit({ wallet: null });
  await page.goto(`${upline.deskUrl}/bench`);
  const bought = page.getByRole('row').filter({ hasText: 'Level 1 invest_stable_coin' }).first();
  await bought.getByRole('link').first().click();
  await expect(page.getByText('invest_stable_coin in Level 1 went through.')).toBeVisible();
  const calls = page.getByRole('treegrid', { name: 'Call tree' });
  await expect(calls.getByRole('row').filter({ hasText: 'value: $50.00' })).toBeVisible();
  const gas = page.getByRole('region', { name: /^Gas against the budget/ });
  await expect(gas.getByText(gasUsed.toLocaleString('en'))).toBeVisible();
  await expect(gas.getByText(/“race invest, .*”\.$/)).toBeVisible();
  await page.getByRole('tab', { name: /^Coins moved/ }).click();
  await expect(
    page.getByRole('grid', { name: 'Coins moved' }).getByText(shortAddress(buyer.account.address)),
  ).toBeVisible();

  // No other test here buys this level.
  await page.goto(`${upline.deskUrl}/bench/contracts/level-9/set_paused`);
  await expect(page.getByRole('button', { name: 'Send as Admin' })).toBeVisible();
  await page.getByRole('radio', { name: 'true', exact: true }).click();
  await button(page, 'Try').click();
  await expect(page.getByText('Would work')).toBeVisible();
  await button(page, 'Send as Admin').click();
  await expect(page.getByText('Mined', { exact: true })).toBeVisible();
  expect(await chain.isPaused(9)).toBe(true);

  await page.keyboard.press('Shift+S');
  await page.getByRole('textbox', { name: 'What it shows' }).fill('The admin pauses a level.');
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('PausedOnBench');
  await button(page, 'Save scenario').click();
  await expect(page.getByText('PausedOnBench is saved')).toBeVisible();
  await expect(page.getByText('1 step, after no earlier calls.')).toBeVisible();
  expect(await readFile(join(upline.scenariosDir, 'test/scenarios/PausedOnBench.t.sol'), 'utf8')).toContain(
    'set_paused(true)',
  );
});
