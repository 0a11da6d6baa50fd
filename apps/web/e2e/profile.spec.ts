import type { Page } from '@playwright/test';
import { maximumPhotoBytes } from '@upline/domain';
import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { picture } from './picture.ts';
import { button } from './signingIn.ts';
import { expectToast } from './toasts.ts';

test('a member sets a name and a photo, which other members see', async ({ newMember, visit }) => {
  const member = await newMember();
  const { page } = await visit({ member });
  await page.goto('/dashboard/profileabout');
  await expectPage(page, /profileabout/, 'Profile · Upline');
  await expect(page.getByText('Anonymous').first()).toBeVisible();
  await button(page, 'Edit Profile').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const chooser = dialog.locator('input[type=file]');

  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(dialog.getByText('Please upload a valid image file (JPEG or PNG)')).toBeVisible();
  const large = Buffer.concat([picture.buffer, Buffer.alloc(maximumPhotoBytes)]);
  await chooser.setInputFiles({ ...picture, buffer: large });
  await expect(dialog.getByText('File size exceeds 5MB limit')).toBeVisible();

  await chooser.setInputFiles(picture);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('  Wanda Journey  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile updated successfully');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Wanda Journey');
  await expect(page.locator('img[src*="/files/"]').first()).toBeVisible();

  await test.step('another member opens the profile', async () => {
    const { page: other } = await visit({ member: await newMember() });
    await other.goto(`/dashboard/wallet/${member.user.id}`);
    await expectPage(other, /wallet/, "Wanda Journey's Tree · Upline");
    await expect(other.getByRole('heading', { name: "Wanda Journey's Tree" })).toBeVisible();
    await expect(other.getByText('No Sponsor')).toBeVisible();
    await expect(other.locator('img[src*="/files/"]').first()).toBeVisible();
  });
});

test('reports a browser that cannot copy or share', async ({ newMember, visit }) => {
  const member = await newMember();
  const copy = async (page: Page) => {
    await page.goto('/dashboard');
    await button(page, 'Menu').click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Copy my link' }).click();
  };
  const { page } = await visit({ member });
  // As in a page without a secure context.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy(page);
  await expectToast(page, 'Failed to copy link.');
  const { page: without } = await visit({ member: { ...member, user: { ...member.user, profileLink: '' } } });
  await copy(without);
  await expectToast(without, 'Profile link not found!');
});

test('a member shares their link, and a visitor who opens it registers under them', async ({
  newMember,
  upline,
  visit,
}) => {
  const member = await newMember({ name: 'Sharing Sponsor' });
  const { page, context } = await visit({ member });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Copy my link' }).click();
  await expectToast(page, 'Referral link copied!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${upline.url}/login/${member.user.id}`);

  const { page: visitor } = await visit();
  await visitor.goto(link);
  await button(visitor, 'No').click();
  await button(visitor, 'Continue').click();
  await expect(visitor.getByText('Sharing Sponsor')).toBeVisible();
});
