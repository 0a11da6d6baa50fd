import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { buy } from './levelCards.ts';
import { demoSponsor, memberIdOf } from './members.ts';
import { acceptAndRegister, button, followLink, goBy } from './signingIn.ts';

// What `pnpm dev` gives: the app as it is developed, with a wallet for visitors who have none.
test.use({ served: 'developed' });

// In one worker: two of Vite would make ready the same dependencies in the same folder, one under the other.
test.describe.configure({ mode: 'default' });

test.afterEach(({ upline }) => {
  // A page that is open when dependencies are made ready again meets “Outdated Optimize Dep”.
  const again = upline.appSaid.filter((line) => /optimized|Outdated/.test(line));
  expect(again, 'what vite.config.ts must name beforehand').toEqual([]);
});

test('a visitor without a wallet tries the product as a new demo member', async ({ upline, visit }) => {
  const { page } = await visit({ wallet: null });
  await page.goto(`/login/${await memberIdOf(upline, demoSponsor().address)}`);
  await followLink(page);
  await acceptAndRegister(page);
  await button(page, 'New demo member').click();
  await expectPage(page, '/dashboard', 'Dashboard · Upline');
  await expect(page.getByText('Demo', { exact: true }).first()).toBeVisible();
  await goBy(page, 'Forge Race');
  await buy(page, 1);
});

test('a visitor can sign in as a demo member of the network, who has asked support', async ({ visit }) => {
  const { name } = demoSponsor();
  const { page } = await visit({ wallet: null });
  await page.goto('/login');
  await button(page, 'Connect Wallet').first().click();
  await expect(page.getByRole('region', { name: 'Demo wallet' })).toBeVisible();
  await button(page, `${name} All nine levels`).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: /\b\d unread/ })).toBeVisible();
  await page.goto('/dashboard/support');
  await expect(page.getByText('Showing 3 ticket(s) of 3')).toBeVisible();
  for (const status of ['Open', 'Pending', 'Closed']) {
    await expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible();
  }
});
