import { expect, test } from './journey.ts';
import { button } from './signingIn.ts';

test('a member chooses Spanish on the first screen and finds their pages and an old notification in it', async ({
  newMember,
  visit,
}) => {
  // The server has sent the welcome before the member chose a language.
  const member = await newMember();
  const { page } = await visit({ account: member.account });
  await page.goto('/login');
  const choice = page.getByRole('combobox', { name: 'Language' });
  await choice.focus();
  await choice.selectOption('es');
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await button(page, 'Conectar billetera').first().click();
  await expect(page).toHaveTitle('Panel · Upline');
  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('heading', { name: 'Notificaciones' })).toBeVisible();
  await expect(page.getByText('Te damos la bienvenida a Upline').first()).toBeVisible();

  await test.step('in Arabic the page runs from right to left, also after a reload', async () => {
    await button(page, 'Menú').click();
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'الإشعارات' })).toBeVisible();
    await expect(page.getByText('مرحبًا بك في Upline').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
