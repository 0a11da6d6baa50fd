import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, walletAt } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { PageHeader } from '../patterns/page-header/PageHeader.tsx';
import { browserWallet, walletConnect } from '../ports/fakes/fakeWallet.ts';
import { withBackend } from '../ports/fakes/withBackend.tsx';
import { noWallet } from '../ports/wallet.ts';
import { AppShell } from './AppShell.tsx';
import { asMember, seeToast } from './shell.play.ts';

/**
 * The wallet in the top bar, with warnings about another member’s wallet or another chain than
 * Polygon.
 */
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

export const Disconnected: Story = {
  tags: ['chain', 'spec-8'],
  play: async ({ canvas, userEvent, fakes }) => {
    const { ports } = fakes;
    await userEvent.click(canvas.getByRole('button', { name: /^Connected wallet 0x/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connected wallet' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Disconnect and sign out' }));
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
    await expect(await dialog.findByRole('button', { name: 'New demo member' })).toBeInTheDocument();
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
    await expect(await dialog.findByText('2.4175')).toBeVisible();
    await expect(dialog.getByText('5,000.00')).toBeVisible();
    const { name } = context.fakes.ports.session.user.get() ?? {};
    await expect(dialog.getByText(name ?? '')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Copy/ })).toBeEnabled();
    await expect(dialog.getByText('Polygon')).toBeInTheDocument();
    const { address } = context.fakes.ports.wallet.state.get();
    const explorer = dialog.getByRole('link', { name: 'View in explorer (opens in a new tab)' });
    await expect(explorer).toHaveAttribute('href', `https://explorer.example/address/${address}`);
    await context.userEvent.click(dialog.getByRole('link', { name: 'Wallet and history' }));
    await expect(context.fakes.ports.navigation.visits.get()).toEqual([paths.balances]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = context.canvas.getByRole('button', { name: /^Connected wallet 0x/ });
    await waitFor(() => expect(button).toHaveFocus());
    await openWallet(context);
  },
};

export const WalletLoading: Story = {
  tags: ['chain', 'state-loading'],
  beforeEach: asMember({ balances: { load: 'never' } }),
  play: async (context) => {
    const dialog = await openWallet(context);
    await expect(await dialog.findByText('Loading…')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Disconnect and sign out' })).toBeEnabled();
  },
};

export const WalletUnknown: Story = {
  tags: ['chain', 'state-error'],
  beforeEach: asMember({ balances: { load: 'fails' } }),
  play: async (context) => {
    const dialog = await openWallet(context);
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    context.fakes.ports.balances.load = 'answers';
    await context.userEvent.click(retry);
    await expect(await dialog.findByText('2.4175')).toBeVisible();
    context.fakes.ports.balances.load = 'fails';
    await context.fakes.queries.resetQueries();
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const WalletOnPhone: Story = {
  tags: ['chain', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await openWallet(context);
    await expect(await dialog.findByText('2.4175')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Connected wallet' })).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    const button = context.canvas.getByRole('button', { name: /^Connected wallet 0x/ });
    await waitFor(() => expect(button).toHaveFocus());
    await openWallet(context);
  },
};

export const WalletCopied: Story = {
  beforeEach: (context) => {
    asMember({})(context);
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async (context) => {
    const dialog = await openWallet(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: /Copy/ }));
    await expect(await dialog.findByText('Copied')).toBeInTheDocument();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      context.fakes.ports.wallet.state.get().address,
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
    await context.userEvent.click(await dialog.findByRole('button', { name: /Copy/ }));
    await expect(await dialog.findByText('Could not copy')).toBeVisible();
  },
};

export const DemoWallet: Story = {
  tags: ['chain'],
  args: { isLocalChain: true },
  beforeEach: asMember({ wallet: { state: { isDemo: true, label: 'Amara Okafor' } } }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Connected wallet 0x.* Demo$/ });
    const address = within(button).getByText(/^0x/);
    await expect(address.scrollWidth).toBeLessThanOrEqual(Math.ceil(address.getBoundingClientRect().width));
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Connected wallet' }));
    await expect(await dialog.findByText(/Its money is not real/)).toBeVisible();
    await expect(dialog.getByText('Local chain')).toBeVisible();
  },
};

export const ForkWallet: Story = {
  tags: ['chain'],
  args: { isLocalChain: true, forkBlock: 78_654_321 },
  beforeEach: asMember({ wallet: { state: { isDemo: true, label: 'Amara Okafor' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Connected wallet 0x/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connected wallet' }));
    await expect(await dialog.findByText('Fork of block 78654321')).toBeVisible();
    await expect(dialog.queryByText(/Polygon/)).not.toBeInTheDocument();
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

export const OtherWalletTaken: Story = {
  ...OtherWallet,
  tags: ['chain'],
  play: async ({ canvas, userEvent, fakes }) => {
    const { session, wallet } = fakes.ports;
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with this wallet' }));
    await waitFor(() => expect(session.user.get()).toBeNull());
    await expect(wallet.state.get().address).toBe(walletAt(77));
  },
};

/** Switching back inside the wallet is enough. */
export const OtherWalletLeft: Story = {
  ...OtherWallet,
  tags: ['chain'],
  play: async ({ canvas, fakes }) => {
    const { wallet, session } = fakes.ports;
    await expect(canvas.getByText(/This wallet is not the one you signed in with/)).toBeVisible();
    await wallet.connect(browserWallet.id);
    await waitFor(() => expect(canvas.queryByText(/This wallet is not the one/)).toBeNull());
    await expect(session.user.get()).not.toBeNull();
  },
};

export const PairingShown: Story = {
  tags: ['chain', 'state-busy'],
  beforeEach: asMember({ wallet: { state: noWallet, options: [walletConnect], connect: 'never' } }),
  play: async ({ canvas, userEvent, fakes, toasts }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Wallet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'WalletConnect' }));
    const dialog = await screen.findByRole('dialog', { name: 'Connect Wallet' });
    await expect(await within(dialog).findByRole('img', { name: /^QR code/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(fakes.ports.wallet.state.get().status).toBe('disconnected'));
    await seeToast('Wallet connection canceled.');
    toasts.queue.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Wallet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'WalletConnect' }));
    await screen.findByRole('img', { name: /^QR code/ });
  },
};
