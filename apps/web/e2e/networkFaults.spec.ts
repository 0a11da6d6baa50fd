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

// Each of these breaks what a browser says of a call that fails.
test.use({
  meantStatuses: [401, 500],
  meantComplaints: /net::ERR_/,
});

/** A worker of the app's own between page and network would answer calls past the faults. */
const browser = { serviceWorkers: 'block' } as const;

const broken = (route: Route) => route.fulfill({ status: 500, json: { success: false, data: null } });
const garbled = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tru' });
const cut = (route: Route) => route.abort('connectionreset');

/** What a call group’s screen says when it fails, and what it says again once it answers. */
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
    // The page may load again by itself and take the button away before it is pressed.
    if (await retry.first().isVisible()) await retry.first().click({ timeout: patience / 10 });
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible({ timeout: patience / 10 });
  }).toPass();
}

const isFull = process.env.UPLINE_TESTS === 'full';

for (const [index, { group, path, calls, says, mended }] of screens.entries()) {
  // Every screen meets a fault and every fault a screen; how they go together is for a full run.
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

test('a slow server shows that the page loads, then its content', async ({ newMember, visit }) => {
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

test('without a network the app says so, and is up to date once there is one', async ({
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

test('a server that freezes is named, and what was loaded stays', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember(), browser });
  await page.goto(paths.notifications);
  await expect(page.getByText('Welcome to Upline').first()).toBeVisible();
  const thawed = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await thawed.promise;
    await route.continue();
  });
  // The page asks for something.
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  const strip = page.getByText(/The server is not answering/).locator('..');
  await expect(strip).toBeVisible();
  await expect(strip).toContainText('What you see is from');
  await expect(page.getByRole('link', { name: /unread/ })).toBeVisible();
  thawed.resolve();
  await expect(strip).toHaveCount(0);
  await expect(page.getByText('No tickets found')).toBeVisible();
});

test('a broken live stream reconnects and misses nothing', async ({ newMember, visit }) => {
  const member = await newMember();
  const { page } = await visit({ member, browser });
  await page.route('**/api/live', cut);
  await page.goto(paths.notifications);
  await expect(page.getByText('Welcome to Upline')).toBeVisible();
  await newMember({ upline: member.account.address });
  await page.unroute('**/api/live');
  await expect(page.getByText('joined below you, but')).toBeVisible();
});

test('a session that the server no longer knows leads to the sign-in once', async ({ newMember, visit }) => {
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

test('a sign-in that fails says why, and works the next time', async ({ newMember, visit }) => {
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

test('a registration that is refused without a reason says that it failed', async ({ visit }) => {
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

test('tokens that cannot be loaded are reported', async ({ newMember, visit }) => {
  const { page } = await visit({ member: await newMember(), browser });
  await page.route('**/api/users/profile/**', broken);
  await page.goto(paths.dashboard);
  await page.getByText('My Tokens').click();
  await expectToast(page, 'Failed to load token information');
  await page.unroute('**/api/users/profile/**');
  await retryUntil(page, 'Energy tokens');
});

test('uploads that fail lose no words: the ticket and the reply go without files', async ({
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

  await test.step('nothing is created', async () => {
    // What has gone up once is not sent again, so the uploads fail from the first attempt on.
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
  await test.step('a reply goes without its file', async () => {
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

  await test.step('a reply that is not sent is removed', async () => {
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

test('a conversation that cannot be loaded is reported, and loads the next time', async ({
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

test('a change that the server refuses is reported', async ({ newMember, visit }) => {
  const member = await newMember();
  const { page } = await visit({ member, browser });

  await test.step('their name', async () => {
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

  await test.step('what they have read', async () => {
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
