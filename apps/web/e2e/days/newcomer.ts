import { formatMoney, formatPrice } from '@upline/domain';
import type { Chain } from '../chain.ts';
import { readIncomes } from '../incomes.ts';
import { expect } from '../journey.ts';
import { purchaseDialog } from '../levelCards.ts';
import type { Member } from '../members.ts';
import { button } from '../signingIn.ts';
import type { Person } from './person.ts';

/** Opens a friend's link, tries to sign in first, checks the sponsor and accepts the terms. */
export async function readsTheOffer(me: Person, friend: Member): Promise<void> {
  const { page } = me;
  await me.opens(`/login/${friend.user.id}`);
  await me.looksAround();
  await me.meansReply({ status: 404, path: /login$/ }, () =>
    me.presses(button(page, 'Connect Wallet').first()),
  );
  await me.sees(page.getByText('This wallet is not registered.'));
  await me.presses(button(page, 'Continue'));
  await me.sees(page.getByText(friend.user.name));
  await me.looksAround();
  await me.presses(button(page, 'Back'));
  await me.presses(button(page, 'Continue'));
  await me.presses(button(page, 'Read the terms'));
  await me.looksAround();
  await me.presses(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first());
  await me.presses(page.getByText('I have read and accept the terms'));
  await me.looksAround();
}

export async function registers(me: Person): Promise<void> {
  await me.presses(button(me.page, 'Register with Wallet'));
  await me.arrives('/dashboard', 'Dashboard');
}

/** Opens Level 1, cancels, reloads the page and starts the purchase. */
export async function asksToBuy(me: Person) {
  const { page } = me;
  const dialog = purchaseDialog(page, 1);
  await me.presses(button(page, 'Buy Level 1'));
  await me.looksAround();
  await me.presses(dialog.getByRole('button', { name: 'Close' }).first());
  await me.reloads();
  await me.presses(button(page, 'Buy Level 1'));
  await me.presses(dialog.getByRole('button', { name: 'Buy for $50' }));
  return dialog;
}

/** Compares the shown fee distribution with the chain. */
export async function holdsLevel1(me: Person, chain: Chain): Promise<void> {
  const { address } = me.wallet.account;
  const dialog = purchaseDialog(me.page, 1);
  await me.sees(dialog.getByText('Where the $50 went'));
  await me.looksAround();
  const paid = await chain.paid(address, 1);
  const [sponsor] = paid;
  const uplines = paid.filter(({ to }) => to === 'upline').reduce((sum, { amount }) => sum + amount, 0n);
  const split = dialog.getByText('Where the $50 went').locator('xpath=ancestor::*[.//dl][1]').locator('dd');
  await expect(split.nth(0)).toHaveText(formatPrice(sponsor?.amount ?? 0n));
  await expect(split.nth(1)).toHaveText(formatPrice(uplines));
  await me.presses(dialog.getByRole('button', { name: 'Done', exact: true }));
  expect(await chain.coins(address), 'the whole fee is paid, once').toBe(0n);
}

/** Receives the notification of a lost income and compares the figures with the chain. */
export async function losesAnIncome(me: Person, chain: Chain, buyer: Member): Promise<void> {
  const { page } = me;
  const { address } = me.wallet.account;
  const [bonus] = await chain.paid(buyer.account.address, 2);
  await me.presses(page.getByRole('link', { name: /^Notifications/ }));
  await me.arrives('/dashboard/notifications', 'Notifications');
  await me.sees(page.getByText(`You missed ${formatMoney(bonus?.amount ?? 0n)} at Level 2`));
  await me.presses(page.getByRole('link', { name: /You missed/ }));
  await me.arrives(/notifications\/.+/, 'Notification');
  await me.presses(page.getByRole('link', { name: 'See why you missed it' }));
  await me.arrives(/\/dashboard\/ledger\?.*open=/, 'Income ledger');
  await me.sees(page.getByText('Why you missed this'));
  await me.goesBack();
  await me.goesBack();
  await me.arrives('/dashboard/notifications', 'Notifications');
  await me.presses(page.getByRole('link', { name: 'Upline', exact: true }));
  await me.arrives('/dashboard', 'Dashboard');
  // Notification and figures are published immediately but may still be in transit.
  await expect(async () => {
    const { Referral, Level, Lost, Global } = await readIncomes(page.getByRole('main'));
    expect(Lost, 'what they missed').toBe(bonus?.amount);
    expect(Referral + Level + Global, 'what they are owed').toBe(await chain.owed(address));
  }).toPass();
}

/** Looks up the reason: the ledger line, its verification on the chain, and the help. */
export async function asksWhy(me: Person): Promise<void> {
  const { page } = me;
  await me.presses(page.getByRole('link', { name: 'See why' }));
  await me.arrives(/\/dashboard\/ledger/, 'Income ledger');
  await me.pressesOn(page.getByRole('table').getByText('Lost income', { exact: true }));
  await me.sees(page.getByText('Why you missed this'));
  await me.presses(page.getByRole('button', { name: /^Verify: / }));
  await me.sees(page.getByText(/^The chain says the same, in block/));
  await me.looksAround();
  await me.goesTo('Help');
  await me.arrives('/help', 'Help');
  await me.types(page.getByRole('searchbox'), 'lost incone');
  await me.takesBack(page.getByRole('searchbox'), 2);
  await me.typesOn(page.getByRole('searchbox'), 'me');
  await me.presses(page.getByRole('link', { name: /Why income was lost/ }));
  await me.arrives('/help/lost-income', 'Why income was lost · Help');
  await me.sees(page.getByRole('heading', { name: 'Why income was lost' }));
  await me.goesBack();
  await me.goesBack();
  await me.arrives(/\/dashboard\/ledger/, 'Income ledger');
}

/** Writes a ticket with a help article open, discards one draft, and reads the answer. */
export async function writesATicket(me: Person, desk: Member['client']): Promise<void> {
  const { page } = me;
  const subject = 'Why did I miss this?';
  await me.pressesOn(page.getByRole('table').getByText('Lost income', { exact: true }));
  await me.presses(page.getByRole('link', { name: /^Ask about this/ }));
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await me.sees(dialog.getByText(/^receipt-0x/));
  await me.types(dialog.getByRole('textbox', { name: 'Subject' }), subject);
  await me.looksAround();
  await me.readsBeside(
    dialog.getByRole('link', { name: 'Why income was lost' }),
    'Why income was lost · Help',
  );
  await me.types(dialog.getByRole('textbox', { name: 'Message' }), 'Noor bought Level 2, and I got nothing.');
  await me.presses(dialog.getByRole('button', { name: 'Cancel' }));
  await me.presses(page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }));
  await me.presses(dialog.getByRole('button', { name: 'Create Ticket' }));
  await me.sees(page.getByText('Showing 1 ticket(s) of 1'));
  await me.presses(page.getByRole('link', { name: subject }));
  await me.arrives(/\/dashboard\/support\/.+/, 'Ticket Conversation');
  const ticketId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await desk.call('deskReply', {
    params: { ticketId },
    body: { message: 'The level was missing. Buy it in order.', attachments: [] },
  });
  const messages = page.getByRole('log', { name: 'Messages' });
  await me.sees(messages.getByText('The level was missing. Buy it in order.'));
  await me.types(page.getByRole('textbox', { name: 'Type a message...' }), 'Thanks, I see.');
  await me.presses(button(page, 'Send'));
  await me.sees(messages.getByText('Thanks, I see.'));
  await me.reloads();
  await me.arrives(/\/dashboard\/support\/.+/, 'Ticket Conversation');
  await me.sees(messages.getByText('Thanks, I see.'));
}
