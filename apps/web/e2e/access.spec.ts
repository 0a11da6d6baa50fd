import { accessibilityFaults, expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { demoSponsor, memberIdOf } from './members.ts';
import { acceptAndRegister, button, goToTerms, signIn } from './signingIn.ts';
import { expectToast } from './toasts.ts';

// With the app's service worker between page and network, as on a first visit.
test.describe('with the app’s worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor registers under the member whose link they opened, then signs in again', async ({
    upline,
    visit,
  }) => {
    const sponsor = demoSponsor();
    const id = await memberIdOf(upline, sponsor);
    const { page, context, wallet } = await visit();
    await page.goto(`/login/${id}`);
    await button(page, 'No').click();
    const field = page.getByRole('textbox', { name: 'Referral ID' });
    await expect(field).toHaveValue(`@/${id}`);
    await expect(field).not.toBeEditable();
    await button(page, 'Continue').click();
    await expect(page.getByText(sponsor.name)).toBeVisible();
    await expect(button(page, 'Register with Wallet')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await acceptAndRegister(page);
    await expectPage(page, '/dashboard', 'Dashboard · Upline');
    await expectToast(page, 'Wallet connected successfully!');
    expect(wallet.asked).toContain('sign');

    await test.step('they disconnect, which signs out every tab', async () => {
      const other = await context.newPage();
      await other.goto('/dashboard/profileabout');
      await expect(other).toHaveTitle('Profile · Upline');
      await page.getByRole('button', { name: /^Connected wallet/ }).click();
      await button(page, 'Disconnect and sign out').click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Welcome to Upline' })).toBeFocused();
      await expect(page.getByText('There is no such page.')).toHaveCount(0);
      await expectToast(page, 'Wallet disconnected.');
      await expect(other).toHaveURL('/login');
      const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
      expect(kept).toEqual(['root']);
      await other.close();
    });

    await test.step('the member signs in again', async () => {
      await signIn(page);
      await expectPage(page, '/dashboard', 'Dashboard · Upline');
    });
  });

  test('a visitor is sent to the sign-in and returns to the page they requested', async ({
    newMember,
    visit,
  }) => {
    const { account } = await newMember();
    const { page } = await visit({ account });
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard/globalpool');
    await expect(page).toHaveURL('/login');
    await signIn(page);
    await expectPage(page, '/dashboard/globalpool', 'Global Pool · Upline');
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
  });

  test('navigating between pages loads no new document and starts at the content', async ({
    newMember,
    visit,
  }) => {
    const { page } = await visit({ member: await newMember() });
    await page.goto('/dashboard');
    await expectPage(page, '/dashboard', 'Dashboard · Upline');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.getByRole('link', { name: 'View All: 5 Gen' }).click();
    await expectPage(page, '/dashboard/forgeracelisting', 'Forge Race · Upline');
    await expect(page.getByRole('main')).toBeFocused();
    await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'Profile' }).press('Enter');
    await expectPage(page, '/dashboard/profileabout', 'Profile · Upline');
    await page.goBack();
    await expectPage(page, '/dashboard/forgeracelisting', 'Forge Race · Upline');
    expect(documents).toBe(0);
  });

  test('the stored theme applies before the first paint', async ({ newMember, visit }) => {
    const { page } = await visit({ member: await newMember() });
    await page.goto('/dashboard');
    await button(page, 'Use dark theme').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectPage(page, '/dashboard', 'Dashboard · Upline');
    // Block the app's scripts: the page must apply the theme by itself.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a wallet that rejects or fails is reported and changes nothing', async ({ visit }) => {
  const { page, wallet } = await visit();
  await page.goto('/login');
  wallet.breakAt('connect');
  await signIn(page);
  await expectToast(page, 'Wallet connection failed.');
  wallet.relent();
  for (const kind of ['connect', 'sign'] as const) {
    wallet.refuse(kind);
    await signIn(page);
    await expectToast(page, 'Wallet connection canceled.');
    wallet.relent();
  }
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a wallet that stays on another network cannot sign in', async ({ visit }) => {
  const { page, wallet } = await visit({ wallet: { chainId: 1 } });
  wallet.refuse('switch');
  await page.goto('/login');
  await signIn(page);
  await expectToast(page, 'Please switch to Polygon Main Net.');
  await expect(page).toHaveURL('/login');
});

test('a wallet on another network switches on request and signs in', async ({ newMember, visit }) => {
  const { account } = await newMember();
  const { page, wallet } = await visit({ account, wallet: { chainId: 1 } });
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
  expect(wallet.asked).toContain('switch');
});

test.describe('an unregistered wallet', () => {
  test.use({ meantStatuses: [404] });

  test('is refused by the server and sent to the registration', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/login');
    await signIn(page);
    await expectToast(page, 'This wallet is not registered.');
    await expect(page.getByRole('heading', { name: 'I have an upline ID' })).toBeFocused();
  });
});

test.describe('a registered wallet', () => {
  test.use({ meantStatuses: [409] });

  test('cannot be registered again', async ({ newMember, visit }) => {
    const { account } = await newMember();
    const { page } = await visit({ account });
    await page.goto('/login');
    await goToTerms(page);
    await acceptAndRegister(page);
    await expectToast(page, 'This wallet is already registered.');
  });
});

test('a phone without a wallet continues in a wallet app’s browser, in the same language', async ({
  upline,
  visit,
}) => {
  const sponsor = demoSponsor();
  const id = await memberIdOf(upline, sponsor);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await visit({ wallet: null, browser: phone });
  await page.goto(`/login/${id}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/este navegador no tiene ninguna/)).toBeVisible();
  await page.getByRole('button', { name: 'Abrir en el navegador de tu billetera' }).click();
  const link = await page.getByRole('link', { name: 'Trust Wallet' }).getAttribute('href');
  expect(await accessibilityFaults(page)).toEqual([]);
  const address = new URL(link ?? '').searchParams.get('url') ?? '';
  expect(new URL(address).origin).toBe(upline.url);

  const inWallet = await visit({ browser: phone });
  await inWallet.page.goto(address);
  await expect(inWallet.page.getByRole('heading', { name: 'Registrarse', exact: true })).toBeFocused();
  await expect(inWallet.page.getByText(sponsor.name)).toBeVisible();
  await inWallet.page.getByText('acepto los términos y el aviso').click();
  await inWallet.page.getByRole('button', { name: 'Registrarse con la billetera' }).click();
  await expect(inWallet.page).toHaveURL('/dashboard');
});

test('an upline link leads to the sign-in with its value locked', async ({ upline, visit }) => {
  const id = await memberIdOf(upline, demoSponsor());
  const { page } = await visit();
  await page.goto(`/uplineLink/${encodeURIComponent(`@/${id}`)}`);
  await expect(page).toHaveURL(`/connect-wallet?upline=${encodeURIComponent(`@/${id}`)}`);
  await button(page, 'No').click();
  await expect(page.getByRole('textbox', { name: 'Referral ID' })).toHaveValue(`@/${id}`);
  await button(page, 'Continue').click();
  await expect(page.getByText(demoSponsor().name)).toBeVisible();
});

test.describe('an expired session', () => {
  test.use({ meantStatuses: [401] });

  test('leads to the sign-in once, and back', async ({ newMember, visit }) => {
    const member = await newMember();
    const { page } = await visit({ member });
    await member.client.call('logout', {});
    await page.goto('/dashboard/profileabout');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You were signed out. Sign in to go on.')).toBeVisible();
    await button(page, 'Connect Wallet').first().click();
    await expectPage(page, '/dashboard/profileabout', 'Profile · Upline');
  });
});

test('a change in the wallet never signs in another member', async ({ newMember, visit }) => {
  const member = await newMember();
  const stranger = await newMember();
  const { page, wallet } = await visit({ member });
  await page.goto('/dashboard/profileabout');
  await expectPage(page, /profileabout/, 'Profile · Upline');
  await wallet.showAccount(stranger.account.address);
  await wallet.moveTo(1);
  await page.reload();
  await expectPage(page, /profileabout/, 'Profile · Upline');
  await expect(page.getByText(member.user.id).first()).toBeVisible();
});
