import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberIdAt, newMember, visitor, walletAt } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { AccessScreen } from './AccessScreen.tsx';
import { asVisitor, goToRegister, press, seeBooks, seeToast } from './access.play.ts';

/**
 * Sign-in and registration in one card, for `/login`, `/login/:id` and `/connect-wallet`.
 *
 * The stories follow the card's steps; errors of wallet and server have their own file. Sign-in
 * stories use `newMember`, signed out; registration stories use `visitor`.
 */
const meta = {
  title: 'Screens/Access/Connect',
  component: AccessScreen,
  tags: ['screen', 'spec-2', '!autodocs'],
  parameters: { layout: 'fullscreen', isForVisitors: true },
  ...withBackend({ backend: newMember, signedIn: false }),
} satisfies Meta<typeof AccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sponsorId = memberIdAt(0);

export const Register: Story = {
  play: async ({ canvas, userEvent, fakes }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'every dollar is on the record',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Welcome to Upline' })).toBeVisible();
    await expect(canvas.getByText('Do you have an ID?')).toBeVisible();
    const prices = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(prices.filter((text) => text.startsWith('Level'))).toHaveLength(9);
    await expect(prices).toContain('Level 9 $1,500');
    await expect(canvas.getByText(/All nine come to \$4,050\./)).toBeVisible();
    await expect(canvas.getByText('You can lose all the money you put in.')).toBeVisible();
    await expect(await canvas.findByText(/Held equals what is owed\./)).toBeVisible();
    await seeBooks(canvas, fakes.backend);
    await userEvent.tab();
    // Hidden in a phone's bar; the link below the figures has the same target.
    if (window.innerWidth >= 768) {
      const link = canvas.getByRole('link', { name: 'See the pools’ books' });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', paths.transparency);
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
      await userEvent.tab();
    }
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(fakes.ports.navigation.visits.get()).toEqual(['/login']);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Connect Wallet' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.tab();
    if (window.innerWidth < 768) {
      await expect(canvas.getByRole('button', { name: 'Open in your wallet’s browser' })).toHaveFocus();
      await userEvent.tab();
    }
    const check = canvas.getByRole('link', { name: 'Check it yourself' });
    await expect(check).toHaveFocus();
    await expect(check).toHaveAttribute('href', paths.transparency);
  },
};

export const Signup: Story = {
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'No');
    const title = await canvas.findByRole('heading', { name: 'I have an upline ID' });
    await expect(title).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Yes' })).toHaveFocus();
    await press(context, 'Back');
    await expect(await canvas.findByRole('heading', { name: 'Welcome to Upline' })).toHaveFocus();
    await press(context, 'No');
  },
};

export const ReferralInput: Story = {
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'No');
    await press(context, 'Yes');
    const field = await canvas.findByLabelText('Referral ID');
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('ID, link or wallet.');
  },
};

export const ReferralInvalid: Story = {
  tags: ['state-error'],
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'No');
    await press(context, 'Yes');
    const field = await canvas.findByLabelText('Referral ID');
    await userEvent.type(field, 'nobody{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, 'nobody{Enter}');
    await expect(await canvas.findByText('This is not a member ID or a wallet.')).toBeVisible();
  },
};

export const ReferralInputLocked: Story = {
  args: { prefilled: `@/${sponsorId}`, landingUrl: 'https://landing.example/' },
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas, userEvent, fakes } = context;
    await press(context, 'Back');
    await expect(fakes.ports.navigation.visits.get()).toEqual(['https://landing.example/']);
    await press(context, 'No');
    const field = await canvas.findByLabelText('Referral ID');
    await expect(field).toHaveValue(`@/${sponsorId}`);
    await expect(field).toHaveAttribute('readonly');
    await userEvent.type(field, 'X');
    await expect(field).toHaveValue(`@/${sponsorId}`);
    await expect(canvas.getByText('Set by the link you opened.')).toBeVisible();
  },
};

export const DirectReferral: Story = {
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas } = context;
    await goToRegister(context);
    await expect(
      await canvas.findByText(/^The operator, who runs Upline, becomes your sponsor/),
    ).toBeVisible();
    await expect(canvas.getByText('You can lose all the money you put in')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register with Wallet' })).toBeNull();
  },
};

export const TermsOpen: Story = {
  tags: ['spec-5'],
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goToRegister(context);
    await press(context, 'Read the terms');
    await screen.findByRole('dialog', { name: 'Terms and risk notice' });
    await userEvent.keyboard('{Escape}');
    const opener = await canvas.findByRole('button', { name: 'Read the terms' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Terms and risk notice' });
    const clause = within(dialog).getByText(/You name your sponsor when you register/);
    await waitFor(() => expect(clause).toBeVisible());
  },
};

export const TermsAccepted: Story = {
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas, userEvent, fakes } = context;
    await goToRegister(context, sponsorId);
    const sponsor = await canvas.findByRole('region', { name: 'Your sponsor, for good' });
    await expect(within(sponsor).getByText('Piotr Moreau')).toBeVisible();
    await expect(within(sponsor).getByText(fakes.backend.display(walletAt(2)))).toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText(/I have read and accept the terms/));
    await expect(await canvas.findByRole('button', { name: 'Register with Wallet' })).toBeEnabled();
  },
};

export const Registered: Story = {
  args: { prefilled: `@/${sponsorId}` },
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas, userEvent, fakes } = context;
    const { ports, backend } = fakes;
    await press(context, 'No');
    await press(context, 'Continue');
    await canvas.findByRole('region', { name: 'Your sponsor, for good' });
    await userEvent.click(canvas.getByLabelText(/I have read and accept the terms/));
    await press(context, 'Register with Wallet');
    await seeToast('Wallet connected successfully!');
    await expect(ports.navigation.visits.get()).toEqual(['/dashboard']);
    await expect(backend.memberByWallet(backend.wallet)?.sponsor).toBe(walletAt(2));
    await expect(ports.session.user.get()).toMatchObject({ walletId: backend.wallet, uplineId: walletAt(2) });
  },
};

export const SponsorUnknown: Story = {
  tags: ['state-error'],
  args: { prefilled: '@/ZZZZ-9999' },
  beforeEach: asVisitor(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'No');
    await press(context, 'Continue');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No member and no wallet');
    await userEvent.click(canvas.getByLabelText(/I have read and accept the terms/));
    await expect(await canvas.findByRole('button', { name: 'Register with Wallet' })).toBeDisabled();
  },
};

export const SponsorLoading: Story = {
  tags: ['state-loading'],
  args: { prefilled: `@/${sponsorId}` },
  beforeEach: asVisitor({ backend: () => visitor({ latency: 'infinite' }) }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'No');
    await press(context, 'Continue');
    await expect(await canvas.findByText('Looking up your sponsor…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register with Wallet' })).toBeNull();
  },
};

export const SponsorFailed: Story = {
  tags: ['state-error'],
  args: { prefilled: `@/${sponsorId}` },
  beforeEach: asVisitor({ backend: () => visitor({ failing: ['sponsor'] }) }),
  play: async (context) => {
    await press(context, 'No');
    await press(context, 'Continue');
    await expect(await context.canvas.findByText(/Your sponsor could not be looked up/)).toBeVisible();
  },
};

export const SponsorRetried: Story = {
  ...SponsorFailed,
  tags: [],
  play: async (context) => {
    const { canvas, fakes } = context;
    await SponsorFailed.play?.(context);
    fakes.backend.failing.clear();
    await press(context, 'Retry');
    await expect(await canvas.findByRole('region', { name: 'Your sponsor, for good' })).toBeVisible();
  },
};
