import type { Locator, Page } from '@playwright/test';
import { localAccount } from '@upline/chain/local';
import { expect, expectPage, test } from './journey.ts';
import { demoSponsor, memberIdOf, registerNewMember, signIn } from './members.ts';
import { installTestWallet } from './testWallet.ts';

const stranger = localAccount(7).address;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach what it should.');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the card can be walked by the keyboard alone', async ({ page }) => {
  await page.goto(`/login/${await memberIdOf(demoSponsor().address)}`);
  await expectPage(page, /\/login\//, 'Welcome to Upline');
  await tabTo(page, button(page, 'No'));
  await page.keyboard.press('Enter');
  await expectPage(page, /\/login\//, 'Welcome to Upline');
  await tabTo(page, button(page, 'Continue'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: /accept the terms/ }));
  await page.keyboard.press('Space');
  await expectPage(page, /\/login\//, 'Welcome to Upline');
  await tabTo(page, button(page, 'Register with Wallet'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'New demo member'));
  await page.keyboard.press('Enter');
  await expectPage(page, '/dashboard', 'Dashboard · Upline');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a signature that is rejected in the wallet says so and changes nothing', async ({ page }) => {
  await installTestWallet(page, { account: stranger, rejects: ['personal_sign'] });
  await page.goto('/login');
  await button(page, 'Connect Wallet').click();
  await button(page, 'Test Wallet').click();
  await expect(page.getByText('Wallet connection canceled.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a wallet that stays on another network cannot sign in', async ({ page }) => {
  await installTestWallet(page, {
    account: stranger,
    chainId: '0x1',
    rejects: ['wallet_switchEthereumChain'],
  });
  await page.goto('/login');
  await button(page, 'Connect Wallet').click();
  await button(page, 'Test Wallet').click();
  await expect(page.getByText('Please switch to Polygon Main Net.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test.describe('a wallet that nobody registered', () => {
  test.use({ meantStatuses: [404] });

  test('is told so by the server and led on to register', async ({ page }) => {
    await installTestWallet(page, { account: stranger });
    await page.goto('/login');
    await button(page, 'Connect Wallet').click();
    await button(page, 'Test Wallet').click();
    await expect(page.getByText('This wallet is not registered.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'I have an upline ID' })).toBeFocused();
  });
});

test('an upline link leads to the sign-in with its value locked', async ({ page }) => {
  const id = await memberIdOf(demoSponsor().address);
  await page.goto(`/uplineLink/${encodeURIComponent(`@/${id}`)}`);
  await expect(page).toHaveURL(`/connect-wallet?upline=${encodeURIComponent(`@/${id}`)}`);
  await button(page, 'No').click();
  await expect(page.getByRole('textbox', { name: 'Referral ID' })).toHaveValue(`@/${id}`);
});

test('a visitor is sent to the sign-in and comes back to the page he asked for', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard/globalpool');
  await expect(page).toHaveURL('/login');
  await signIn(page, demoSponsor().name);
  await expectPage(page, '/dashboard/globalpool', 'Global Pool · Upline');
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('going from page to page loads no document anew and begins at the content', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, demoSponsor().name);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole('link', { name: 'View All: Forge Race' }).click();
  await expectPage(page, '/dashboard/forgeracelisting', 'Forge Race · Upline');
  await expect(page.getByRole('main')).toBeFocused();
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Profile' }).press('Enter');
  await expectPage(page, '/dashboard/profileabout', 'Profile · Upline');
  await page.goBack();
  await expectPage(page, '/dashboard/forgeracelisting', 'Forge Race · Upline');
  expect(documents).toBe(0);
});

test('the theme is kept and there before the first paint', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, demoSponsor().name);
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectPage(page, '/dashboard', 'Dashboard · Upline');
  // Without the app's own code: the page must know by itself.
  await page.route('**/src/main.tsx*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('disconnecting signs every tab out and forgets the wallet', async ({ page, context }) => {
  await page.goto(`/login/${await memberIdOf(demoSponsor().address)}`);
  await registerNewMember(page);
  const other = await context.newPage();
  await other.goto('/dashboard/profileabout');
  await expect(other).toHaveTitle('Profile · Upline');
  await page.getByRole('button', { name: /^Connected wallet/ }).click();
  await button(page, 'Disconnect').click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept).toEqual(['root', 'uplineDemoKeys']);
});

test.describe('a session that the server ended', () => {
  test.use({ meantStatuses: [401] });

  test('leads to the sign-in once, and back', async ({ page }) => {
    await page.goto('/login');
    await signIn(page, demoSponsor().name);
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    await page.request.post('/api/users/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.goto('/dashboard/profileabout');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You were signed out. Sign in to go on.')).toBeVisible();
    await button(page, 'Connect Wallet').click();
    await expectPage(page, '/dashboard/profileabout', 'Profile · Upline');
  });
});
