import type { Page } from '@playwright/test';
import { globalPoolUsersPath, levels, memberPath, notificationPath, paths, ticketPath } from '@upline/domain';
import { accessibilityFaults } from './accessibility.ts';
import { expect, test, type Visit } from './journey.ts';
import { demoMember, demoSponsor, type Member } from './members.ts';

/** Every path that a visitor may open, in the form they open it. */
const visitorPaths = [paths.login, `${paths.login}/7KQ2-M9XD`, paths.connectWallet];

/** Every path of a member, with data to show. */
async function memberPaths({ client, account }: Member): Promise<string[]> {
  const { data: ticket } = await client.call('createTicket', {
    body: { subject: 'A question', message: 'Where do I see it?', attachments: [] },
  });
  const { data: notices } = await client.call('notifications', { params: { wallet: account.address } });
  const [notice] = notices;
  if (!notice) throw new Error('The member was told nothing.');
  const visitors: readonly string[] = [paths.login, paths.connectWallet, paths.uplineLink];
  const named = [
    ...levels.filter(({ kind }) => kind === 'global').map(({ position }) => globalPoolUsersPath(position)),
    memberPath(account.address),
    ticketPath(ticket.id),
    notificationPath(notice.id),
  ];
  const plain = Object.values(paths).filter(
    (path) => !visitors.includes(path) && path !== paths.globalPoolUsers && path !== paths.member,
  );
  return [...plain, ...named];
}

/** Navigates by a link, as members do, without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    // The next page sets its title once it is rendered.
    document.title = '';
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveTitle(/./);
}

async function expectAccessible({ page }: Visit, routes: readonly string[]): Promise<void> {
  for (const [at, path] of routes.entries()) {
    await test.step(path, async () => {
      await (at === 0 ? page.goto(path) : follow(page, path));
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByText('Could not load. This may not be complete.')).toHaveCount(0);
      expect.soft(await accessibilityFaults(page), `axe on ${path}`).toEqual([]);
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    const isLightTheme = theme === 'light';

    for (const device of ['a desktop', 'a phone'] as const) {
      const viewport = device === 'a phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 };

      // On a desktop in light mode, the stories test every screen for the same rules. The other
      // combinations run in full only.
      const isShort = theme === 'dark' && device === 'a phone';
      const tag = isShort ? [] : ['@full'];

      test(`every page of a member is accessible on ${device}`, { tag }, async ({ upline, visit }) => {
        // Visits all pages one after the other.
        test.slow();
        const member = await demoMember(upline, demoSponsor());
        const visitor = await visit({ member, isLightTheme, browser: { viewport } });
        await expectAccessible(visitor, await memberPaths(member));
        await expect(visitor.page.locator('html')).toHaveAttribute('data-theme', theme);
      });
    }

    test.describe('for a visitor', () => {
      // The link has an unknown ID.
      test.use({ meantStatuses: [422] });

      test('every page is accessible', async ({ visit }) => {
        const visitor = await visit();
        if (!isLightTheme) {
          await visitor.page.goto(paths.login);
          await visitor.page.getByRole('button', { name: 'Use dark theme' }).click();
        }
        await expectAccessible(visitor, visitorPaths);
        await expect(visitor.page.locator('html')).toHaveAttribute('data-theme', theme);
      });
    });
  });
}
