import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { messages, paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PageHeader } from '../patterns/page-header/PageHeader.tsx';
import { withBackend } from '../ports/fakes/withBackend.tsx';
import { noWallet } from '../ports/wallet.ts';
import { AppShell } from './AppShell.tsx';
import { asMember, openMenu, seeToast } from './shell.play.ts';

/** The menu's links and actions. */
const meta = {
  title: 'Screens/System/App shell',
  component: AppShell,
  tags: ['screen', 'spec-2', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: paths.profile, children: <PageHeader title="Profile" /> },
  ...withBackend({ backend: newMember }),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const MenuOpen: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const menu = await openMenu(context);
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Global Pool' })).not.toHaveAttribute('aria-current');
    await userEvent.click(menu.getByRole('link', { name: 'Forge Race' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual([paths.forgeRace]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openMenu(context);
  },
};

/** All menu links by group; the community chat opens in a new tab. */
export const MenuComplete: Story = {
  args: { communityUrl: 'https://chat.example/upline' },
  play: async (context) => {
    const menu = await openMenu(context);
    const entriesOf = (group: string) =>
      within(menu.getByRole('list', { name: group }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(entriesOf('Pools')).toEqual([
      ['Forge Race', paths.forgeRace],
      ['Global Pool', paths.globalPool],
      ['Pool overview', paths.poolOverview],
      ['Projects', paths.projects],
      ['Services', paths.services],
    ]);
    await expect(entriesOf('Network')).toEqual([
      ['Referrals', paths.referrals],
      ['Matrix Tree', paths.matrixTree],
      ['Community', 'https://chat.example/upline'],
    ]);
    await expect(entriesOf('Money')).toEqual([
      ['Wallet', paths.balances],
      ['Income ledger', paths.ledger],
      ['Transparency', paths.transparency],
    ]);
    await expect(entriesOf('You')).toEqual([
      ['Profile', paths.profile],
      ['Notifications', paths.notifications],
      ['Sessions', paths.sessions],
      ['Who looked at your account', paths.accessLog],
      ['Support', paths.support],
      ['Help', paths.help],
    ]);
    const community = menu.getByRole('link', { name: 'Community (opens in a new tab)' });
    await expect(community).toHaveAttribute('target', '_blank');
    await expect(menu.getByRole('button', { name: 'Copy my link' })).toBeInTheDocument();
  },
};

/** The wallet does not reconnect; signing out still ends the session. */
export const SignedOut: Story = {
  tags: ['spec-4'],
  beforeEach: asMember({ wallet: { state: noWallet } }),
  play: async (context) => {
    const { ports } = context.fakes;
    const menu = await openMenu(context);
    const entries = menu.getAllByRole('listitem');
    await expect(entries.at(-1)).toHaveTextContent('Sign out');
    await context.userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
    await seeToast('You are signed out.');
    await expect(ports.session.user.get()).toBeNull();
    await expect(ports.navigation.visits.get()).toEqual(['/']);
  },
};

async function openLog(context: PlayContext) {
  const menu = await openMenu(context);
  await context.userEvent.click(menu.getByRole('button', { name: 'Recent alerts' }));
  return within(await screen.findByRole('dialog', { name: 'Recent alerts' }));
}

export const MessagesKept: Story = {
  tags: ['spec-8'],
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('button', { name: 'Copy my link' }));
    await seeToast('Referral link copied!');
    context.toasts.queue.clear();
    const log = await openLog(context);
    await expect(log.getByRole('listitem')).toHaveTextContent('Referral link copied!');
  },
};

export const NoMessagesYet: Story = {
  play: async (context) => {
    const log = await openLog(context);
    await expect(log.getByText('No alerts yet.')).toBeInTheDocument();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
    await openLog(context);
  },
};

export const LinkCopied: Story = {
  tags: ['spec-8'],
  play: async (context) => {
    const { userEvent, fakes } = context;
    const menu = await openMenu(context);
    await userEvent.click(menu.getByRole('button', { name: 'Copy my link' }));
    await seeToast('Referral link copied!');
    const { id } = fakes.ports.session.user.get() ?? {};
    await expect(fakes.ports.clipboard.text()).toBe(`https://upline.example/login/${id}`);
    await waitFor(() => expect(screen.queryByText('Recent alerts')).toBeNull());
  },
};

async function openShare(context: PlayContext) {
  const menu = await openMenu(context);
  await context.userEvent.click(menu.getByRole('button', { name: 'Share my link' }));
  return within(await screen.findByRole('dialog', { name: 'Share my link' }));
}

/**
 * Opens the share dialog, copies the link and closes the dialog by keyboard; focus returns to the
 * menu button.
 */
export const ShareOpen: Story = {
  play: async (context) => {
    const { userEvent, fakes, canvas } = context;
    const sheet = await openShare(context);
    const { id } = fakes.ports.session.user.get() ?? {};
    await expect(await sheet.findByText(`https://upline.example/login/${id}`)).toBeInTheDocument();
    sheet.getByRole('button', { name: 'Copy my link' }).focus();
    await userEvent.keyboard('{Enter}');
    await seeToast('Referral link copied!');
    await expect(fakes.ports.clipboard.text()).toBe(`https://upline.example/login/${id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share my link' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
    await openShare(context);
  },
};

/** The shared text promises no income. */
export const ShareNative: Story = {
  beforeEach: asMember({ share: 'shares' }),
  play: async (context) => {
    const { userEvent, fakes } = context;
    const sheet = await openShare(context);
    await userEvent.click(await sheet.findByRole('button', { name: 'Share with another app' }));
    const { id } = fakes.ports.session.user.get() ?? {};
    await expect(fakes.ports.share.last()).toEqual({
      title: 'Upline',
      text: messages['share.message.text'],
      url: `https://upline.example/login/${id}`,
    });
    await expect(messages['share.message.text']).toContain('nobody promises you an income');
  },
};

export const ShareRefused: Story = {
  tags: ['state-error'],
  beforeEach: asMember({ share: 'fails' }),
  play: async (context) => {
    const sheet = await openShare(context);
    await context.userEvent.click(sheet.getByRole('button', { name: 'Share with another app' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Copy it instead.');
  },
};

export const LinkNotCopied: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: asMember({ clipboard: 'fails' }),
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('button', { name: 'Copy my link' }));
    await seeToast('Failed to copy link.');
  },
};

export const LinkMissing: Story = {
  tags: ['state-error', 'spec-8'],
  play: async (context) => {
    const { session } = context.fakes.ports;
    const user = session.user.get();
    if (user) session.begin({ ...user, profileLink: '' });
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('button', { name: 'Copy my link' }));
    await seeToast('Profile link not found!');
    await expect(context.fakes.ports.clipboard.text()).toBeNull();
  },
};
