import type { Locator, Page } from '@playwright/test';
import { enrolmentLifetime, enrolmentTypedData, levelAt, messages, shortAddress } from '@upline/domain';
import type { Address } from 'viem';
import type { Chain } from './chain.ts';
import { expect, test } from './journey.ts';
import { boardPath, buy, openTerms, purchaseDialog, startBuying } from './levelCards.ts';
import type { Member } from './members.ts';
import { button } from './signingIn.ts';
import type { PromptKind } from './walletPrompts.ts';

const unsigned = messages['place.unsigned'];
const signed = messages['place.signed'];

/** Signs a member's enrolment without any app. */
async function sign({ deployment }: Chain, { account, client }: Member): Promise<void> {
  const { sponsor, deadline } = (await client.call('place', {})).data;
  const text = { member: account.address, sponsor: sponsor as Address, deadline: BigInt(deadline) };
  const signature = await account.signTypedData(enrolmentTypedData(deployment.registry, text));
  await client.call('signPlace', { body: { sponsor, deadline, signature } });
}

const lostIncome = (page: Page) =>
  page.getByRole('region', { name: 'Income Summary' }).getByRole('link', { name: /^Lost Income, / });

/** The label of a member's lost income, once it is loaded. */
async function nameOf(income: Locator): Promise<string | null> {
  await expect(income).toContainText('$');
  return income.getAttribute('aria-label');
}

const signButton = (page: Page) => button(page, 'Sign for my place');

test('a sponsor without the level signs once, keeps their referral and loses the bonus', async ({
  chain,
  newMember,
  visit,
}) => {
  const sponsor = await newMember();
  const { page, wallet } = await visit({ member: sponsor });

  await test.step('the sponsor is warned, may refuse, and is asked again on sharing', async () => {
    wallet.refuse('place');
    await page.goto('/dashboard');
    await expect(page.getByText(unsigned)).toBeVisible();
    await signButton(page).click();
    await expect(page.getByText('User cancelled the transaction').first()).toBeVisible();
    wallet.relent();
    await page.goto('/dashboard/profileabout');
    await expect(page.getByText(unsigned)).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Share my link' }).click();
    const sheet = page.getByRole('dialog', { name: 'Share my link' });
    await expect(sheet.getByText(unsigned)).toBeVisible();
    await expect(sheet.getByRole('img')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Sign for my place' }).click();
    await expect(sheet.getByText(signed)).toBeVisible();
    await expect(sheet.getByText(`/login/${sponsor.user.id}`)).toBeVisible();
    expect(wallet.asked).toEqual(['place', 'place']);
    expect(await chain.sent(sponsor.account.address)).toBe(0);
  });

  const buyer = await newMember({ upline: sponsor.user.id, coins: levelAt(1).fee });
  const { page: buyerPage, wallet: buyerWallet } = await visit({ member: buyer });

  await test.step('the buyer sees who becomes their sponsor, and buys', async () => {
    await buyerPage.goto(boardPath(1));
    const dialog = await openTerms(buyerPage, 1);
    await expect(dialog).toContainText(
      `This records ${shortAddress(sponsor.account.address)} as your sponsor`,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await buy(buyerPage, 1);
    expect(buyerWallet.asked).toContain('enroll');
  });

  expect(await chain.sponsorOf(buyer.account.address)).toBe(sponsor.account.address);
  await expect(async () => {
    await page.goto('/dashboard/profileabout');
    expect(await nameOf(lostIncome(page))).toMatch(/^Lost Income, \$10\.00/);
  }).toPass();
  await expect(page.getByText(unsigned)).toHaveCount(0);
});

test('a buyer asks a sponsor to sign and waits, and the sponsor keeps the referral', async ({
  chain,
  newMember,
  visit,
}) => {
  const sponsor = await newMember();
  const buyer = await newMember({ upline: sponsor.user.id, coins: levelAt(1).fee });
  const { page: buyerPage } = await visit({ member: buyer });
  const name = shortAddress(sponsor.account.address);

  await test.step('the buyer sees that another member would become their sponsor, and asks their own to sign', async () => {
    await buyerPage.goto(boardPath(1));
    const dialog = await openTerms(buyerPage, 1);
    await expect(dialog.getByText(`not ${name}`)).toBeVisible();
    await dialog.getByRole('button', { name: `Ask ${name} to sign` }).click();
    await expect(dialog.getByText(`${name} was asked to sign.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the sponsor reads the request and signs', async () => {
    const { page } = await visit({ member: sponsor });
    await page.goto('/dashboard/notifications');
    const who = shortAddress(buyer.account.address);
    await expect(
      page.getByText(`${who} joined below you, but your place is not recorded yet.`),
    ).toBeVisible();
    await expect(page.getByText(`${who} stands below you and waits for your signature.`)).toBeVisible();
    await page.goto('/dashboard/profileabout');
    await signButton(page).click();
    await expect(page.getByText(signed)).toBeVisible();
  });

  await test.step('the buyer is notified, and buys', async () => {
    await buyerPage.goto('/dashboard/notifications');
    await expect(buyerPage.getByText(`${name} has signed for their place, as you asked.`)).toBeVisible();
    await buyerPage.goto(boardPath(1));
    await buy(buyerPage, 1);
  });
  expect(await chain.sponsorOf(buyer.account.address)).toBe(sponsor.account.address);
});

test('a declined approval or enrolment ends the purchase, and the retry continues there', async ({
  chain,
  newMember,
  visit,
}) => {
  const sponsor = await newMember();
  await sign(chain, sponsor);
  const member = await newMember({ coins: levelAt(1).fee, upline: sponsor.account.address });
  const { page, wallet } = await visit({ member, wallet: { signsTypedData: false } });
  await page.goto(boardPath(1));
  const declined: PromptKind[] = [];
  const kinds = ['enroll', 'approve', 'invest'] as const;
  let dialog = purchaseDialog(page, 1);
  for (const [done, kind] of kinds.entries()) {
    wallet.refuse(kind);
    if (done === 0) dialog = await startBuying(page, 1);
    else await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('alert')).toContainText('User cancelled the transaction');
    declined.push(...(done === 0 ? [] : [kinds[done - 1] ?? kind]), kind);
    expect(wallet.asked, `after declining ${kind}`).toEqual(declined);
    expect(await chain.sent(member.account.address), 'transactions').toBe(done);
    expect(await chain.coins(member.account.address)).toBe(levelAt(1).fee);
    wallet.relent();
  }
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
  expect(wallet.asked).toEqual([...declined, 'invest']);
  expect(await chain.coins(member.account.address)).toBe(0n);
});

test('one purchase records three generations without levels, and the nearest sees the lost income', async ({
  chain,
  newMember,
  visit,
}) => {
  const first = await newMember();
  const second = await newMember({ upline: first.user.id });
  const third = await newMember({ upline: second.user.id });
  for (const member of [first, second, third]) await sign(chain, member);
  const buyer = await newMember({ upline: third.user.id, coins: levelAt(1).fee });
  const { page, wallet } = await visit({ member: buyer });
  await page.goto(boardPath(1));
  await buy(page, 1);
  expect(wallet.asked.filter((kind) => kind === 'enroll')).toHaveLength(1);
  for (const [below, above] of [
    [buyer, third],
    [third, second],
    [second, first],
  ] as const) {
    expect(await chain.sponsorOf(below.account.address)).toBe(above.account.address);
  }
  const { page: thirdPage } = await visit({ member: third });
  await expect(async () => {
    await thirdPage.goto('/dashboard/profileabout');
    expect(await nameOf(lostIncome(thirdPage))).toMatch(/^Lost Income, \$10\.00/);
  }).toPass();
  await lostIncome(thirdPage).click();
  await thirdPage.getByRole('button', { name: /^Lost income, Level 1, / }).click();
  await expect(thirdPage.getByText(/^You had not bought Level 1 on /).first()).toBeVisible();
});

for (const { name, tag = [], end } of [
  { name: 'withdrawn', end: (chain: Chain, wallet: Address) => chain.disown(wallet) },
  { name: 'expired', tag: ['@full'], end: (chain: Chain) => chain.pass(enrolmentLifetime) },
]) {
  test(`a signature that has ${name} since stops no purchase, and the buyer sees their new sponsor`, {
    tag,
  }, async ({ chain, newMember, visit }) => {
    const sponsor = await newMember();
    await sign(chain, sponsor);
    const buyer = await newMember({ upline: sponsor.user.id, coins: levelAt(1).fee });
    // A permit expires by real time, and this chain is ahead of it.
    const { page } = await visit({ member: buyer, wallet: { signsTypedData: false } });
    const who = shortAddress(sponsor.account.address);
    await page.goto(boardPath(1));
    const dialog = await openTerms(page, 1);
    await expect(dialog).toContainText(`This records ${who} as your sponsor`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const before = await chain.snapshot();
    try {
      await end(chain, sponsor.account.address);
      await page.reload();
      const { root } = chain.deployment;
      await expect((await openTerms(page, 1)).getByText(`not ${who}`)).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await buy(page, 1);
      expect(await chain.sponsorOf(buyer.account.address)).toBe(root);
    } finally {
      await chain.revert(before);
    }
  });
}
