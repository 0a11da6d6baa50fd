import type { Page, Route } from '@playwright/test';
import { operator } from '@upline/chain/demo';
import { paths } from '@upline/domain';
import { patience } from '../../../tools/shared/patience.ts';
import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { openDeskSession } from './openSession.ts';
import { picture } from './picture.ts';
import { acceptAndRegister, button, goToTerms, signIn } from './signingIn.ts';
import { expectToast } from './toasts.ts';

// Each fault makes the browser log an error.
test.use({
  meantStatuses: [401, 500],
  meantComplaints: /net::ERR_/,
});

/** The app's service worker would answer calls without these faults. */
const browser = { serviceWorkers: 'block' } as const;

const broken = (route: Route) => route.fulfill({ status: 500, json: { success: false, data: null } });
const garbled = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tru' });
const cut = (route: Route) => route.abort('connectionreset');

/** A screen per call group, with its error text and the text after it recovers. */
const screens = [
  {
    group: 'users',
    path: paths.profile,
    calls: '**/api/users/profile/**',
    says: 'Could not load. This may not be complete.',
    mended: 'My Info',
  },
  {
    group: 'referrals',
    path: paths.referrals,
    calls: '**/api/users/user-referrals-list/**',
    says: 'No referrals found.',
    mended: '0 direct referrals',
  },
  {
    group: 'pools',
    path: paths.globalPool,
    calls: '**/api/users/user-pool-details/**',
    says: 'Could not load. This may not be complete.',
    mended: 'No global pools found.',
  },
  {
    group: 'notifications',
    path: paths.notifications,
    calls: '**/api/users/notifications/**',
    says: 'Failed to fetch notifications',
    mended: 'Welcome to Upline',
  },
  {
    group: 'tickets',
    path: paths.support,
    calls: '**/api/chat/user/tickets?**',
    says: 'Failed to load tickets. Please try again.',
    mended: 'No tickets found',
  },
] as const;

const faults = [
  { fault: 'an error', answer: broken },
  { fault: 'words that are no reply', answer: garbled },
  { fault: 'nothing', answer: cut },
] as const;

async function retryUntil(page: Page, words: string): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: /^(Retry|Refresh)$/ });
  await expect(async () => {
    // The page may retry by itself and remove the button first.
    if (await retry.first().isVisible()) await retry.first().click({ timeout: patience / 10 });
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible({ timeout: patience / 10 });
  }).toPass();
}

const isFull = process.env.UPLINE_TESTS === 'full';

for (const [index, { group, path, calls, says, mended }] of screens.entries()) {
  // A short run tests every screen and every fault once; a full run tests all pairs.
  const met = isFull ? faults : faults.filter((_, at) => at === index % faults.length);

  test(`${group}: each error is shown and can be fixed without a reload`, async ({ newMember, visit }) => {
    const { page } = await visit({ member: await newMember(), browser });
    for (const { fault, answer } of met) {
      await test.step(`the server answers with ${fault}`, async () => {
        await page.route(calls, answer);
        await page.goto(path);
        await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
        await page.unroute(calls);
        await retryUntil(page, mended);
        await expect(page.getByText('Could not load. This may not be complete.')).toHaveCount(0);
      });
    }
  });
}

test('a slow server shows a loading page, then its content', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember(), browser });
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/chat/user/tickets?**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(paths.support);
  await expect(page.getByText('Loading tickets...')).toBeAttached();
  await expect(page.getByText('No tickets found')).toHaveCount(0);
  answered.resolve();
  await expect(page.getByText('No tickets found')).toBeVisible();
});

test('the app shows an offline message, and updates once the network is back', async ({
  newMember,
  visit,
}) => {
  const member = await newMember();
  const { page, context } = await visit({ member, browser });
  await page.goto(paths.notifications);
  await expect(page.getByText('Welcome to Upline')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await newMember({ upline: member.account.address });
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(page.getByText('joined below you, but')).toBeVisible();
});

test('reports a frozen server and keeps the loaded content', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember(), browser });
  await page.goto(paths.notifications);
  await expect(page.getByText('Welcome to Upline').first()).toBeVisible();
  const thawed = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await thawed.promise;
    await route.continue();
  });
  // Navigate to send a request.
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  const strip = page.getByText(/The server is not answering/).locator('..');
  await expect(strip).toBeVisible();
  await expect(strip).toContainText('What you see is from');
  await expect(page.getByRole('link', { name: /unread/ })).toBeVisible();
  thawed.resolve();
  await expect(strip).toHaveCount(0);
  await expect(page.getByText('No tickets found')).toBeVisible();
});

test('a broken live stream reconnects without missing events', async ({ newMember, visit }) => {
  const member = await newMember();
  const { page } = await visit({ member, browser });
  await page.route('**/api/live', cut);
  await page.goto(paths.notifications);
  await expect(page.getByText('Welcome to Upline')).toBeVisible();
  await newMember({ upline: member.account.address });
  await page.unroute('**/api/live');
  await expect(page.getByText('joined below you, but')).toBeVisible();
});

test('an expired session leads to the sign-in once', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember(), browser });
  await page.goto(paths.dashboard);
  await expectPage(page, paths.dashboard, 'Dashboard · Upline');
  await page.route('**/api/users/**', (route) =>
    route.request().headers().authorization
      ? route.fulfill({ status: 401, json: { success: false, data: null, message: 'Please sign in again.' } })
      : route.continue(),
  );
  await page.reload();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('You were signed out. Sign in to go on.')).toBeVisible();
  await page.unroute('**/api/users/**');
  await button(page, 'Connect Wallet').first().click();
  await expect(page).toHaveURL(paths.dashboard);
});

test('a failed sign-in shows its reason and works on the next try', async ({ newMember, visit }) => {
  const { account } = await newMember();
  const { page } = await visit({ account, browser });
  const login = '**/api/users/login';
  const answers = [
    [cut, 'Something went wrong. Please try again.'],
    [
      (route: Route) => route.fulfill({ status: 401, json: { result: 'Failed', data: null } }),
      'Authentication failed',
    ],
    [
      (route: Route) =>
        route.fulfill({
          status: 401,
          json: {
            result: 'Failed',
            data: null,
            message: 'Second',
            errors: [{ msg: 'First of the errors.' }],
          },
        }),
      'First of the errors.',
    ],
  ] as const;
  await page.goto(paths.login);
  for (const [answer, words] of answers) {
    await page.route(login, answer);
    await button(page, 'Connect Wallet').first().click();
    await expectToast(page, words);
    await page.unroute(login);
    await page.goto(paths.login);
  }
  await signIn(page);
  await expect(page).toHaveURL(paths.dashboard);
});

test('a registration refused without a reason shows a general failure', async ({ visit }) => {
  const { page } = await visit({ browser });
  await page.goto(paths.login);
  await goToTerms(page);
  await page.route('**/api/users/register', (route) =>
    route.fulfill({ status: 500, json: { result: 'Failed', data: null } }),
  );
  await acceptAndRegister(page);
  await expectToast(page, 'Registration failed');
  await page.unroute('**/api/users/register');
});

test('reports tokens that fail to load', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember(), browser });
  await page.route('**/api/users/profile/**', broken);
  await page.goto(paths.dashboard);
  await page.getByText('My Tokens').click();
  await expectToast(page, 'Failed to load token information');
  await page.unroute('**/api/users/profile/**');
  await retryUntil(page, 'Energy tokens');
});

test('failed uploads lose no text: the ticket and the reply are sent without files', async ({
  newMember,
  visit,
}) => {
  const { page } = await visit({ member: await newMember(), browser });
  await page.goto(paths.support);
  await button(page, 'Create Your First Ticket').click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('With a file');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('See the file.');
  await dialog.locator('input[type=file]').setInputFiles(picture);

  await test.step('no ticket is created', async () => {
    // Uploaded files are not sent again, so uploads fail from the first attempt.
    await page.route('**/api/upload/**', broken);
    await page.route('**/api/chat/user/tickets', broken);
    await dialog.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(dialog.getByText('Failed to create ticket. Please try again.')).toBeVisible();
    await page.unroute('**/api/chat/user/tickets');
  });

  await test.step('the ticket is created without the file', async () => {
    await dialog.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page.getByText('Failed to upload files. Please try again.')).toBeVisible();
    await page.unroute('**/api/upload/**');
    await page.getByRole('link', { name: 'With a file' }).click();
    await expect(page.getByText('See the file.')).toBeVisible();
  });

  const text = page.getByRole('textbox', { name: 'Type a message...' });
  await test.step('a reply is sent without its file', async () => {
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.route('**/attachments', broken);
    await text.fill('Here it is.');
    await button(page, 'Send').click();
    await expect(
      page.getByText('Failed to upload files. Your message was sent without attachments.'),
    ).toBeVisible();
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('Here it is.')).toBeVisible();
    await page.unroute('**/attachments');
  });

  await test.step('a failed reply is removed', async () => {
    await page.route('**/reply', broken);
    await text.fill('Does it arrive?');
    await button(page, 'Send').click();
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('Does it arrive?')).toHaveCount(0);
    await page.unroute('**/reply');
    if ((await text.inputValue()) === '') await text.fill('Does it arrive?');
    await button(page, 'Send').click();
    await expect(page.getByRole('log', { name: 'Messages' }).getByText('Does it arrive?')).toBeVisible();
  });
});

test('reports a conversation that fails to load, and loads it on the next try', async ({
  newMember,
  upline,
  visit,
}) => {
  const member = await newMember();
  const { data } = await member.client.call('createTicket', {
    body: { subject: 'A question', message: 'What now?', attachments: [] },
  });
  const { client: desk } = await openDeskSession(upline, operator.support());
  const { page } = await visit({ member, browser });
  const calls = `**/api/chat/user/tickets/${data.id}`;
  await page.route(calls, broken);
  await page.goto(`${paths.support}/${data.id}`);
  await expect(page.getByText('Could not load conversation. Please try again.')).toBeVisible();
  await page.unroute(calls);
  await button(page, 'Retry').click();
  await expect(page.getByText('What now?')).toBeVisible();
  await desk.call('deskReply', {
    params: { ticketId: data.id },
    body: { message: 'This.', attachments: [] },
  });
  await expect(page.getByText('This.', { exact: true })).toBeVisible();
});

test('reports a change that the server refuses', async ({ newMember, visit }) => {
  const member = await newMember();
  const { page } = await visit({ member, browser });

  await test.step('the member’s name', async () => {
    await page.goto(paths.profile);
    await button(page, 'Edit Profile').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Refused');
    await page.route('**/api/users/update', broken);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, /Failed to update profile|Error updating profile/);
    await page.unroute('**/api/users/update');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile updated successfully');
  });

  await test.step('read notifications', async () => {
    await page.goto(paths.notifications);
    await page.route('**/mark-read/**', broken);
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await expectToast(page, 'Failed to mark notification as read');
    await page.unroute('**/mark-read/**');
    await page.route('**/api/users/notifications/details/**', broken);
    await page.getByRole('listitem').filter({ hasText: 'Welcome' }).getByRole('link').first().click();
    await expect(page.getByText('Failed to fetch notification details')).toBeVisible();
    await page.unroute('**/api/users/notifications/details/**');
    await retryUntil(page, 'Welcome to Upline');
  });
});
