import type { Page } from '@playwright/test';
import { fund, localAccount } from '@upline/chain/local';
import { formatPrice, levelAt, type Position } from '@upline/domain';
import { toFunctionSelector } from 'viem';
import { chainWitness } from './chainWitness.ts';
import { readIncomes } from './incomes.ts';
import { expect, expectPage, test } from './journey.ts';
import { demoSponsor, memberIdOf, registerNewMember, signIn } from './members.ts';
import { installTestWallet, relent } from './testWallet.ts';

// The member's own participations carry the same names; only a level's card has a state.
const levelCard = (page: Page, position: Position) =>
  page.getByRole('article', { name: `Level ${position}` }).and(page.locator('[data-state]'));

async function buy(page: Page, position: Position): Promise<void> {
  const price = formatPrice(levelAt(position).fee);
  await levelCard(page, position)
    .getByRole('button', { name: `Purchase Level ${position}` })
    .click();
  await page.getByRole('button', { name: `Buy for ${price}` }).click();
  const dialog = page.getByRole('dialog', { name: `Buy Level ${position}` });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(levelCard(page, position)).toContainText('Activated');
}

async function goBy(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry }).click();
}

test('a newcomer buys four levels and his sponsor is paid, to the unit', async ({ page, newVisitor }) => {
  const sponsor = demoSponsor();
  const sponsorId = await memberIdOf(sponsor.address);
  const witness = await chainWitness();

  const sponsorPage = await newVisitor();
  await sponsorPage.goto('/login');
  await signIn(sponsorPage, sponsor.name);
  await sponsorPage.goto('/dashboard/profileabout');
  const summary = sponsorPage.getByRole('region', { name: 'Income Summary' });
  await expect(summary).toContainText('$');
  const before = { shown: await readIncomes(summary), owed: await witness.owed(sponsor.address) };
  const start = await witness.head();

  await test.step('the newcomer registers under the sponsor of the link', async () => {
    await page.goto(`/login/${sponsorId}`);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    const upline = page.getByRole('textbox', { name: 'Referral ID' });
    await expect(upline).toHaveValue(`@/${sponsorId}`);
    await expect(upline).not.toBeEditable();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(sponsor.name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register with Wallet' })).toHaveCount(0);
    await page.goto(`/login/${sponsorId}`);
    await registerNewMember(page);
    await expectPage(page, '/dashboard', 'Dashboard · Upline');
  });

  await test.step('he buys Levels 1, 2, 3 and 4', async () => {
    await goBy(page, 'Forge Race');
    await expectPage(page, '/dashboard/forgeracelisting', 'Forge Race · Upline');
    await buy(page, 1);
    await buy(page, 2);
    await expect(levelCard(page, 4)).toContainText('Locked');
    await levelCard(page, 4).getByRole('link').click();
    await expectPage(page, '/dashboard/globalpool', 'Global Pool · Upline');
    await buy(page, 3);
    await goBy(page, 'Forge Race');
    await buy(page, 4);
  });

  await test.step('a reload shows them activated', async () => {
    await page.reload();
    for (const position of [1, 2, 4] as const)
      await expect(levelCard(page, position)).toContainText('Activated');
    await expect(levelCard(page, 5)).toContainText('Purchase');
    await page.goto('/dashboard/globalpool');
    await expect(levelCard(page, 3)).toContainText('Activated');
  });

  await test.step('the sponsor sees what the contracts credited him', async () => {
    const credited = await witness.referralCredits(sponsor.address, start);
    const owed = (await witness.owed(sponsor.address)) - before.owed;
    // 20 % of 50, 100, 150 and 200 dollars.
    expect(credited).toBe(100_000_000n);
    const gain = async (place: ReturnType<Page['locator']>) => {
      await expect(place).toContainText('$');
      const now = await readIncomes(place);
      const { shown } = before;
      const referral = now.Referral - shown.Referral;
      return { referral, all: referral + now.Level - shown.Level + now.Global - shown.Global };
    };
    await expect(async () => {
      await sponsorPage.reload();
      expect(await gain(summary)).toEqual({ referral: credited, all: owed });
    }).toPass();
    await expectPage(sponsorPage, '/dashboard/profileabout', 'Profile · Upline');
    await sponsorPage.goto('/dashboard');
    await expect(sponsorPage.getByText('$').first()).toBeVisible();
    expect(await gain(sponsorPage.getByRole('main'))).toEqual({ referral: credited, all: owed });
  });
});

test('a purchase that was broken off goes on where it stood, also after a reload', async ({ page }) => {
  const buyer = localAccount(6).address;
  const witness = await chainWitness();
  await fund(witness, buyer, levelAt(1).fee);
  const rejectsCall = toFunctionSelector('invest_stable_coin(address,bool)');
  await installTestWallet(page, { account: buyer, rejectsCall });

  await page.goto('/login');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'I have an upline ID' })).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText('I have read and accept the terms').click();
  await page.getByRole('button', { name: 'Register with Wallet' }).click();
  await page.getByRole('button', { name: 'Test Wallet' }).click();
  await expect(page).toHaveURL('/dashboard');
  await goBy(page, 'Forge Race');

  const before = await witness.sent(buyer);
  await levelCard(page, 1).getByRole('button', { name: 'Purchase Level 1' }).click();
  await page.getByRole('button', { name: 'Buy for $50' }).click();
  await expect(page.getByRole('dialog')).toContainText('User cancelled the transaction.');
  expect(await witness.sent(buyer), 'the approval').toBe(before + 1);

  await relent(page);
  await page.reload();
  await buy(page, 1);
  expect(await witness.sent(buyer), 'the investment, and no second approval').toBe(before + 2);
});
