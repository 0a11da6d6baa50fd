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
