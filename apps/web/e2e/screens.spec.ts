import { expect, expectPage, test } from './journey.ts';
import { demoSponsor, signIn } from './members.ts';

const screens = [
  ['/dashboard/pooloverview', 'Pool overview'],
  ['/dashboard/productlisting', 'Services'],
  ['/dashboard/projectlisting', 'Projects'],
  ['/dashboard/incomelisting/referral', 'Referrals'],
  ['/dashboard/incomelisting/globalpool', 'Global Pool members'],
  ['/dashboard/globalpooluserlisting/3', 'Members of Level 3'],
  ['/dashboard/m5matrixtree', 'Matrix Tree'],
  ['/dashboard/balances', 'Wallet'],
  ['/dashboard/notifications', 'Notifications'],
] as const;

test('every list of a member stands on what server and chain know', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, demoSponsor().name);
  for (const [path, title] of screens) {
    await test.step(title, async () => {
      await page.goto(path);
      await expectPage(page, path, `${title} · Upline`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Could not load. This may not be complete.')).toHaveCount(0);
    });
  }
});

test('from the tree to a member, and back to the same tree', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, demoSponsor().name);
  await page.goto('/dashboard/m5matrixtree?position=2');
  const rows = page.getByRole('treegrid').getByRole('row');
  await rows.first().getByRole('link').first().click();
  await expectPage(page, /\/dashboard\/wallet\/0x/, /'s Tree · Upline$/);
  await expect(page.getByText('Sponsor ID')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/m5matrixtree?position=2');
  await expect(page.getByRole('group', { name: 'Fee' }).getByRole('status')).toHaveText('$100');
});
