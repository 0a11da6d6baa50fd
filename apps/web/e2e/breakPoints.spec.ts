import { type LevelCardState, levelAt } from '@upline/domain';
import type { Chain } from './chain.ts';
import { expect, test, type Visit, type VisitOptions } from './journey.ts';
import { boardPath, buy, expectLevel, levelCard, purchaseDialog, startBuying } from './levelCards.ts';
import type { Member, MemberWishes } from './members.ts';

const { fee } = levelAt(1);
const purse = 3n * fee;

interface Buyer extends Visit {
  member: Member;
  /** Checks the returned page, after a reload or a reopened tab. */
  comeBack: (state: LevelCardState) => Promise<void>;
  /** Closes the page; the wallet stays. */
  leave: () => Promise<void>;
  /** Checks the final state on the chain: the amount paid and its number of transactions. */
  expectPaid: (chain: Chain, paid: { coins: bigint; transactions: number }) => Promise<void>;
}

/** A member at Level 1 whose wallet prompts for approval and investment separately. */
async function buyerOf(
  newMember: (wishes?: MemberWishes) => Promise<Member>,
  visit: (options: VisitOptions) => Promise<Visit>,
  options: Pick<VisitOptions, 'isNew'> = {},
): Promise<Buyer> {
  const member = await newMember({ coins: purse });
  const {
    page: first,
    context,
    wallet,
  } = await visit({
    member,
    wallet: { signsTypedData: false },
    ...options,
  });
  const buyer: Buyer = {
    member,
    context,
    wallet,
    page: first,
    async leave() {
      await buyer.page.close();
    },
    async comeBack(state) {
      if (buyer.page.isClosed()) buyer.page = await context.newPage();
      await buyer.page.goto(boardPath(1));
      await expectLevel(buyer.page, 1, state);
    },
    async expectPaid(chain, { coins, transactions }) {
      expect(await chain.coins(member.account.address), 'coins').toBe(purse - coins);
      expect(await chain.sent(member.account.address), 'transactions in blocks').toBe(transactions);
    },
  };
  await buyer.comeBack('purchase');
  return buyer;
}

const once = { coins: fee, transactions: 2 };

test.describe('an interrupted purchase', () => {
  test('with a late approval is not approved twice', async ({ chain, newMember, visit }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('approve');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('approve');
    await buyer.leave();
    await prompt.accept();
    buyer.wallet.relent();
    await buyer.comeBack('purchase');
    await buy(buyer.page, 1);
    await buyer.expectPaid(chain, once);
  });

  test('after the sent approval continues with the same approval', { tag: '@full' }, async ({
    chain,
    newMember,
    visit,
  }) => {
    const buyer = await buyerOf(newMember, visit);
    await chain.hold();
    await startBuying(buyer.page, 1);
    await expect.poll(() => buyer.wallet.countSent('approve')).toBe(1);
    await buyer.leave();
    await chain.flow();
    await buyer.comeBack('purchase');
    await buy(buyer.page, 1);
    await buyer.expectPaid(chain, once);
  });

  test('between approval and investment continues with the investment only', { tag: '@full' }, async ({
    chain,
    newMember,
    visit,
  }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    await buyer.wallet.prompt('invest');
    await buyer.expectPaid(chain, { coins: 0n, transactions: 1 });
    buyer.wallet.relent();
    await buyer.comeBack('purchase');
    await buy(buyer.page, 1);
    await buyer.expectPaid(chain, once);
  });

  test('with a rejected investment can be retried', { tag: '@full' }, async ({ chain, newMember, visit }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.refuse('invest');
    const dialog = await startBuying(buyer.page, 1);
    await expect(dialog.getByRole('alert')).toContainText('User cancelled the transaction.');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expectLevel(buyer.page, 1, 'purchase');
    await buyer.expectPaid(chain, { coins: 0n, transactions: 1 });
    buyer.wallet.relent();
    await buy(buyer.page, 1);
    await buyer.expectPaid(chain, once);
  });

  test('with its investment sent while the page is closed is paid once', async ({
    chain,
    newMember,
    visit,
  }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await buyer.leave();
    await prompt.accept();
    await buyer.comeBack('activated');
    await buyer.expectPaid(chain, once);
  });

  test('after the sent investment is followed to its end', async ({ chain, newMember, visit }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await chain.hold();
    await prompt.accept();
    await expect(levelCard(buyer.page, 1)).toHaveAttribute('data-state', 'processing');
    await buyer.comeBack('processing');
    await chain.flow();
    await expectLevel(buyer.page, 1, 'activated');
    await buyer.expectPaid(chain, once);
    expect(buyer.wallet.countSent('invest')).toBe(1);
  });

  test('mined while the page is closed is shown on return', { tag: '@full' }, async ({
    chain,
    newMember,
    visit,
  }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await chain.hold();
    await prompt.accept();
    await buyer.leave();
    await chain.flow();
    await buyer.comeBack('activated');
    await buyer.expectPaid(chain, once);
  });

  test('resent at a higher price is the same purchase', { tag: '@full' }, async ({
    chain,
    newMember,
    visit,
  }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await chain.hold();
    await prompt.accept();
    await buyer.comeBack('processing');
    await buyer.wallet.speedUp('invest');
    await chain.flow();
    await expectLevel(buyer.page, 1, 'activated');
    await buyer.expectPaid(chain, once);
  });

  test('cancelled in the wallet is reported and can be retried', async ({ chain, newMember, visit }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    const dialog = await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await chain.hold();
    await prompt.accept();
    await expect(dialog.getByText('In progress')).toBeVisible();
    await buyer.wallet.cancel('invest');
    await chain.flow();
    await expect(dialog.getByRole('alert')).toContainText('User cancelled the transaction.');
    buyer.wallet.relent();
    await buyer.comeBack('purchase');
    await buy(buyer.page, 1);
    await buyer.expectPaid(chain, { coins: fee, transactions: 3 });
  });

  test('cancelled in the wallet with the page closed does not hang', { tag: '@full' }, async ({
    chain,
    newMember,
    visit,
  }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await chain.hold();
    await prompt.accept();
    await expectLevel(buyer.page, 1, 'processing');
    await buyer.leave();
    await buyer.wallet.cancel('invest');
    await chain.flow();
    buyer.wallet.relent();
    await buyer.comeBack('purchase');
    await buy(buyer.page, 1);
    await buyer.expectPaid(chain, { coins: fee, transactions: 3 });
  });

  test('dropped by the node can be retried', async ({ chain, newMember, visit }) => {
    const buyer = await buyerOf(newMember, visit, { isNew: true });
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await chain.hold();
    await prompt.accept();
    await expectLevel(buyer.page, 1, 'processing');
    await buyer.leave();
    await buyer.wallet.drop('invest');
    await chain.flow();
    buyer.wallet.relent();
    await buyer.context.clock.install();
    await buyer.comeBack('processing');
    // Another node may still have the transaction: it counts as lost only after minutes.
    await buyer.context.clock.fastForward('05:00');
    await expectLevel(buyer.page, 1, 'purchase');
    await buyer.context.clock.resume();
    await buy(buyer.page, 1);
    await buyer.expectPaid(chain, once);
  });
});

test.describe('a purchase during which', () => {
  test.use({ meantComplaints: /net::ERR_/ });

  test('the node fails is confirmed when the node is back', async ({ chain, upline, newMember, visit }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await chain.hold();
    await prompt.accept();
    await expectLevel(buyer.page, 1, 'processing');
    await buyer.context.route(`${upline.rpcUrl}/**`, (route) => route.abort());
    // The wallet's node is the fallback when no node of the app answers.
    buyer.wallet.cutOff();
    await chain.flow();
    await buyer.page.reload();
    await expect(buyer.page.getByText('Failed to load pools').first()).toBeVisible();
    await buyer.context.unroute(`${upline.rpcUrl}/**`);
    buyer.wallet.relent();
    // The sent transaction is still followed without another click.
    await expectLevel(buyer.page, 1, 'activated');
    await buyer.expectPaid(chain, once);
  });

  test('the server fails is confirmed by the chain, and recorded later', async ({
    chain,
    newMember,
    visit,
  }) => {
    const buyer = await buyerOf(newMember, visit);
    buyer.wallet.hold('invest');
    const dialog = await startBuying(buyer.page, 1);
    const prompt = await buyer.wallet.prompt('invest');
    await buyer.context.route('**/api/**', (route) => route.abort());
    await prompt.accept();
    await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
    await dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await expectLevel(buyer.page, 1, 'activated');
    await buyer.context.unroute('**/api/**');
    await buyer.comeBack('activated');
    await expect(levelCard(buyer.page, 1)).toContainText('Since');
    await buyer.expectPaid(chain, once);
  });
});

test.describe('a wallet with permits or batches', () => {
  test('prompts once for the whole purchase', async ({ chain, newMember, visit }) => {
    const member = await newMember({ coins: purse });
    const { page, wallet } = await visit({ member, wallet: { batches: true } });
    await page.goto(boardPath(1));
    await buy(page, 1);
    expect(wallet.asked).toEqual(['batch']);
    expect(await chain.coins(member.account.address)).toBe(purse - fee);
  });

  test('sends its batch with the page closed and pays once', { tag: '@full' }, async ({
    chain,
    newMember,
    visit,
  }) => {
    const member = await newMember({ coins: purse });
    const { page, wallet, context } = await visit({ member, wallet: { batches: true } });
    wallet.hold('batch');
    await page.goto(boardPath(1));
    await startBuying(page, 1);
    const prompt = await wallet.prompt('batch');
    await page.close();
    await prompt.accept();
    const later = await context.newPage();
    await later.goto(boardPath(1));
    await expectLevel(later, 1, 'activated');
    await expect(purchaseDialog(later, 1)).toHaveCount(0);
    expect(await chain.coins(member.account.address)).toBe(purse - fee);
  });
});
