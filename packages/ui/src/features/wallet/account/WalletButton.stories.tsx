import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { chainId } from '@upline/domain';
import { expect, fn, screen, within } from 'storybook/test';
import { withBackend } from '../../../ports/fakes/withBackend.tsx';
import { noWallet } from '../../../ports/wallet.ts';
import { WalletButton } from './WalletButton.tsx';

const wallet = '0x2360679774997896964091736687312762354406';

/**
 * The wallet in the top bar: connects a wallet, or shows the connected one with a way to
 * disconnect.
 */
const meta = {
  title: 'Patterns/Wallet button',
  component: WalletButton,
  tags: ['chain'],
  args: {
    wallet: noWallet,
    name: '',
    isLocalChain: false,
    forkBlock: null,
    onConnect: fn(),
    onDisconnect: fn(),
  },
  ...withBackend({ backend: newMember }),
} satisfies Meta<typeof WalletButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const connected = {
  status: 'connected',
  address: wallet,
  chainId,
  label: 'Browser wallet',
  isDemo: false,
} as const;

export const Disconnected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Wallet' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

export const Connecting: Story = {
  tags: ['state-busy'],
  args: { wallet: { ...noWallet, status: 'connecting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connecting…' })).toBeDisabled();
  },
};

export const Connected: Story = {
  tags: ['dark'],
  args: { wallet: connected },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connected wallet 0x2360…4406' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connected wallet' }));
    await expect(await dialog.findByText('Browser wallet')).toBeVisible();
    await expect(dialog.getByText('Polygon')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect and sign out' }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};

export const Demo: Story = {
  args: { wallet: { ...connected, label: 'Amara Okafor', isDemo: true }, isLocalChain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connected wallet 0x2360…4406 Demo' })).toBeVisible();
  },
};

/** On the narrowest phone the flask marks the demo wallet, and the address fits one line. */
export const DemoOnPhone: Story = {
  args: { wallet: { ...connected, isDemo: true }, isLocalChain: true },
  globals: { viewport: { value: 'narrow' } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Connected wallet 0x2360…4406 Demo' });
    await expect(button.getBoundingClientRect().width).toBeLessThan(160);
    await expect(canvas.getByText('0x2360…4406').getClientRects()).toHaveLength(1);
  },
};
