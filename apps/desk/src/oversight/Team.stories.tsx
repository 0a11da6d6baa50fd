import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportLead, walletAt } from '@upline/api/mocks';
import { findToast, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../shell/onDesk.play.tsx';
import { TeamScreen } from './TeamScreen.tsx';

/** Staff roles with dates and authors. */
const meta = {
  title: 'Desk/Team',
  component: TeamScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onDesk({ backend: supportLead }),
} satisfies Meta<typeof TeamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const table = async () => within(await screen.findByRole('table', { name: 'Staff' }));
const log = async () => within(await screen.findByRole('list', { name: 'What became of roles' }));

/** Roles from the server's configuration cannot be withdrawn. */
export const Loaded: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = supportLead();
      backend.staff.fix(walletAt(9004));
      return backend;
    },
  }),
  play: async () => {
    const staff = await table();
    const fixed = staff.getByText('Set on the server').closest('tr') as HTMLElement;
    await expect(fixed).toHaveTextContent('Sam Petrov');
    await expect(fixed).toHaveTextContent('Agent, Lead, Operator');
    await expect(within(fixed).queryByRole('button')).toBeNull();
    await expect(staff.getByRole('button', { name: 'Withdraw Agent from Noor Haddad' })).toBeVisible();
    await expect((await log()).getAllByText(/gave Noor Haddad the role Agent/)).toHaveLength(1);
  },
};

/** Withdrawing a role asks for confirmation, and the log names the author. */
export const Withdrawn: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click((await table()).getByRole('button', { name: 'Withdraw Agent from Noor Haddad' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the role Agent?' }));
    await waitFor(() =>
      expect(dialog.getByText('Noor Haddad loses what this role may do at once.')).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await findToast('The role was withdrawn.');
    await waitFor(async () => expect((await table()).queryByText('Noor Haddad')).toBeNull());
    await expect(
      (await log()).getByText('Mina Okafor withdrew the role Agent from Noor Haddad'),
    ).toBeVisible();
    await expect(backend.staff.rolesOf(walletAt(9001))).toEqual([]);
  },
};

/** Granting a role validates the wallet and asks for confirmation. */
export const Granted: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await table();
    const wallet = backend.display(walletAt(7000));
    const field = screen.getByRole('textbox', { name: 'Wallet' });
    await userEvent.type(field, 'Noor');
    await userEvent.click(button('Give a role'));
    await expect(screen.getByText('A wallet has 0x and 40 digits from 0 to 9 and a to f.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, wallet);
    await userEvent.click(button('Give a role'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give the role Agent?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give a role' }));
    await findToast('The role was given.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Wallet' })).toHaveValue(''));
    await expect(backend.staff.rolesOf(walletAt(7000))).toEqual(['agent']);
  },
};

/** The last lead cannot be demoted; otherwise no one could appoint a new one. */
export const LastLead: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: () => {
      const backend = supportLead();
      backend.staff.withdraw(walletAt(9003), 'lead', backend.wallet);
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click((await table()).getByRole('button', { name: 'Withdraw Lead from Mina Okafor' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await findToast('The last lead cannot be withdrawn. Make somebody else a lead first.');
    await expect(backend.staff.rolesOf(backend.wallet)).toContain('lead');
  },
};

export const NotChanged: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['deskWithdraw'] }) }),
  play: async ({ userEvent }) => {
    await userEvent.click((await table()).getByRole('button', { name: /^Withdraw Agent from Noor/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await findToast('The role was not changed. Try again.');
  },
};

export const Withdrawing: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click((await table()).getByRole('button', { name: /^Withdraw Agent from Noor/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    backend.latency = 'infinite';
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(await dialog.findByRole('button', { name: /^Withdrawing/ })).toBeVisible();
  },
};

export const Granting: Story = {
  tags: ['state-busy'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await table();
    const wallet = backend.display(walletAt(7000));
    await userEvent.type(screen.getByRole('textbox', { name: 'Wallet' }), wallet);
    await userEvent.click(button('Give a role'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/can then read and do what this role may/)).toBeVisible());
    backend.latency = 'infinite';
    await userEvent.click(dialog.getByRole('button', { name: 'Give a role' }));
    await expect(await dialog.findByRole('button', { name: /^Giving/ })).toBeVisible();
  },
};

export const NothingYet: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({
    backend: () => {
      const backend = supportLead({ queue: 0, staffRoles: [] });
      backend.staff.fix(backend.wallet);
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText('No role was given or withdrawn yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await table();
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskStaff'] });
    await expect(await screen.findByRole('status', { name: 'Loading the team' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportLead({ failing: ['deskStaff'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Couldn’t load the team.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Retry'));
    await table();
  },
};

export const OnPhone: Story = {
  tags: ['phone'],
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await table();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
