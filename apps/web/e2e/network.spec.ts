import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { demoMember, demoSponsor } from './members.ts';
import { button } from './signingIn.ts';

test('navigates from the tree to a member, and back to the same tree', async ({ upline, visit }) => {
  const { page } = await visit({ member: await demoMember(upline, demoSponsor()) });
  await page.goto('/dashboard/m5matrixtree?position=2');
  const rows = page.getByRole('treegrid').getByRole('row');
  await rows.first().getByRole('link').first().click();
  await expectPage(page, /\/dashboard\/wallet\/0x/, /'s Tree · Upline$/);
  await expect(page.getByText('Sponsor ID')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/m5matrixtree?position=2');
  const fee = page.getByRole('group', { name: 'Fee' });
  await expect(fee.getByRole('status')).toHaveText('$100 Level 2');
  await expect(rows.first(), 'the focus stands where the member left').toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, /\/dashboard\/wallet\/0x/, /'s Tree · Upline$/);
  await page.goBack();
  await expect(rows.nth(1)).toBeFocused();
  await fee.getByRole('button', { name: 'Next value' }).click();
  await expect(fee.getByRole('status')).toHaveText('$200 Level 4');
});

test('a member in the tree is found by name, and a member outside the tree is not found', async ({
  upline,
  visit,
}) => {
  const { page } = await visit({ member: await demoMember(upline, demoSponsor()) });
  await page.goto('/dashboard/m5matrixtree');
  await expectPage(page, /m5matrixtree/, 'Matrix Tree · Upline');
  const row = page.getByRole('treegrid').getByRole('row').first();
  await row.getByRole('button', { name: /^View Tree: / }).click();
  await expect(row.getByRole('button', { name: /^Collapse: / })).toBeVisible();

  const field = page.getByRole('searchbox', { name: 'Search by name, ID or wallet' });
  await field.fill('0x0000000000000000000000000000000000000bad');
  await button(page, 'Search').click();
  await expect(page.getByRole('alert')).toContainText('No matching results found.');

  await field.fill('henri');
  await button(page, 'Search').click();
  await expect(page.getByText(/^1 match: Henri Dubois, \d(st|nd|rd|th) generation, under /)).toBeVisible();
  await expect(page.getByRole('treegrid').getByRole('row', { name: /^Henri Dubois, / })).toBeVisible();

  // In the drawing: moves down to a member, who becomes its root.
  await page.getByRole('application', { name: 'Drawing of the tree' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const path = page.getByRole('navigation', { name: 'Path from you' });
  await expect(path).toBeVisible();
  await button(page, 'Back to your own tree').click();
  await expect(path).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test('lists are searched and paged', async ({ newMember, upline, visit }) => {
  // The demo network has only one page of lists. In sequence, because the same account funds both
  // members.
  await newMember({ levels: [1, 3] });
  await newMember({ levels: [1, 3] });
  const { page } = await visit({ member: await demoMember(upline, demoSponsor()) });
  await page.goto('/dashboard/incomelisting/referral');
  await expectPage(page, /referral/, 'Referrals · Upline');
  const search = page.getByRole('searchbox', { name: 'Search by name, ID or wallet' });
  await search.fill('0xffffffffffff');
  await expect(page.getByText('No matching results found.')).toBeVisible();

  await page.goto('/dashboard/globalpooluserlisting/3');
  await expectPage(page, /globalpooluserlisting/, 'Members of Level 3 · Upline');
  // Other journeys on the same network buy this level too.
  await expect(page.getByText(/^Page 1 of [2-9]$/)).toBeVisible();
  const first = page.getByRole('main').getByRole('link').first();
  const before = await first.textContent();
  await button(page, 'Next').click();
  await expect(page.getByText(/^Page 2 of [2-9]$/)).toBeVisible();
  await expect(first).not.toHaveText(before ?? '');
  while (await button(page, 'Next').isEnabled()) await button(page, 'Next').click();
  await expect(page.getByText(/^Page (\d) of \1$/)).toBeVisible();
});

test.describe('a newcomer', () => {
  test.use({ meantStatuses: [404] });

  test('sees empty places, has nothing to claim, and finds no unknown member', async ({
    newMember,
    visit,
  }) => {
    const { page } = await visit({ member: await newMember() });
    await page.goto('/dashboard');
    await expect(page.getByText('No referrals found.')).toBeVisible();
    await page.goto('/dashboard/m5matrixtree');
    await expect(page.getByText('You have no place at this level. Level 1 opens it.')).toBeVisible();
    await page.goto('/dashboard/globalpool');
    const card = page.getByRole('region', { name: 'Ready to claim' });
    await expect(card.getByText('Nothing to claim from Global Pool yet.', { exact: true })).toBeVisible();
    await expect(page.getByText('No global pools found.', { exact: true })).toBeVisible();
    await page.goto('/dashboard/wallet/7KQ2-M9XD');
    await expect(page.getByText('User not found.')).toBeVisible();
  });
});

test('a member can continue typing after a pause in a search', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember() });
  await page.goto('/dashboard/incomelisting/referral');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('0x0');
  await expect(page).toHaveURL(/search=0x0$/);
  await expect(page.getByText('No matching results found.')).toBeVisible();
  await page.keyboard.type('7');
  await expect(field).toHaveValue('0x07');
  await expect(page).toHaveURL(/search=0x07$/);
});
