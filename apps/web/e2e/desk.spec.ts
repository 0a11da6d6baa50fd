import { operator } from '@upline/chain/local';
import { expect, test } from './journey.ts';

// A member and one who answers them, each in their own browser, at once.

test('an agent sees a new ticket come, answers and closes it, and the member reads the answer', async ({
  upline,
  newMember,
  visit,
}) => {
  const member = await newMember();
  const { page: own } = await visit({ member });
  const { page: desk } = await visit({ account: operator.agent() });

  await desk.goto(`${upline.deskUrl}/`);
  // On a slow line the shape of the page comes before its code.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const code = /\/QueuePage-[^/]+\.js$/;
  await desk.route(code, (route) => isReleased.then(() => route.continue()));
  const isAsked = desk.waitForRequest(code);
  await desk.getByRole('button', { name: 'Connect Wallet' }).click();
  await isAsked;
  await expect(desk.getByRole('status', { name: 'Loading…' })).toBeVisible();
  release();
  await expect(desk.getByRole('heading', { level: 1, name: 'Open' })).toBeVisible();
  await expect(desk.getByRole('grid', { name: 'Tickets' })).toBeVisible();

  await own.goto('/dashboard/support');
  await own.getByRole('button', { name: 'Create Your First Ticket' }).click();
  const dialog = own.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Was I charged twice?');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('My wallet asked two times.');
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(own.getByRole('link', { name: 'Was I charged twice?' })).toBeVisible();

  // It waits above the list, so that nothing moves under the cursor.
  await expect(desk.getByText('1 new ticket')).toBeVisible();
  await desk.keyboard.press('.');
  await desk.getByRole('link', { name: 'Was I charged twice?' }).click();
  await expect(desk.getByText('My wallet asked two times.')).toBeVisible();

  await own.getByRole('link', { name: 'Was I charged twice?' }).click();
  const messages = own.getByRole('log', { name: 'Messages' });
  await expect(messages).toBeVisible();
  const reply = desk.getByRole('textbox', { name: /^Reply to/ });
  await expect(reply).toBeVisible();
  await desk.keyboard.press('r');
  await expect(reply).toBeFocused();
  await desk.keyboard.type('Once. The first only allows the fee.');
  await desk.keyboard.press('Control+Enter');
  await expect(messages.getByText('Once. The first only allows the fee.')).toBeVisible();

  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(own.getByText('Closed').first()).toBeVisible();
});
