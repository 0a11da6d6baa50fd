import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, walletAt } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { browserWallet } from '../../ports/scripted/scriptedWallet.ts';
import { inWorld, type WorldSetting, withWorld } from '../../ports/scripted/withWorld.tsx';
import { noWallet } from '../../ports/wallet.ts';
import { toastQueue } from '../../primitives/toast/toasts.ts';
import { AppShell } from './AppShell.tsx';

/** What stands around every page of a member: top bar, menu, and what keeps his wallet from buying. */
const meta = {
  title: 'Screens/System/App shell',
  component: AppShell,
  tags: ['screen', 'spec-2', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: paths.profile, children: <PageHeader title="Profile" /> },
  ...withWorld({ world: newMember }),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const asMember = (knobs: WorldSetting) => inWorld({ world: newMember, ...knobs });
const seeToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function openMenu({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, scripted }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const logo = canvas.getByRole('link', { name: 'Upline' }).getBoundingClientRect();
    const wallet = canvas.getByRole('button', { name: /^Connected wallet/ }).getBoundingClientRect();
    await expect(logo.right).toBeLessThanOrEqual(wallet.left);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    // Following it would give the test runner's own page another address.
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Upline' }));
    await expect(scripted.ports.navigation.visits.get()).toEqual(['back', paths.dashboard]);
  },
};

export const OnDashboard: Story = {
  args: { path: paths.dashboard, children: <PageHeader title="Dashboard" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const MenuOpen: Story = {
  play: async (context) => {
    const { userEvent, scripted } = context;
    const menu = await openMenu(context);
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Global Pool' })).not.toHaveAttribute('aria-current');
    await userEvent.click(menu.getByRole('link', { name: 'Forge Race' }));
    await expect(scripted.ports.navigation.visits.get()).toEqual([paths.forgeRace]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openMenu(context);
  },
};

/** Everything that the menu leads to; the community's chat opens in a tab of its own. */
export const MenuComplete: Story = {
  args: { communityUrl: 'https://chat.example/upline' },
  play: async (context) => {
    const menu = await openMenu(context);
    const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Profile', paths.profile],
      ['Forge Race', paths.forgeRace],
      ['Global Pool', paths.globalPool],
      ['Projects', paths.projects],
      ['Services', paths.services],
      ['Wallet', paths.balances],
      ['Community', 'https://chat.example/upline'],
      ['Support', paths.support],
    ]);
    const community = menu.getByRole('link', { name: 'Community (opens in a new tab)' });
    await expect(community).toHaveAttribute('target', '_blank');
    await expect(menu.getByRole('button', { name: 'Copy my link' })).toBeInTheDocument();
  },
};

async function openLog(context: PlayContext) {
  const menu = await openMenu(context);
  await context.userEvent.click(menu.getByRole('button', { name: 'Recent messages' }));
  return within(await screen.findByRole('dialog', { name: 'Recent messages' }));
}

export const MessagesKept: Story = {
  tags: ['spec-8'],
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('button', { name: 'Copy my link' }));
    await seeToast('Referral link copied!');
    toastQueue.clear();
    const log = await openLog(context);
    await expect(log.getByRole('listitem')).toHaveTextContent('Referral link copied!');
  },
};

export const NoMessagesYet: Story = {
  play: async (context) => {
    const log = await openLog(context);
    await expect(log.getByText('No messages yet.')).toBeInTheDocument();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
    await openLog(context);
  },
};

export const LinkCopied: Story = {
  tags: ['spec-8'],
  play: async (context) => {
    const { userEvent, scripted } = context;
    const menu = await openMenu(context);
    await userEvent.click(menu.getByRole('button', { name: 'Copy my link' }));
    await seeToast('Referral link copied!');
    const { id } = scripted.ports.session.user.get() ?? {};
    await expect(scripted.ports.clipboard.text()).toBe(`https://upline.example/login/${id}`);
    await waitFor(() => expect(screen.queryByText('Recent messages')).toBeNull(), { timeout: 2500 });
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
    const { session } = context.scripted.ports;
    const user = session.user.get();
    if (user) session.begin({ ...user, profileLink: '' });
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('button', { name: 'Copy my link' }));
    await seeToast('Profile link not found!');
    await expect(context.scripted.ports.clipboard.text()).toBeNull();
  },
};

export const Disconnected: Story = {
  tags: ['chain', 'spec-8'],
  play: async ({ canvas, userEvent, scripted }) => {
    const { ports } = scripted;
    await userEvent.click(canvas.getByRole('button', { name: /^Connected wallet 0x/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connected wallet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await seeToast('Wallet disconnected.');
    await expect(ports.wallet.state.get()).toEqual(noWallet);
    await expect(ports.session.user.get()).toBeNull();
    await expect(ports.navigation.visits.get()).toEqual(['/']);
  },
};

const options = [browserWallet, { id: 'demo', name: 'New demo member', icon: null, kind: 'demo' }] as const;

export const NotConnected: Story = {
  tags: ['chain'],
  beforeEach: asMember({ wallet: { state: noWallet, options } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Wallet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a wallet' }));
    await expect(dialog.getByRole('button', { name: 'New demo member' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    const button = await canvas.findByRole('button', { name: 'Connect Wallet' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Connected: Story = {
  ...NotConnected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Wallet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a wallet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Browser wallet' }));
    await seeToast('Wallet connected successfully!');
    await expect(await canvas.findByRole('button', { name: /^Connected wallet 0x/ })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ConnectionRefused: Story = {
  tags: ['chain', 'state-error', 'spec-8'],
  beforeEach: asMember({ wallet: { state: noWallet, connect: 'rejected' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Wallet' }));
    await seeToast('Wallet connection canceled.');
    await expect(canvas.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  },
};

export const Reconnecting: Story = {
  tags: ['chain', 'state-busy'],
  beforeEach: asMember({ wallet: { state: { status: 'reconnecting' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connecting…' })).toBeDisabled();
  },
};

async function openWallet({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: /^Connected wallet 0x/ }));
  return within(await screen.findByRole('dialog', { name: 'Connected wallet' }));
}

export const WalletOpen: Story = {
  tags: ['chain'],
  play: async (context) => {
    const dialog = await openWallet(context);
    await expect(dialog.getByRole('button', { name: /Copy/ })).toBeEnabled();
    await expect(dialog.getByText('Polygon')).toBeInTheDocument();
  },
};

export const WalletCopied: Story = {
  beforeEach: (context) => {
    asMember({})(context);
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async (context) => {
    const dialog = await openWallet(context);
    await context.userEvent.click(dialog.getByRole('button', { name: /Copy/ }));
    await expect(await dialog.findByText('Copied')).toBeInTheDocument();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      context.scripted.ports.wallet.state.get().address,
    );
  },
};

export const WalletNotCopied: Story = {
  tags: ['state-error'],
  beforeEach: (context) => {
    asMember({})(context);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('The browser does not allow it.'));
  },
  play: async (context) => {
    const dialog = await openWallet(context);
    await context.userEvent.click(dialog.getByRole('button', { name: /Copy/ }));
    await expect(await dialog.findByText('Could not copy')).toBeVisible();
  },
};

export const DemoWallet: Story = {
  tags: ['chain'],
  args: { isLocalChain: true },
  beforeEach: asMember({ wallet: { state: { isDemo: true, label: 'Amara Okafor' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Connected wallet 0x.* Demo$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connected wallet' }));
    await waitFor(() => expect(dialog.getByText(/Its money is not real/)).toBeVisible());
    await expect(dialog.getByText('Polygon (local)')).toBeVisible();
  },
};

export const WrongNetwork: Story = {
  tags: ['chain', 'state-error', 'spec-5'],
  beforeEach: asMember({ wallet: { state: { chainId: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please switch to Polygon Main Net.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Connected wallet/ }));
    await screen.findByRole('dialog', { name: 'Connected wallet' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Switch network' })).toBeEnabled();
  },
};

export const NetworkSwitched: Story = {
  ...WrongNetwork,
  tags: ['chain', 'spec-5'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch network' }));
    await waitFor(() => expect(canvas.queryByText('Please switch to Polygon Main Net.')).toBeNull());
  },
};

export const OtherWallet: Story = {
  tags: ['chain', 'state-error'],
  beforeEach: asMember({ wallet: { state: { address: walletAt(77) } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This wallet is not the one you signed in with/)).toBeVisible();
  },
};

/** Presses the theme toggle, which stands in the menu on a phone. */
async function choose(theme: 'light' | 'dark', context: PlayContext) {
  const name = `Use ${theme} theme`;
  const place = context.canvas.queryByRole('button', { name }) ? context.canvas : await openMenu(context);
  await context.userEvent.click(place.getByRole('button', { name }));
  await expect(context.scripted.ports.theme.theme.get()).toBe(theme);
  await expect(document.documentElement).toHaveAttribute('data-theme', theme);
}

export const DarkChosen: Story = {
  globals: { theme: 'light' },
  play: (context) => choose('dark', context),
};

export const LightChosen: Story = {
  globals: { theme: 'dark' },
  play: (context) => choose('light', context),
};
