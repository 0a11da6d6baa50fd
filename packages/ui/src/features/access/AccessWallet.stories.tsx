import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberIdAt, newMember, walletAt } from '@upline/api/mocks';
import { delay, http } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { browserWallet, walletConnect } from '../../ports/fakes/fakeWallet.ts';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { AccessScreen } from './AccessScreen.tsx';
import { asMember, asVisitor, goToRegister, press, seeToast } from './access.play.ts';

/** The wallet during sign-in: choice, connection and signature. */
const meta = {
  title: 'Screens/Access/Connect',
  component: AccessScreen,
  tags: ['screen', 'spec-2', '!autodocs'],
  parameters: { layout: 'fullscreen', isForVisitors: true },
  ...withBackend({ backend: newMember, signedIn: false }),
} satisfies Meta<typeof AccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  args: { returnTo: '/dashboard/profileabout' },
  play: async (context) => {
    const { ports, backend } = context.fakes;
    await press(context, 'Connect Wallet');
    await seeToast('Wallet connected successfully!');
    await expect(ports.navigation.visits.get()).toEqual(['/dashboard/profileabout']);
    await expect(ports.session.user.get()).toMatchObject({
      walletId: backend.wallet,
      profileName: 'Amara Okafor',
    });
  },
};

export const ChooseWallet: Story = {
  tags: ['chain'],
  beforeEach: asMember({
    wallet: {
      options: [
        browserWallet,
        { ...browserWallet, id: 'other', name: 'Other wallet' },
        { id: 'demo:new', name: 'New demo member', icon: null, kind: 'demo' },
        { id: 'demo:1', name: 'Amara Okafor', icon: null, kind: 'demo' },
      ],
      accounts: { browser: walletAt(50), other: walletAt(51), 'demo:new': walletAt(52) },
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Connect Wallet');
    await expect(await canvas.findByRole('heading', { name: 'Choose a wallet' })).toHaveFocus();
    const demo = await canvas.findByRole('region', { name: 'Demo wallet' });
    await expect(within(demo).getByText(/Its money is not real/)).toBeVisible();
    await expect(within(demo).getByRole('button', { name: 'New demo member' })).toBeVisible();
    await expect(
      within(demo).getByRole('button', { name: 'Amara Okafor' }),
      'so few are not folded away',
    ).toBeVisible();
  },
};

export const DemoMemberChosen: Story = {
  ...ChooseWallet,
  play: async (context) => {
    const { fakes } = context;
    await press(context, 'Connect Wallet');
    await press(context, 'Amara Okafor');
    await seeToast('Wallet connected successfully!');
    await expect(fakes.ports.session.user.get()?.walletId).toBe(fakes.backend.wallet);
  },
};

export const LookingForWallets: Story = {
  tags: ['state-loading', 'chain'],
  beforeEach: asMember({ wallet: { options: 'never' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await expect(await context.canvas.findByText('Looking for wallets…')).toBeVisible();
  },
};

/** A computer without a wallet passes the page on to a phone. */
export const NoWallet: Story = {
  tags: ['state-empty', 'chain'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: asVisitor({ wallet: { options: [] } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(context, 'Connect Wallet');
    await expect(await canvas.findByText('No wallet was found in this browser.')).toBeVisible();
    await expect(canvas.getByText(/^Install a wallet as an extension and look again/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'QR code of this page’s address' })).toBeVisible();
    await expect(canvas.getByText(/^Scan this code with your phone\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy this page’s address' }));
    await expect(write).toHaveBeenCalledWith(location.href);
  },
};

/** Two presses from the first step to the wallet app, before anything is read. */
export const NoWalletOnPhone: Story = {
  tags: ['phone', 'state-empty', 'chain'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { prefilled: `@/${memberIdAt(0)}` },
  beforeEach: asVisitor({ wallet: { options: [] } }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Open in your wallet’s browser');
    await expect(await canvas.findByText('No wallet was found in this browser.')).toBeVisible();
    await expect(canvas.getByText(/^Choose your wallet app\./)).toBeVisible();
    const metaMask = await canvas.findByRole('link', { name: 'MetaMask' });
    await expect(metaMask).toHaveAttribute('href', expect.stringContaining(`/dapp/${location.host}/`));
    for (const name of ['Trust Wallet', 'Base (Coinbase Wallet)', 'OKX Wallet']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    await expect(canvas.getByText('Without the app, its button leads to the download.')).toBeVisible();
  },
};

/** Without a wallet the terms are not read in vain; the wallet's browser opens the same step. */
export const WalletNeeded: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: asVisitor({ wallet: { options: [] } }),
  play: async (context) => {
    const { canvas } = context;
    await goToRegister(context, memberIdAt(0));
    const needed = 'Registering takes a wallet, and this browser has none.';
    await expect(await canvas.findByText(needed)).toBeVisible();
    await press(context, 'Open in your wallet’s browser');
    const metaMask = await canvas.findByRole('link', { name: 'MetaMask' });
    const link = new URL(metaMask.getAttribute('href') ?? '');
    await expect(link.searchParams.get('step')).toBe('directReferral');
    await expect(link.searchParams.get('referral')).toBe(memberIdAt(0));
    await press(context, 'Back');
    await expect(await canvas.findByText(needed)).toBeVisible();
  },
};

/** On a computer the same sentence leads to the code for a phone. */
export const WalletNeededOnComputer: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: asVisitor({ wallet: { options: [] } }),
  play: async (context) => {
    await press(context, 'No');
    await press(context, 'Use the wallet on your phone');
    await expect(await context.canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
  },
};

/** The registration goes on in the wallet's browser; the terms are accepted there. */
export const Continued: Story = {
  args: { search: `?step=directReferral&referral=${memberIdAt(0)}` },
  beforeEach: asVisitor(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Register' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /I have read and accept/ })).not.toBeChecked();
    await expect(canvas.queryByText(/^Registering takes a wallet/)).toBeNull();
  },
};

/** The open list adds wallets as they announce themselves. */
export const WalletComesLate: Story = {
  beforeEach: asMember({
    wallet: { options: [], late: [{ id: 'late', name: '', icon: null, kind: 'browser' }] },
  }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Connect Wallet');
    await expect(await canvas.findByRole('button', { name: 'Wallet of this browser' })).toBeVisible();
    await expect(canvas.queryByText('No wallet was found in this browser.')).not.toBeInTheDocument();
  },
};

export const Connecting: Story = {
  tags: ['state-busy', 'chain'],
  beforeEach: asMember({ wallet: { connect: 'never' } }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Connect Wallet');
    await expect(await canvas.findByText('Connecting to Browser wallet…')).toBeVisible();
    await press(context, 'Cancel');
    await expect(await canvas.findByRole('heading', { name: 'Welcome to Upline' })).toHaveFocus();
    await press(context, 'Connect Wallet');
    await canvas.findByText('Connecting to Browser wallet…');
  },
};

const elsewhere = { options: [walletConnect] } as const;

/** A wallet on another device: shows the QR code until it is scanned or cancelled. */
export const QrShown: Story = {
  tags: ['state-busy', 'chain'],
  beforeEach: asMember({ wallet: { ...elsewhere, connect: 'never' } }),
  play: async (context) => {
    const { canvas, fakes } = context;
    await press(context, 'Connect Wallet');
    await press(context, 'WalletConnect');
    await canvas.findByRole('img', { name: 'QR code that connects a wallet' });
    await press(context, 'Cancel');
    await waitFor(() => expect(fakes.ports.wallet.pairing.get()).toBeNull());
    await press(context, 'Connect Wallet');
    await press(context, 'WalletConnect');
    await canvas.findByRole('img', { name: 'QR code that connects a wallet' });
  },
};

export const QrAwaited: Story = {
  tags: ['state-loading', 'chain'],
  beforeEach: asMember({ wallet: { ...elsewhere, connect: 'never', pairing: 'never' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await press(context, 'WalletConnect');
    await expect(await context.canvas.findByText('Connecting to WalletConnect…')).toBeVisible();
    await expect(context.canvas.queryByRole('img', { name: /^QR code/ })).toBeNull();
  },
};

export const QrExpired: Story = {
  tags: ['state-error', 'chain'],
  beforeEach: asMember({ wallet: { ...elsewhere, connect: 'expired' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await press(context, 'WalletConnect');
    await seeToast('The code has expired. Connect again for a new one.');
    await expect(await context.canvas.findByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  },
};

export const QrScanned: Story = {
  tags: ['chain'],
  beforeEach: asMember({ wallet: elsewhere }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await press(context, 'WalletConnect');
    await seeToast('Wallet connected successfully!');
    await expect(context.fakes.ports.wallet.state.get()).toMatchObject({ label: 'WalletConnect' });
  },
};

export const Signing: Story = {
  tags: ['state-busy', 'chain'],
  beforeEach: asMember({ wallet: { sign: 'never' } }),
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await expect(await context.canvas.findByText(/Sign the message in your wallet/)).toBeVisible();
  },
};

export const Entering: Story = {
  tags: ['state-busy'],
  beforeEach: (context) => {
    asMember()(context);
    context.msw.use(http.post('*/api/users/login', () => delay('infinite')));
  },
  play: async (context) => {
    await press(context, 'Connect Wallet');
    await expect(await context.canvas.findByText('Signing you in…')).toBeVisible();
  },
};

export const SilentReconnect: Story = {
  tags: ['state-busy', 'chain'],
  beforeEach: asMember({ wallet: { state: { status: 'reconnecting' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reconnecting to your wallet…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  },
};

export const Reconnected: Story = {
  tags: ['chain'],
  beforeEach: asMember({ wallet: { state: { status: 'connected', address: walletAt(1), chainId: 137 } } }),
  play: async (context) => {
    const { canvas, fakes } = context;
    await expect(canvas.getByText(fakes.backend.wallet)).toBeInTheDocument();
    await press(context, 'Use another wallet');
    await expect(await canvas.findByRole('heading', { name: 'Choose a wallet' })).toHaveFocus();
    await press(context, 'Back');
    await press(context, 'Connect Wallet');
    await seeToast('Wallet connected successfully!');
  },
};

export const SessionEnded: Story = {
  args: { hasSessionEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You were signed out. Sign in to go on.')).toBeVisible();
  },
};
