import { operator } from '@upline/chain/demo';
import { maximumAttachmentBytes } from '@upline/domain';
import { accessibilityFaults, expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { openDeskSession } from './openSession.ts';
import { picture, textFile } from './picture.ts';
import { button } from './signingIn.ts';

test('a member asks support, sees the answer arrive, and the ticket is closed', async ({
  newMember,
  upline,
  visit,
}) => {
  const member = await newMember();
  const { client: desk } = await openDeskSession(upline, operator.support());
  const { page } = await visit({ member });
  await page.goto('/dashboard/support');
  await expectPage(page, '/dashboard/support', 'Tickets · Upline');
  await expect(page.getByText('No tickets found')).toBeVisible();
  await expect(page.getByText('Create a new ticket to get started with support')).toBeVisible();

  await test.step('they write a ticket with a file', async () => {
    await button(page, 'Create Your First Ticket').click();
    const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
    await dialog.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(dialog.getByText('Enter a subject.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Where is my bonus?');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('I expected ten dollars.');
    const chooser = dialog.locator('input[type=file]');
    await chooser.setInputFiles(textFile('huge.txt', maximumAttachmentBytes + 1));
    await expect(dialog.getByText('File "huge.txt" exceeds the 10MB size limit.')).toBeVisible();
    await chooser.setInputFiles(picture);
    await expect(dialog.getByText('photo.png')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Showing 1 ticket(s) of 1')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Where is my bonus?' })).toBeFocused();
  });

  await page.getByRole('link', { name: 'Where is my bonus?' }).click();
  await expectPage(page, /\/dashboard\/support\/.+/, 'Ticket Conversation · Upline');
  const field = page.getByRole('textbox', { name: 'Type a message...' });
  await expect(field).toBeFocused();
  await test.step('the reply field regains the focus after going back', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Where is my bonus?' }).click();
    await expect(field).toBeFocused();
    await page.goBack();
    await page.goForward();
    await expect(field).toBeFocused();
  });
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByRole('link', { name: 'photo.png' })).toBeVisible();
  const ticketId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('support answers, and the answer appears without a click', async () => {
    await desk.call('deskReply', {
      params: { ticketId },
      body: { message: 'It is on its way.', attachments: [] },
    });
    await expect(messages.getByText('It is on its way.')).toBeVisible();
    await expect(messages.getByText('Support', { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('they reply', async () => {
    await page.getByRole('textbox', { name: 'Type a message...' }).fill('Thank you.');
    await button(page, 'Send').click();
    await expect(messages.getByText('Thank you.')).toBeVisible();
    await expect(messages.getByText('Sending...')).toHaveCount(0);
    await expect(messages.getByText('You', { exact: true })).toHaveCount(2);
  });

  await test.step('support closes the ticket', async () => {
    await desk.call('deskClose', { params: { ticketId } });
    await expect(page.getByText('This ticket is closed')).toBeVisible();
    await page.goto('/dashboard/support');
    await expect(page.getByText('Closed tickets cannot be opened.')).toBeVisible();
    await button(page, 'Filter').click();
    await page
      .getByRole('region', { name: 'Filter Tickets' })
      .getByRole('button', { name: 'Pending' })
      .click();
    await expect(page.getByText('Try removing some filters or create a new ticket')).toBeVisible();
    await button(page, 'Clear all filters').click();
    await expect(page.getByText('Showing 1 ticket(s) of 1')).toBeVisible();
  });
});
