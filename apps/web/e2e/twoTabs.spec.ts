import type { Locator, Page } from '@playwright/test';
import { mockStableCoinAbi } from '@upline/chain';
import { localClient } from '@upline/chain/demo';
import { levelAt } from '@upline/domain';
import { maxUint256 } from 'viem';
import { expect, test } from './journey.ts';
import { boardPath, expectLevel, levelCard, openTerms, purchaseDialog, startBuying } from './levelCards.ts';
import { demoSponsor } from './members.ts';

const { fee } = levelAt(1);
const purse = 3n * fee;

async function beside(first: Page, path: string): Promise<Page> {
  const second = await first.context().newPage();
  await Promise.all([first.goto(path), second.goto(path)]);
  return second;
}

async function close(dialog: Locator): Promise<void> {
  await dialog
    .getByRole('button', { name: 'Done', exact: true })
    .or(dialog.getByRole('button', { name: 'Close' }))
    .last()
    .click();
  await expect(dialog).toBeHidden();
}

test.describe('a level bought in one tab', () => {
  test('shows in the other, which cannot buy it again, and is paid once', async ({
    chain,
    newMember,
    visit,
  }) => {
    const member = await newMember({ coins: purse });
    const { page: first, wallet } = await visit({ member, wallet: { signsTypedData: false } });
    const second = await beside(first, boardPath(1));
    const seen = await openTerms(second, 1);
    const confirm = seen.getByRole('button', { name: 'Buy for $50' });
    await expect(confirm).toBeEnabled();

    wallet.hold('invest');
    const dialog = await startBuying(first, 1);
    const prompt = await wallet.prompt('invest');

    await test.step('the other tab shows the running purchase in its open terms', async () => {
      await expect(seen.getByText('Resumed where it stopped')).toBeVisible();
      await expect(confirm).toHaveCount(0);
      await close(seen);
      await expectLevel(second, 1, 'processing');
      await expect(levelCard(second, 1).getByRole('button', { name: /^Purchase Level 1 / })).toHaveCount(0);
    });

    await test.step('a reloaded tab shows the running purchase', async () => {
      await second.reload();
      await expectLevel(second, 1, 'processing');
      await expect(levelCard(second, 1)).toContainText('Step 3 of 4: Pay $50');
      expect(wallet.asked).toEqual(['approve', 'invest']);
    });

    await chain.hold();
    await prompt.accept();

    await test.step('after sending, all tabs wait for the confirmation with the earlier steps done', async () => {
      await expect(dialog).toContainText('Step 4 of 4: Confirmation on Polygon');
      await expect(levelCard(second, 1)).toContainText('Step 4 of 4: Confirmation on Polygon');
      await second.reload();
      await expect(levelCard(second, 1)).toContainText('Step 4 of 4: Confirmation on Polygon');
      await levelCard(second, 1).getByRole('button', { name: 'Follow' }).click();
      const own = await dialog.getByRole('listitem').allTextContents();
      await expect(purchaseDialog(second, 1).getByRole('listitem')).toHaveText(own);
    });

    await chain.flow();
    const followed = purchaseDialog(second, 1);
    await expect(followed.getByText('Level 1 is activated')).toBeAttached();
    await expect(followed.getByText('Waiting', { exact: true })).toHaveCount(0);
    await close(followed);
    await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
    await close(dialog);
    await expectLevel(first, 1, 'activated');
    await expectLevel(second, 1, 'activated');
    expect(await chain.coins(member.account.address), 'coins').toBe(purse - fee);
    expect(await chain.sent(member.account.address), 'transactions in blocks').toBe(2);
    expect(wallet.asked).toEqual(['approve', 'invest']);
  });

  test('can be bought in the other tab after a rejection in the first', { tag: '@full' }, async ({
    chain,
    newMember,
    visit,
  }) => {
    const member = await newMember({ coins: purse });
    const { page: first, wallet } = await visit({ member });
    const second = await beside(first, boardPath(1));
    wallet.hold('permit', 'invest');
    await startBuying(first, 1);
    const signature = await wallet.prompt('permit');
    // A signature sends nothing: the other tab learns of the purchase only from the journal.
    await expectLevel(second, 1, 'processing');
    await signature.accept();
    const prompt = await wallet.prompt('invest');
    await expectLevel(second, 1, 'processing');
    prompt.reject();
    await expectLevel(second, 1, 'purchase');
    wallet.relent();
    const dialog = await startBuying(second, 1);
    await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
    expect(await chain.coins(member.account.address)).toBe(purse - fee);
    expect(wallet.countSent('invest')).toBe(1);
  });
});

test('an allowance revoked in one tab is not used by the other', async ({ chain, newMember, visit }) => {
  const member = await newMember({ coins: purse });
  const { account } = member;
  const { stableCoin, pools } = chain.deployment;
  await localClient(chain.rpcUrl).writeContractSync({
    account,
    address: stableCoin,
    abi: mockStableCoinAbi,
    functionName: 'approve',
    args: [pools[1].address, maxUint256],
  });
  const { page: first, wallet } = await visit({ member, wallet: { signsTypedData: false } });
  const second = await beside(first, boardPath(1));
  const terms = await openTerms(first, 1);
  await expect((await openTerms(second, 1)).getByRole('button', { name: 'Buy for $50' })).toBeEnabled();

  wallet.hold('approve');
  await terms.getByRole('button', { name: 'Revoke' }).click();
  const prompt = await wallet.prompt('approve');
  const dialog = purchaseDialog(second, 1);
  await dialog.getByRole('button', { name: 'Buy for $50' }).click();
  await expect(dialog.getByRole('alert')).toContainText('An allowance of this wallet is being revoked.');
  expect(wallet.asked).toEqual(['approve']);

  await prompt.accept();
  await expect(terms.getByText('The pool can no longer take anything from your wallet.')).toBeVisible();
  wallet.relent();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
  expect(wallet.asked).toEqual(['approve', 'approve', 'invest']);
  expect(await chain.coins(account.address)).toBe(purse - fee);
});

test('a bonus claimed in one tab is paid once, and both tabs show it', async ({
  chain,
  newMember,
  visit,
}) => {
  const member = await newMember({ upline: demoSponsor().address, levels: [1] });
  const { address } = member.account;
  await newMember({ upline: address, levels: [1] });
  const [bonus, before, sent] = await Promise.all([
    chain.bonus(address, 1),
    chain.coins(address),
    chain.sent(address),
  ]);
  const { page: first, wallet } = await visit({ member });
  const second = await beside(first, '/dashboard/forgeracelisting');
  const [card, other] = [first, second].map((page) => page.getByRole('region', { name: 'Ready to claim' }));
  if (!card || !other) throw new Error('There are two tabs.');
  const claim = other.getByRole('button', { name: /^Claim \$.* from Level 1$/ });
  await expect(claim).toBeEnabled();

  wallet.hold('claim');
  await card.getByRole('button', { name: /^Claim \$.* from Level 1$/ }).click();
  const refused = await wallet.prompt('claim');

  await test.step('the other tab shows the running claim and cannot claim', async () => {
    await expect(other.getByText('Resumed where it stopped')).toBeVisible();
    await expect(claim.and(other.locator(':enabled'))).toHaveCount(0);
  });

  await test.step('after a rejection both can claim again', async () => {
    refused.reject();
    await expect(card.getByRole('alert')).toContainText('User cancelled the transaction.');
    await expect(claim).toBeEnabled();
  });

  await claim.click();
  const prompt = await wallet.prompt('claim');
  await expect(card.getByText('Resumed where it stopped')).toBeVisible();
  await prompt.accept();
  for (const region of [card, other]) await expect(region).toContainText('was paid to your wallet.');
  expect(await chain.coins(address), 'coins').toBe(before + bonus);
  expect(await chain.sent(address), 'transactions in blocks').toBe(sent + 1);
  expect(wallet.asked).toEqual(['claim', 'claim']);
});
