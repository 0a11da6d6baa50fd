import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff, poolAddressAt } from '@upline/api/mocks';
import { operatorWallets, startBackend, withBackend } from '@upline/ui/stories';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { provePathOf } from './handoverProof.ts';
import { ProvePage } from './ProvePage.tsx';

const backend = operatorStaff();
const contracts = [poolAddressAt(1), poolAddressAt(2)];
const queryFor = (to: string) =>
  new URL(provePathOf({ act: 'admin-begin', to, contracts, date: '2026-11-21' }), 'https://desk.example')
    .searchParams;

/** The new holder of a role proves its wallet, from the operator's link and without a sign-in. */
const meta = {
  title: 'Desk/Prove',
  component: ProvePage,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { query: queryFor(backend.display(backend.wallet)) },
  ...withBackend({ backend: operatorStaff, signedIn: false }),
} satisfies Meta<typeof ProvePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

/** Connects the wallet, signs, and gives the proof to copy. */
export const Signed: Story = {
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(screen.getByText(/Act: admin-begin/)).toBeVisible();
    await userEvent.click(button('Connect Wallet'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign the message' }));
    const proof = within(await screen.findByRole('region', { name: 'Your proof' }));
    await expect(proof.getByText('Signed. Send this proof to the operator.')).toBeVisible();
    await userEvent.click(proof.getByRole('button', { name: 'Copy the proof' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringMatching(/^2026-11-21:0x/)));
  },
};

/** Connected with a wallet that the role is not for. */
export const OtherWallet: Story = {
  args: { query: queryFor(operatorWallets.heir) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Connect Wallet'));
    await expect(await screen.findByText(/^You are connected with 0x.+ The role is for 0x/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign the message' })).not.toBeInTheDocument();
  },
};

/** The wallet declines: the message can be signed again. */
export const Declined: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: operatorStaff,
    signedIn: false,
    wallet: { sign: 'rejected' },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Connect Wallet'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign the message' }));
    await expect(await screen.findByText('The wallet did not sign. Try again.')).toBeVisible();
    await expect(button('Sign the message')).toBeEnabled();
  },
};

/** An address that is no link of an operator. */
export const NoLink: Story = {
  tags: ['state-error'],
  args: { query: new URLSearchParams('act=pause') },
  play: async () => {
    await expect(screen.getByText('This link is not complete. Ask the operator for it again.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Connect Wallet' })).not.toBeInTheDocument();
  },
};

/** Addresses break instead of scrolling the page. */
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(screen.getByText(/Act: admin-begin/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
