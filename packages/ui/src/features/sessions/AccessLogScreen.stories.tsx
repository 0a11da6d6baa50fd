import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, walletAt } from '@upline/api/mocks';
import { actsSeenByMember, paths } from '@upline/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/fakes/withWorld.tsx';
import { onScreen } from '../../stories/onScreen.tsx';
import { AccessLogScreen } from './AccessLogScreen.tsx';

/** A member whose ticket was opened every hour. */
function watched(options: Parameters<typeof newMember>[0] = {}) {
  const world = newMember({ tickets: 1, ...options });
  const [ticket] = world.tickets.all();
  if (!ticket) throw new Error('There is no ticket.');
  world.register({ wallet: walletAt(9001), name: 'Noor Haddad' });
  for (let index = 0; index < 30; index++) {
    const at = new Date(world.now().getTime() + index * 3_600_000);
    const act = actsSeenByMember[index % actsSeenByMember.length] ?? 'read';
    const staff = walletAt(index % 2 === 0 ? 5 : 9001);
    world.audit.record({ staff, act, ticketId: ticket.id, member: world.wallet, at });
  }
  return world;
}

/** Staff access to the member’s data. */
const meta = {
  title: 'Screens/Profile/Access log',
  component: AccessLogScreen,
  tags: ['screen', '!autodocs', 'spec-6'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.accessLog, { world: watched }),
} satisfies Meta<typeof AccessLogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = async () =>
  within(await screen.findByRole('list', { name: 'What support did' })).findAllByRole('listitem');

export const Loaded: Story = {
  play: async ({ userEvent, fakes: { world } }) => {
    const [newest] = await rows();
    await expect(newest).toHaveTextContent('Noor Haddad');
    const [ticket] = world.tickets.all();
    await expect(within(newest as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/support/${ticket?.id}`,
    );
    const [proven] = world.audit.entries.slice(-1);
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
  beforeEach: inWorld({
    world: () => {
      const world = newMember({ tickets: 1 });
      const [ticket] = world.tickets.all();
      if (!ticket) throw new Error('There is no ticket.');
      for (const act of ['listed', 'timeline', 'read', 'profile', 'history'] as const) {
        const isOfTicket = act !== 'profile' && act !== 'history';
        const about = { member: world.wallet, ...(isOfTicket && { ticketId: ticket.id }) };
        world.audit.record({ staff: walletAt(5), act, ...about });
      }
      return world;
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
  beforeEach: inWorld({ world: newMember }),
  play: async () => {
    await expect(await screen.findByText('Support has not opened anything of yours.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: inWorld({ world: () => watched({ latency: 'infinite' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Who looked at your account' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'What support did' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: inWorld({ world: () => watched({ failing: ['accessLog'] }) }),
  play: async ({ userEvent, fakes: { world } }) => {
    await expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
    world.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await rows()).toHaveLength(25);
  },
};
