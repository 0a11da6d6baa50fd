import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, walletAt } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { SessionsScreen } from './SessionsScreen.tsx';

const onPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** A member who is also signed in on a phone. */
function alsoOnPhone(options: Parameters<typeof newMember>[0] = {}) {
  const backend = newMember(options);
  backend.signIn.open(backend.wallet, onPhone);
  return backend;
}

/** The member's sessions. */
const meta = {
  title: 'Screens/Profile/Sessions',
  component: SessionsScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.sessions, { backend: alsoOnPhone }),
} satisfies Meta<typeof SessionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Open sessions' })).findAllByRole('listitem');
const endButton = () => screen.findByRole('button', { name: /^End session: Safari on iPhone/ });

export const Loaded: Story = {
  play: async () => {
    const [phone, here] = await rows();
    await expect(phone).toHaveTextContent('Safari on iPhone');
    await expect(here).toHaveTextContent('This device');
    await expect(await endButton()).toBeEnabled();
  },
};

/** Staff actions on the member's tickets, newest first; each links to the ticket. */
export const SeenBySupport: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember({ tickets: 1 });
      const [ticket] = backend.tickets.all();
      if (!ticket) throw new Error('There is no ticket.');
      for (const [index, act] of (['read', 'reply', 'close', 'reopen'] as const).entries()) {
        const at = new Date(backend.now().getTime() + index * 60_000);
        backend.audit.record({ staff: walletAt(5), act, ticketId: ticket.id, member: backend.wallet, at });
      }
      return backend;
    },
  }),
  play: async ({ fakes: { backend } }) => {
    const list = within(await screen.findByRole('list', { name: 'What support did' }));
    const acts = list.getAllByRole('listitem');
    await expect(acts).toHaveLength(4);
    await expect(acts[0]).toHaveTextContent('Reopened');
    const [ticket] = backend.tickets.all();
    await expect(list.getAllByRole('link', { name: ticket?.subject ?? '' })[0]).toHaveAttribute(
      'href',
      `/dashboard/support/${ticket?.id}`,
    );
    await expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', paths.accessLog);
  },
};

export const StaffLogFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => alsoOnPhone({ failing: ['accessLog'] }) }),
  play: async () => {
    await expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
    await expect(await rows()).toHaveLength(2);
  },
};

export const OnlyThis: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    await expect(await rows()).toHaveLength(1);
    await expect(screen.getByText('You are not signed in anywhere else.')).toBeVisible();
  },
};

export const Ended: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await endButton());
    await findToast('The session has ended.');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await expect(backend.signIn.of(backend.wallet)).toHaveLength(1);
  },
};

export const NotEnded: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => alsoOnPhone({ failing: ['endSession'] }) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await endButton());
    await findToast('The session could not be ended. Try again.');
    await expect(await rows()).toHaveLength(2);
  },
};

export const SignOutAsked: Story = {
  play: async ({ userEvent }) => {
    await rows();
    const opener = screen.getByRole('button', { name: 'Sign out everywhere' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
  },
};

async function confirm(userEvent: { click: (element: Element) => Promise<void> }) {
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
}

export const SigningOut: Story = {
  tags: ['state-loading'],
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    await rows();
    backend.latency = 'infinite';
    await confirm(userEvent);
    await screen.findByRole('button', { name: 'Signing out…' });
    await expect(ports.session.user.get()).not.toBeNull();
  },
};

export const SignedOutEverywhere: Story = {
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    await confirm(userEvent);
    await waitFor(() => expect(ports.session.user.get()).toBeNull());
    await expect(backend.signIn.of(backend.wallet)).toHaveLength(0);
  },
};

export const NotSignedOut: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => alsoOnPhone({ failing: ['endSessions'] }) }),
  play: async ({ userEvent, fakes: { ports } }) => {
    await confirm(userEvent);
    await findToast('Could not sign out everywhere. Try again.');
    await expect(ports.session.user.get()).not.toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => alsoOnPhone({ latency: 'infinite' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Open sessions' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => alsoOnPhone({ failing: ['sessions'] }) }),
  play: async () => {
    await expect(await screen.findByText('Your sessions could not be loaded.')).toBeVisible();
  },
};

export const Retried: Story = {
  ...LoadFailed,
  tags: [],
  play: async (context) => {
    await LoadFailed.play?.(context);
    context.fakes.backend.failing.clear();
    await context.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await rows()).toHaveLength(2);
  },
};
