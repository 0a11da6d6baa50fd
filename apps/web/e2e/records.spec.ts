import { readFile } from 'node:fs/promises';
import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { demoSponsor } from './members.ts';
import { openSession } from './openSession.ts';
import { button } from './signingIn.ts';

test('a member sees notifications arrive', async ({ newMember, visit }) => {
  const member = await newMember();
  const { page } = await visit({ member });
  await page.goto('/dashboard/notifications');
  await expectPage(page, '/dashboard/notifications', 'Notifications · Upline');
  await expect(page.getByText(`Your member ID is ${member.user.id}.`)).toBeVisible();
  await newMember({ upline: member.account.address, name: 'Joined Just Now' });
  const joined = page.getByRole('listitem').filter({ hasText: 'joined below you, but' });
  await expect(joined).toBeVisible();
  await joined.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(joined.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  await joined.getByRole('link').first().click();
  await expectPage(page, /\/dashboard\/notifications\/.+/, 'Notification · Upline');
});

test('a wallet shows its coins and its transfers', async ({ newMember, visit }) => {
  const member = await newMember({ levels: [1], coins: 250_000_000n });
  const { page } = await visit({ member });
  await page.goto('/dashboard/balances');
  await expectPage(page, '/dashboard/balances', 'Wallet · Upline');
  await expect(page.getByRole('region', { name: 'Balances' })).toContainText('250.00');
  const transactions = page.getByRole('region', { name: 'Transactions' });
  await expect(transactions.getByRole('listitem').first()).toContainText('Level 1 bought');
  await expect(transactions.getByRole('listitem').last()).toContainText('Received');
});

test('a wallet without transactions shows an empty state', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember(), wallet: { isConnected: false } });
  await page.goto('/dashboard/balances');
  await expect(page.getByText('No wallet connected.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
  await expect(page.getByText('No transactions found.')).toBeVisible();
});

test('every line of the income ledger matches the chain and is exported to a file', async ({
  newMember,
  visit,
}) => {
  const member = await newMember({ upline: demoSponsor().address, levels: [1] });
  await newMember({ upline: member.account.address, levels: [1] });
  const { page } = await visit({ member });
  await page.goto('/dashboard/ledger');
  await expectPage(page, '/dashboard/ledger', 'Income ledger · Upline');
  await expect(page.getByText('Referral income').first()).toBeVisible();
  const toggles = page.getByRole('button', { name: /, more about it$/ });
  const lines = await toggles.count();
  expect(lines, 'the purchase, the bonus and the level income').toBe(3);
  for (let line = 0; line < lines; line += 1) {
    await toggles.nth(line).click();
    await page.getByRole('button', { name: /^Verify: / }).click();
    await expect(page.getByText(/^The chain says the same, in block/)).toHaveCount(line + 1);
  }
  await expect(page.getByRole('link', { name: /^Ask about this/ })).toHaveCount(lines);

  for (const name of [/^Spreadsheet \(CSV\), 3 lines/, /^Raw data \(CSV\), 3 lines/]) {
    await button(page, 'Export').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(rows, 'a head and the lines').toHaveLength(lines + 1);
  }
});

test('quick filter changes all persist, on the page and in the address', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember({ levels: [1] }) });
  await page.goto('/dashboard/ledger');
  await expect(page.getByText('Level bought').first()).toBeVisible();
  const kinds = page.getByRole('toolbar', { name: 'What happened' });
  const chips = kinds.getByRole('button', { name: /^(Lost|Claimed)$/ });
  const shown = await chips.evaluateAll((all) =>
    all.reduce<Promise<(string | null)[]>>(async (before, chip) => {
      const told = await before;
      // Faster than any person: the page gets no time between two presses except what it takes
      // itself.
      if (chip instanceof HTMLElement) chip.click();
      await Promise.resolve();
      return [...told, chip.getAttribute('aria-pressed')];
    }, Promise.resolve([])),
  );
  expect(shown, 'a choice is seen as soon as it is made').toEqual(['true', 'true']);
  await button(page, 'Any date').click();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2099-12-31');
  const chosen = '?kind=lost&kind=claim&from=2020-01-01&to=2099-12-31';
  await expect(page).toHaveURL(`/dashboard/ledger${chosen}`);
  await expect(page.getByText('No lines match these filters')).toBeVisible();
  await expect(page.getByLabel('To', { exact: true }), 'who chooses goes on choosing').toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Upline', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL(`/dashboard/ledger${chosen}`);
  await expect(kinds.getByRole('button', { pressed: true })).toHaveCount(2);
  await button(page, 'From 1 Jan 2020 To 31 Dec 2099').click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2020-01-01');
});

test.describe('sessions', () => {
  test.use({ meantStatuses: [401] });

  test('can all be ended from one browser', async ({ newMember, upline, visit }) => {
    const member = await newMember();
    const again = { ...member, ...(await openSession(upline, member.account)) };
    const { page } = await visit({ member });
    const { page: elsewhere } = await visit({ member: again });
    await elsewhere.goto('/dashboard/profileabout');
    await expectPage(elsewhere, /profileabout/, 'Profile · Upline');
    await page.goto('/dashboard/sessions');
    await expectPage(page, '/dashboard/sessions', 'Sessions · Upline');
    await expect(page.getByText('This device')).toBeVisible();
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/login');
    await expect(elsewhere).toHaveURL('/login');
    await expect(elsewhere.getByText('You were signed out. Sign in to go on.')).toBeVisible();
  });
});

test('a visitor sums up the pools in their browser with the same result, to the unit', async ({ visit }) => {
  const { page } = await visit({ wallet: null });
  await page.goto('/login');
  await page.getByRole('link', { name: 'See the pools’ books' }).click();
  await expectPage(page, '/transparency', 'Transparency · Upline');
  await button(page, 'Read the chain and compare').click();
  await expect(page.getByText('All 9 pools are the same to the unit')).toBeVisible();
});
