import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, operatorStaff, supportAgent } from '@upline/api/mocks';
import { browserWallet, startBackend, withBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeskAccess } from './DeskAccess.tsx';
import { DeskMissing } from './DeskMissing.tsx';
import { DeskShell } from './DeskShell.tsx';
import { OnlyFor } from './OnlyFor.tsx';

/** Sign-in to the staff app, and the pages for users without a role. */
const meta = {
  title: 'Desk/Access',
  component: DeskAccess,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { returnTo: '/support/open' },
  ...withBackend({ backend: supportAgent, signedIn: false }),
} satisfies Meta<typeof DeskAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

export const SignIn: Story = {
  play: async ({ userEvent, fakes: { ports, backend } }) => {
    await expect(screen.getByText(/^For staff\./)).toBeVisible();
    await userEvent.click(button('Connect Wallet'));
    await waitFor(() => expect(ports.session.user.get()?.walletId).toBe(backend.wallet));
    await expect(ports.navigation.visits.get()).toEqual(['/support/open']);
  },
};

export const ChooseWallet: Story = {
  beforeEach: startBackend({
    backend: supportAgent,
    signedIn: false,
    wallet: { options: [browserWallet, { ...browserWallet, id: 'other', name: 'Other wallet' }] },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Connect Wallet'));
    await expect(await screen.findByRole('heading', { name: 'Choose a wallet' })).toHaveFocus();
    await userEvent.click(button('Back'));
    await expect(await screen.findByRole('heading', { name: 'Upline Desk' })).toHaveFocus();
  },
};

export const SessionEnded: Story = {
  args: { hasSessionEnded: true },
  play: async () => {
    await expect(screen.getByText(/^Your session has ended\./)).toBeVisible();
  },
};

const inShell = { render: () => <DeskShell>{null}</DeskShell> };

/** A member without a staff role sees the not-found page. */
export const NotStaff: Story = {
  ...inShell,
  beforeEach: startBackend({ backend: newMember }),
  play: async ({ userEvent, fakes: { ports } }) => {
    await expect(await screen.findByText('Page not found')).toBeVisible();
    await expect(screen.getByText('There is nothing here for this wallet.')).toBeVisible();
    await userEvent.click(button('Sign out'));
    await waitFor(() => expect(ports.session.user.get()).toBeNull());
  },
};

/** A role without access to the page: the rail shows only the user's own area. */
export const LeadsOnly: Story = {
  render: () => (
    <DeskShell>
      <OnlyFor roles={['lead']} path="/support/open">
        {null}
      </OnlyFor>
    </DeskShell>
  ),
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  beforeEach: startBackend({ backend: operatorStaff }),
  play: async ({ userEvent, fakes: { ports } }) => {
    await expect(await screen.findByText('This page is for leads.')).toBeVisible();
    await expect(screen.getByText('Ask a lead if you need it.')).toBeVisible();
    const areas = within(screen.getByRole('navigation', { name: 'Areas' }));
    await expect(areas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Operate']);
    const rail = screen.getByRole('navigation', { name: 'Areas' }).parentElement;
    await expect(rail?.scrollWidth).toBe(rail?.clientWidth);
    await userEvent.keyboard('gs');
    await expect(ports.navigation.visits.get()).toEqual([]);
    await userEvent.keyboard('go');
    await expect(ports.navigation.visits.get()).toEqual(['/operate']);
  },
};

/** Loading on a slow connection, before the user's roles are known. */
export const OnItsWay: Story = {
  ...inShell,
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => supportAgent({ latency: 'infinite' }) }),
  play: async () => {
    await expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
  },
};

/** The server is unreachable. */
export const NotKnown: Story = {
  ...inShell,
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportAgent({ failing: ['deskMe'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const words = await screen.findByText('Could not load. This may not be complete.');
    await expect(words).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Retry'));
    await waitFor(() => expect(screen.queryByText(/^Could not load/)).not.toBeInTheDocument());
  },
};

export const PageMissing: Story = {
  render: () => (
    <DeskShell>
      <DeskMissing />
    </DeskShell>
  ),
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  beforeEach: startBackend({ backend: supportAgent }),
  play: async () => {
    await expect(await screen.findByText('Page not found')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to Support' })).toHaveAttribute(
      'href',
      '/support/open',
    );
  },
};
