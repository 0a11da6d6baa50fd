import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, walletAt } from '@upline/api/mocks';
import { actsSeenByMember, paths } from '@upline/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../stories/onScreen.tsx';
import { AccessLogScreen } from './AccessLogScreen.tsx';

/** A member whose ticket was opened every hour. */
function watched(options: Parameters<typeof newMember>[0] = {}) {
  const backend = newMember({ tickets: 1, ...options });
  const [ticket] = backend.tickets.all();
  if (!ticket) throw new Error('There is no ticket.');
  backend.register({ wallet: walletAt(9001), name: 'Noor Haddad' });
  for (let index = 0; index < 30; index++) {
    const at = new Date(backend.now().getTime() + index * 3_600_000);
    const act = actsSeenByMember[index % actsSeenByMember.length] ?? 'read';
    const staff = walletAt(index % 2 === 0 ? 5 : 9001);
    backend.audit.record({ staff, act, ticketId: ticket.id, member: backend.wallet, at });
  }
  return backend;
}

/** Staff access to the member’s data. */
const meta = {
  title: 'Screens/Profile/Access log',
  component: AccessLogScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.accessLog, { backend: watched }),
} satisfies Meta<typeof AccessLogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = async () =>
  within(await screen.findByRole('list', { name: 'What support did' })).findAllByRole('listitem');

export const Loaded: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    const [newest] = await rows();
    await expect(newest).toHaveTextContent('Noor Haddad');
    const [ticket] = backend.tickets.all();
    await expect(within(newest as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/support/${ticket?.id}`,
    );
    const [proven] = backend.audit.entries.slice(-1);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(newest as HTMLElement).getByRole('button', { name: 'Copy proof' }));
    await expect(write).toHaveBeenCalledWith(`${proven?.number}:${proven?.hash}`);
    await expect(await rows()).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(30));
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** Opening a ticket creates five entries, which share a line; the newest one has the proof. */
export const OneLook: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember({ tickets: 1 });
      const [ticket] = backend.tickets.all();
      if (!ticket) throw new Error('There is no ticket.');
      for (const act of ['listed', 'timeline', 'read', 'profile', 'history'] as const) {
        const isOfTicket = act !== 'profile' && act !== 'history';
        const about = { member: backend.wallet, ...(isOfTicket && { ticketId: ticket.id }) };
        backend.audit.record({ staff: walletAt(5), act, ...about });
      }
      return backend;
    },
  }),
  play: async () => {
    const [line, ...others] = await rows();
    await expect(others).toEqual([]);
    for (const words of ['Read', 'Opened your profile', 'Looked at what the chain did with your money'])
      await expect(within(line as HTMLElement).getByText(words)).toBeVisible();
    await expect(within(line as HTMLElement).getByRole('link')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    await expect(await screen.findByText('Support has not opened anything of yours.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => watched({ latency: 'infinite' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Who looked at your account' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'What support did' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => watched({ failing: ['accessLog'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await rows()).toHaveLength(25);
  },
};
