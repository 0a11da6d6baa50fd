import type { Locator, Page } from '@playwright/test';
import { levelAt } from '@upline/domain';
import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { levelCard, purchaseDialog } from './levelCards.ts';
import { demoSponsor } from './members.ts';
import { button } from './signingIn.ts';

/** Presses Tab until the target has the focus, at most 80 times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('from the sign-in to a level and to a ticket with the keyboard only', async ({
  chain,
  newMember,
  visit,
}) => {
  const member = await newMember({ upline: demoSponsor().address, coins: levelAt(1).fee });
  const { page, wallet } = await visit({ account: member.account });
  await page.goto('/login');

  await test.step('they sign in', async () => {
    await press(page, button(page, 'Connect Wallet').first());
    await expectPage(page, '/dashboard', 'Dashboard · Upline');
    await expect(page.getByRole('heading', { level: 1, name: /^Hi, / })).toBeFocused();
  });

  await test.step('they buy Level 1', async () => {
    await press(page, button(page, 'Menu'));
    await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Forge Race' }));
    await expectPage(page, '/dashboard/forgeracelisting', 'Forge Race · Upline');
    await press(page, levelCard(page, 2).getByRole('link', { name: 'Activate Level 1 first' }));
    await expect(levelCard(page, 1), 'the link leads to the card').toBeFocused();
    await press(page, levelCard(page, 1).getByRole('button', { name: /^Purchase Level 1 / }));
    const dialog = purchaseDialog(page, 1);
    await press(page, dialog.getByRole('button', { name: 'Buy for $50' }));
    await expect(dialog.getByText('Level 1 is activated')).toBeAttached();
    await press(page, dialog.getByRole('button', { name: 'Done', exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(levelCard(page, 1)).toHaveAttribute('data-state', 'activated');
    await expect(levelCard(page, 1), 'focus stays where it was').toBeFocused();
    expect(wallet.asked, 'one signature for the fee, one transaction').toEqual([
      'connect',
      'sign',
      'permit',
      'invest',
    ]);
    expect(await chain.sent(member.account.address)).toBe(1);
    expect(await chain.coins(member.account.address)).toBe(0n);
  });

  await test.step('they write to support', async () => {
    await press(page, button(page, 'Menu'));
    await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Support' }));
    await expectPage(page, '/dashboard/support', 'Tickets · Upline');
    await press(page, button(page, 'Create Your First Ticket'));
    const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Subject' }));
    await page.keyboard.type('By keyboard');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('Written without a mouse.');
    await press(page, dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(dialog).toHaveCount(0);
    await press(page, page.getByRole('link', { name: 'By keyboard' }));
    await expectPage(page, /\/dashboard\/support\/.+/, 'Ticket Conversation · Upline');
    await expect(page.getByText('Written without a mouse.')).toBeVisible();
  });

  await test.step('they reply in the conversation', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Type a message...' }));
    await page.keyboard.type('And sent by Enter.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('And sent by Enter.')).toBeVisible();
    await expect(page.getByText('Sending...')).toHaveCount(0);
  });
});
