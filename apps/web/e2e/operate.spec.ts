import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localClient, operator } from '@upline/chain/demo';
import { levelAt } from '@upline/domain';
import type { Address, Hex } from 'viem';
import { expect, test, type Visit } from './journey.ts';
import { boardPath, openTerms } from './levelCards.ts';

// The role holders of the contracts, each in their own browser, and a member who sees their acts.

/** Opens an act in the staff app; signs in the first time. */
async function openAct(page: Page, deskUrl: string, act: string): Promise<void> {
  await page.goto(`${deskUrl}/operate/acts/${act}`);
  const signIn = page.getByRole('button', { name: 'Connect Wallet' });
  const send = page.getByRole('region', { name: 'Send' });
  await expect(signIn.or(send)).toBeVisible();
  if (await signIn.isVisible()) await signIn.click();
  await expect(send).toBeVisible();
}

/** Sends an act with the wallet of its role and waits for the ledger. */
async function act(visit: Visit, deskUrl: string, name: string): Promise<void> {
  await openAct(visit.page, deskUrl, name);
  await send(visit);
}

async function send({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Send with this wallet' }).click();
  await expect(page.getByText(/^The chain shows it, in block/)).toBeVisible();
  await expect(page.getByText('Seen by ledger.')).toBeVisible();
}

/** Leaves the app, which would request blocks that no longer exist after the chain is reset. */
const leave = (...pages: Page[]) => Promise.all(pages.map((page) => page.goto('about:blank')));

const day = 24 * 60 * 60;

test('an operator announces terms and applies them 48 hours later; the member is notified, and cannot pay the old price', async ({
  upline,
  chain,
  newMember,
  visit,
}) => {
  test.slow();
  const member = await newMember({ coins: levelAt(1).fee * 2n });
  const { page: own } = await visit({ member, wallet: { signsTypedData: false } });
  const modifier = await visit({ account: operator.modifierAdmin() });
  const before = await chain.snapshot();
  try {
    await act(modifier, upline.deskUrl, 'terms-queue?pool=1&fee=60');
    await expect(modifier.page.getByText(/^Final in about \d minutes/)).toBeVisible();
    await chain.settle();
    await expect(modifier.page.getByText('Announced: members were told.')).toBeVisible();
    await own.goto('/dashboard/notifications');
    await expect(own.getByRole('link', { name: /^Level 1: new terms are announced/ })).toBeVisible();
    await own.goto(boardPath(1));
    await expect((await openTerms(own, 1)).getByRole('button', { name: 'Buy for $50' })).toBeVisible();

    await openAct(modifier.page, upline.deskUrl, 'terms-apply?pool=1');
    await expect(modifier.page.getByText(/: not before .*48 hours after the announcement\.$/)).toBeVisible();
    await chain.pass(2 * day + 60);
    await act(modifier, upline.deskUrl, 'terms-apply?pool=1');
    await own.reload();
    const dialog = await openTerms(own, 1);
    await expect(dialog.getByRole('alert')).toContainText('The pool asks $60, not the $50');
    await expect(dialog.getByRole('button', { name: 'Buy for $50' })).toBeDisabled();
  } finally {
    await leave(own, modifier.page);
    await chain.revert(before);
  }
});

test('an admin pauses a level with a reason and resumes it, and the member reads both', async ({
  upline,
  chain,
  newMember,
  visit,
}) => {
  const { page: own } = await visit({ member: await newMember() });
  const admin = await visit({ account: operator.admin() });
  const before = await chain.snapshot();
  try {
    await openAct(admin.page, upline.deskUrl, 'pause?pool=2');
    await admin.page.getByRole('textbox', { name: 'Reason' }).fill('We look into a fault.');
    await expect(admin.page.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
    await admin.page.getByRole('button', { name: 'Keep the reason' }).click();
    await send(admin);
    await chain.settle();
    await own.goto('/dashboard/notifications');
    const paused = own.getByRole('listitem').filter({ hasText: 'Level 2: purchases are paused' });
    await expect(paused).toContainText('The operator writes: “We look into a fault.”');
    await act(admin, upline.deskUrl, 'unpause?pool=2');
    await chain.settle();
    await expect(own.getByRole('link', { name: /^Level 2: the pause is over/ })).toBeVisible();
  } finally {
    await leave(own, admin.page);
    await chain.revert(before);
  }
});

test('a receiver withdraws a fund with the calls of a Safe’s file', async ({ upline, visit }) => {
  const { page } = await visit({ account: operator.productPool() });
  await openAct(page, upline.deskUrl, 'fund-product?pool=1');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File' }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  const calls: { to: Address; data: Hex }[] = file.transactions;
  expect(calls).toHaveLength(1);
  expect(file.meta.description).toContain(
    `Fingerprint ${await page
      .getByText('Fingerprint', { exact: true })
      .locator('xpath=following-sibling::code')
      .textContent()}`,
  );
  const client = localClient(upline.rpcUrl);
  for (const { to, data } of calls) {
    const hash = await client.sendTransaction({ account: operator.productPool(), to, data });
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success');
  }
  await expect(page.getByText('Seen by ledger.')).toBeVisible();
  await page.getByRole('button', { name: 'Test again' }).click();
  await expect(page.getByText('The product fund of pool 1 is empty.')).toBeVisible();
});

test('ADMIN of all ten contracts is transferred, and the next holder accepts it two days later', {
  tag: '@full',
}, async ({ upline, chain, visit }) => {
  test.slow();
  const heir = operator.modifierAdmin();
  const admin = await visit({ account: operator.admin() });
  const next = await visit({ account: heir });
  const before = await chain.snapshot();
  const accept = 'admin-accept?at=all';
  try {
    await openAct(admin.page, upline.deskUrl, `admin-begin?at=all&to=${heir.address}`);
    const card = admin.page.getByRole('region', { name: 'Send', exact: true });
    // Shows both addresses in full; the transfer stays disabled until the next holder has proved
    // that they can sign.
    await expect(card.getByText(operator.admin().address, { exact: true })).toBeVisible();
    await expect(card.getByText(heir.address, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Send with this wallet' })).toBeDisabled();
    const message = await card.locator('pre').textContent();
    await card
      .getByRole('textbox', { name: 'Proof', exact: true })
      .fill(await heir.signMessage({ message: message ?? '' }));
    await send(admin);

    await openAct(next.page, upline.deskUrl, accept);
    await expect(next.page.getByText(/registry can be taken over after .*, not before\.$/)).toBeVisible();
    await next.page.goto(`${upline.deskUrl}/operate/clocks`);
    const clocks = next.page.getByRole('grid', { name: 'Clocks' });
    await expect(clocks.getByText(`registry: ${heir.address} can become ADMIN`)).toBeVisible();
    await expect(clocks.getByText(/can become ADMIN$/)).toHaveCount(10);

    await chain.pass(2 * day + 60);
    await openAct(next.page, upline.deskUrl, accept);
    await next.page.getByRole('textbox', { name: /^This cannot be undone/ }).fill('all');
    await send(next);
    await next.page.goto(`${upline.deskUrl}/operate/roles`);
    const held = next.page.getByRole('region', { name: 'Who holds what' }).getByRole('listitem');
    await expect(held.filter({ hasText: /^ADMIN/ }).getByText('in 10 contracts')).toBeVisible();
    await openAct(admin.page, upline.deskUrl, 'pause?pool=1');
    await expect(admin.page.getByText(/ doesn’t hold ADMIN\.$/)).toBeVisible();
  } finally {
    await leave(admin.page, next.page);
    await chain.revert(before);
  }
});
