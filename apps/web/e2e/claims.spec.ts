import { formatMoney, levelAt, type Position } from '@upline/domain';
import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { demoSponsor } from './members.ts';
import { expectToast } from './toasts.ts';

test('a member claims their bonuses, exact to the unit', async ({ chain, newMember, visit }) => {
  const member = await newMember({ upline: demoSponsor().address, levels: [1, 2, 3] });
  const wallet = member.account.address;
  await newMember({ upline: wallet, levels: [1, 2, 3] });
  const { page, wallet: signer } = await visit({ member });
  await page.goto('/dashboard/globalpool');
  await expectPage(page, '/dashboard/globalpool', 'Global Pool · Upline');
  const card = page.getByRole('region', { name: 'Ready to claim' });

  async function claim(position: Position): Promise<void> {
    const bonus = await chain.bonus(wallet, position);
    const before = await chain.coins(wallet);
    expect(bonus, 'a fifth of the fee at least').toBeGreaterThanOrEqual(levelAt(position).fee / 5n);
    await card.getByRole('button', { name: `Claim ${formatMoney(bonus)} from Level ${position}` }).click();
    await expect(card.getByRole('status')).toContainText(`${formatMoney(bonus)} was paid to your wallet.`);
    expect(await chain.coins(wallet)).toBe(before + bonus);
    expect(await chain.bonus(wallet, position)).toBe(0n);
  }

  await test.step('the owner rejects first', async () => {
    signer.refuse('claim');
    await card.getByRole('button', { name: /^Claim \$.* from Level 3$/ }).click();
    await expect(card.getByRole('alert')).toContainText('User cancelled the transaction.');
    signer.relent();
  });

  await test.step('the share of the global pool', async () => {
    await claim(3);
    await expectToast(page, 'Claim successful');
  });

  await test.step('the credit of a race pool', async () => {
    await page.goto('/dashboard/forgeracelisting');
    await claim(1);
  });

  await test.step('the wallet shows both payments', async () => {
    await page.goto('/dashboard/balances');
    await expect(page.getByText('Bonus of Level 3 claimed')).toBeVisible();
    await expect(page.getByText('Bonus of Level 1 claimed')).toBeVisible();
  });
});

test('a failed claim shows its reason and pays later', async ({ chain, newMember, visit }) => {
  const member = await newMember({ upline: demoSponsor().address, levels: [1] });
  const { address } = member.account;
  await newMember({ upline: address, levels: [1] });
  const { page, wallet } = await visit({ member });
  await page.goto('/dashboard/forgeracelisting');
  const card = page.getByRole('region', { name: 'Ready to claim' });
  const claim = card.getByRole('button', { name: /^Claim \$.* from Level 1$/ });

  await test.step('the wallet fails', async () => {
    wallet.breakAt('claim');
    await claim.click();
    await expect(card.getByRole('alert')).toContainText('Transaction failed.');
    wallet.relent();
  });

  await test.step('the bonus was claimed elsewhere in the meantime', async () => {
    const owed = await chain.bonus(address, 1);
    const before = await chain.coins(address);
    wallet.hold('claim');
    await claim.click();
    const prompt = await wallet.prompt('claim');
    await chain.claim(member.account, 1);
    await prompt.accept();
    await expect(card.getByRole('alert')).toContainText('Revert: NotEnoughBonus');
    expect(await chain.coins(address)).toBe(before + owed);
  });
});

test('a claim whose block falls out of the chain is not shown as paid until it is back', async ({
  chain,
  newMember,
  visit,
}) => {
  const member = await newMember({ upline: demoSponsor().address, levels: [1] });
  const { address } = member.account;
  await newMember({ upline: address, levels: [1] });
  const { page, wallet } = await visit({ member });
  await page.goto('/dashboard/forgeracelisting');
  const card = page.getByRole('region', { name: 'Ready to claim' });
  const [owed, coins] = [await chain.bonus(address, 1), await chain.coins(address)];
  const paid = card.getByRole('status').filter({ hasText: `${formatMoney(owed)} was paid to your wallet.` });
  await card.getByRole('button', { name: /^Claim \$.* from Level 1$/ }).click();
  await expect(paid).toBeAttached();
  await chain.reorg(1);
  expect(await chain.coins(address)).toBe(coins);
  await expect(card).toContainText(`Claim ${formatMoney(owed)}: wait for confirmation`);
  await expect(card).not.toContainText('was paid to your wallet');
  await wallet.repeat('claim');
  await expect(paid).toBeAttached();
  expect(await chain.coins(address)).toBe(coins + owed);
  expect(wallet.countSent('claim'), 'sent by the app once, and again after the reorg').toBe(2);
  expect(wallet.asked.filter((kind) => kind === 'claim')).toHaveLength(1);
});

for (const batches of [true, false]) {
  const way = batches ? 'one confirmation' : '3 transactions';
  test(`a member claims from all levels by ${way}`, async ({ chain, newMember, visit }) => {
    const member = await newMember({ upline: demoSponsor().address, levels: [1, 2, 3] });
    const { address } = member.account;
    await newMember({ upline: address, levels: [1, 2, 3] });
    const { page, wallet } = await visit({ member, wallet: { batches } });
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Ready to claim' });
    await expect(card.getByText(/^All 3 claims cost about 0\.\d+ MATIC \(POL\) of gas/)).toBeVisible();
    const owed = await chain.owed(address);
    const [coins, gas] = [await chain.coins(address), await chain.gasOf(address)];
    await card.getByRole('button', { name: `Claim all: ${way}` }).click();
    await expect.poll(() => chain.coins(address)).toBe(coins + owed);
    expect(wallet.asked.filter((kind) => kind === 'batch' || kind === 'claim')).toEqual(
      batches ? ['batch'] : ['claim', 'claim', 'claim'],
    );
    expect(await chain.gasOf(address), 'gas was paid').toBeLessThan(gas);
    await expect(card.getByRole('status')).toContainText(`${formatMoney(owed)} was paid to your wallet.`);
  });
}
