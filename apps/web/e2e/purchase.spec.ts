import type { Locator } from '@playwright/test';
import { formatPrice, levelAt, type Position } from '@upline/domain';
import { demoMembers } from '@upline/localnet';
import { expectPage } from './accessibility.ts';
import { readIncomes } from './incomes.ts';
import { expect, test } from './journey.ts';
import { boardPath, buy, expectLevel, levelCard, openTerms, startBuying } from './levelCards.ts';
import { demoMember, demoSponsor } from './members.ts';
import { goBy } from './signingIn.ts';

const feesOf = (...positions: Position[]) =>
  positions.reduce((sum, position) => sum + levelAt(position).fee, 0n);

/** The rows of the split in a dialog, each with label and amount. */
async function splitIn(dialog: Locator): Promise<{ words: string; amount: string }[]> {
  const rows = dialog.locator('dl').first().locator('> div');
  return Promise.all(
    (await rows.all()).map(async (row) => ({
      words: (await row.locator('dt').textContent()) ?? '',
      amount: (await row.locator('dd').textContent()) ?? '',
    })),
  );
}

test('the price sheet shows the same split that the chain then pays', async ({
  upline,
  chain,
  newMember,
  visit,
}) => {
  const above = await chain.under(
    1,
    3,
    demoMembers().map(({ address }) => address),
  );
  // Their sponsor has only Level 1.
  const sponsor = await newMember({ upline: above, name: 'Isla Campbell', levels: [1] });
  const beside = await newMember({ upline: above, coins: feesOf(1) });
  const below = await newMember({ upline: sponsor.account.address, coins: feesOf(1, 2) });
  const named = async (wallet: string) => {
    if (wallet === upline.deployment.root) return 'the operator';
    const { data } = await below.client.call('profile', { params: { userId: wallet } });
    return data.name;
  };

  for (const { member, positions } of [
    { member: beside, positions: [1] },
    { member: below, positions: [1, 2] },
  ] as const) {
    const { page } = await visit({ member });
    await page.goto('/dashboard/forgeracelisting');
    for (const position of positions) {
      const dialog = await openTerms(page, position);
      await expect(dialog.getByText(/^(1 upline|\d uplines, \$\d+ each)$/)).toBeVisible();
      await expect(dialog.locator('dl').first().getByText(/0x/), 'every name is known').toHaveCount(0);
      const shown = await splitIn(dialog);
      await dialog.getByRole('button', { name: /^Buy for / }).click();
      await expect(dialog.getByText(/^Where the \$\d+ went$/)).toBeVisible();
      const paid = await chain.paid(member.account.address, position);
      const uplines = paid.filter((leg) => leg.to === 'upline');
      const sum = (...to: string[]) =>
        paid.filter((leg) => to.includes(leg.to)).reduce((total, { amount }) => total + amount, 0n);
      const amounts = [sum('referral'), sum('upline'), sum('product', 'missing')].map((units) =>
        formatPrice(units),
      );
      expect(
        shown.map(({ amount }) => amount),
        `Level ${position}`,
      ).toEqual(amounts);
      for (const { wallet } of uplines)
        expect(shown[1]?.words.toLowerCase()).toContain((await named(wallet)).toLowerCase());
      const [referral] = paid;
      if (referral?.to !== 'referral') throw new Error('The first part is the referral’s.');
      expect(shown[0]?.words).toContain(await named(referral.wallet));
      expect(referral.instead === null).toBe(position === 1);
      if (position === 2) {
        expect(shown[0]?.words).toContain('Your sponsor Isla Campbell has not bought it and misses this.');
      }
      expect(
        (await splitIn(dialog.getByText(/^Where the/).locator('..'))).map(({ amount }) => amount),
      ).toEqual(amounts);
      await dialog.getByRole('button', { name: 'Done', exact: true }).click();
    }
  }
  const three = await chain.paid(beside.account.address, 1);
  expect(three.filter(({ to }) => to === 'upline')).toHaveLength(3);
});

test('a newcomer buys four levels and their sponsor is paid, to the unit', async ({
  upline,
  chain,
  newMember,
  visit,
}) => {
  const sponsor = demoSponsor();
  const { page: sponsorPage } = await visit({ member: await demoMember(upline, sponsor) });
  await sponsorPage.goto('/dashboard/profileabout');
  const summary = sponsorPage.getByRole('region', { name: 'Income Summary' });
  await expect(summary).toContainText('$');
  const before = { shown: await readIncomes(summary), owed: await chain.owed(sponsor.address) };
  const start = await chain.head();

  const member = await newMember({ upline: sponsor.address, coins: feesOf(1, 2, 3, 4) });
  const { page } = await visit({ member });

  await test.step('they buy Levels 1, 2, 3 and 4', async () => {
    await page.goto('/dashboard');
    await goBy(page, 'Forge Race');
    await expectPage(page, '/dashboard/forgeracelisting', 'Forge Race · Upline');
    await buy(page, 1);
    await buy(page, 2);
    await expectLevel(page, 4, 'locked');
    await levelCard(page, 4).getByRole('link').click();
    await expectPage(page, '/dashboard/globalpool', 'Global Pool · Upline');
    await buy(page, 3);
    await goBy(page, 'Forge Race');
    await buy(page, 4);
    expect(await chain.coins(member.account.address)).toBe(0n);
  });

  await test.step('a reload shows the levels activated', async () => {
    await page.reload();
    for (const position of [1, 2, 4] as const) await expectLevel(page, position, 'activated');
    await expectLevel(page, 5, 'purchase');
    await page.goto('/dashboard/globalpool');
    await expectLevel(page, 3, 'activated');
  });

  await test.step('the next level costs more than the wallet’s balance', async () => {
    await page.goto(boardPath(5));
    const dialog = await openTerms(page, 5);
    await expect(dialog).toContainText(
      'Insufficient balance to purchase Level 5. You have 0 tokens but need 250 tokens.',
    );
  });

  await test.step('the sponsor sees the amount credited by the contracts', async () => {
    const credited = await chain.referralCredits(sponsor.address, start);
    const owed = (await chain.owed(sponsor.address)) - before.owed;
    // 20 % of 50, 100, 150 and 200 dollars.
    expect(credited).toBe(100_000_000n);
    const gain = async (place: Locator) => {
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
    await sponsorPage.goto('/dashboard');
    await expect(sponsorPage.getByText('$').first()).toBeVisible();
    expect(await gain(sponsorPage.getByRole('main'))).toEqual({ referral: credited, all: owed });
  });
});

test('a wallet other than the member’s cannot buy', async ({ newMember, visit }) => {
  const member = await newMember({ coins: feesOf(1) });
  const stranger = await newMember({ coins: feesOf(1) });
  const { page, wallet } = await visit({ member, account: stranger.account });
  await page.goto(boardPath(1));
  const dialog = await openTerms(page, 1);
  await expect(page.getByText(/^This wallet is not the one you signed in with\./).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  expect(wallet.asked).toEqual([]);
});

test('a wallet on another network can buy only after switching back', async ({ chain, newMember, visit }) => {
  const member = await newMember({ coins: feesOf(1) });
  const { page, wallet } = await visit({ member, wallet: { chainId: 1 } });
  wallet.breakAt('switch');
  await page.goto(boardPath(1));
  const dialog = await startBuying(page, 1);
  await expect(dialog.getByRole('alert')).toContainText('Please switch to Polygon Main Net.');
  expect(await chain.sent(member.account.address)).toBe(0);
  wallet.relent();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
});

test('without MATIC for gas the wallet is not opened, and a purchase that the contract rejects shows its error', async ({
  chain,
  newMember,
  visit,
}) => {
  const member = await newMember({ coins: feesOf(1) });
  const { address } = member.account;
  const gas = await chain.gasOf(address);
  await chain.setGas(address, 0n);
  const { page, wallet } = await visit({ member });
  await page.goto(boardPath(1));
  await expect(await openTerms(page, 1)).toContainText('There is not enough MATIC');
  expect(wallet.asked).toEqual([]);
  await chain.setGas(address, gas);
  await page.reload();
  const dialog = await openTerms(page, 1);
  const confirm = dialog.getByRole('button', { name: 'Buy for $50' });
  await expect(confirm).toBeEnabled();
  await chain.setPaused(1, true);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Contract Revert: PurchasesPaused');
  await expect(dialog.getByRole('alert')).toContainText('Purchases are paused. You can still claim.');
  await chain.setPaused(1, false);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
});

test('a wallet error or missing gas costs no fee, and the purchase can be retried', async ({
  chain,
  newMember,
  visit,
}) => {
  const member = await newMember({ coins: feesOf(1) });
  const { page, wallet } = await visit({ member, wallet: { signsTypedData: false } });
  await page.goto(boardPath(1));
  wallet.breakAt('approve');
  const dialog = await startBuying(page, 1);
  await expect(dialog.getByRole('alert')).toContainText('Transaction failed. Try again.');
  wallet.relent();
  wallet.hold('invest');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  const prompt = await wallet.prompt('invest');
  wallet.limitGas(60_000n);
  await prompt.accept();
  await expect(dialog.getByRole('alert')).toContainText("Transaction reverted but couldn't decode reason.");
  expect(await chain.coins(member.account.address)).toBe(feesOf(1));
  wallet.relent();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
});

test('a purchase whose block falls out of the chain is not shown as owned until it is back', async ({
  chain,
  newMember,
  visit,
}) => {
  const member = await newMember({ coins: feesOf(1) });
  const { page, wallet } = await visit({ member });
  await page.goto(boardPath(1));
  const dialog = await startBuying(page, 1);
  await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
  await expectLevel(page, 1, 'activated');
  await chain.reorg(1);
  expect(await chain.coins(member.account.address)).toBe(feesOf(1));
  await expect(dialog).toContainText('Step 4 of 4: Confirmation on Polygon');
  await expect(dialog).not.toContainText('is yours');
  await expectLevel(page, 1, 'processing');
  await wallet.repeat('invest');
  await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
  await expectLevel(page, 1, 'activated');
  expect(await chain.coins(member.account.address)).toBe(0n);
  expect(wallet.asked).toEqual(['permit', 'invest']);
});

test('refuses to pay a fee other than the one shown', async ({ newMember, visit }) => {
  const member = await newMember({ coins: feesOf(1) });
  const { page, wallet } = await visit({ member, browser: { serviceWorkers: 'block' } });
  // Fetched beforehand: the page requests it several times, and no reply may be pending when the
  // page closes.
  const reply = await member.client.call('poolConfig', { params: { position: 1 } });
  const json = { ...reply, data: { ...reply.data, joinningFee: '60000000' } };
  await page.route('**/api/pool/config/1', (route) => route.fulfill({ json }));
  await page.goto(boardPath(1));
  const dialog = await openTerms(page, 1);
  await expect(dialog).toContainText('Invalid purchase details.');
  expect(wallet.asked).toEqual([]);
});
