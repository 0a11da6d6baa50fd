import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MockBackend, operatorStaff, supportLead } from '@upline/api/mocks';
import { operatorWallets, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fakeHash } from '../fakeOperate.play.ts';
import { onOperate } from '../onOperate.play.tsx';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';

const call = (name: string) => ({ contract: operatorWallets.registry, callHash: fakeHash(name) });

/**
 * A pause announced with a reason, its end without one, and terms with a reason that is not
 * announced yet.
 */
function afterActs(backend: MockBackend): MockBackend {
  const staff = backend.wallet;
  backend.acts.keep({ act: 'pause', calls: [call('pause')], reason: 'We look into a fault.', staff });
  backend.acts.tell(call('pause'), {
    kind: 'pauseBegan',
    position: 3,
    until: new Date('2026-12-05T12:00Z'),
  });
  backend.acts.tell(call('unpause'), { kind: 'pauseEnded', position: 3 });
  backend.acts.keep({ act: 'terms-queue', calls: [call('terms')], reason: 'Gas costs more.', staff });
  return backend;
}

/** Announcements of operator acts to members. */
const meta = {
  title: 'Desk/Operate/Announcements',
  component: AnnouncementsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onOperate({ backend: () => afterActs(operatorStaff()) }),
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof AnnouncementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Each reason appears with its own announcement; a pending reason can be withdrawn. */
export const Loaded: Story = {
  play: async ({ userEvent }) => {
    const rows = (await region('What members were told')).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('Level 3: the pause is over');
    await expect(rows[0]).not.toHaveTextContent('The operator writes');
    await expect(rows[1]).toHaveTextContent('The operator writes: “We look into a fault.”');
    await expect(rows[1]).toHaveTextContent(/told to \d+ members/);
    const waiting = await region('Reasons that wait');
    await expect(waiting.getByText('Gas costs more.')).toBeVisible();
    await expect(waiting.getByText(/for one call\. Waits until/)).toBeVisible();
    await userEvent.click(
      waiting.getByRole('button', { name: 'Take back the reason for Announce new terms' }),
    );
    await expect(await waiting.findByText('No reason waits for its act.')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: operatorStaff }),
  play: async () => {
    await expect(await screen.findByText('Members were told of no act yet.')).toBeVisible();
    await expect(screen.getByText('No reason waits for its act.')).toBeVisible();
  },
};

/** Older announcements load on request. */
export const Older: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = operatorStaff();
      for (let turn = 0; turn < 30; turn++)
        backend.acts.tell(call('unpause'), { kind: 'pauseEnded', position: 3 });
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    const told = await region('What members were told');
    const before = told.getAllByRole('listitem').length;
    await expect(before).toBeLessThan(30);
    while (told.queryByRole('button', { name: 'Older' })) {
      const shown = told.getAllByRole('listitem').length;
      await userEvent.click(told.getByRole('button', { name: 'Older' }));
      await waitFor(() => expect(told.getAllByRole('listitem').length).toBeGreaterThan(shown));
    }
    await expect(told.getAllByRole('listitem')).toHaveLength(30);
  },
};

/** Leads read announcements but cannot edit reasons. */
export const ByLead: Story = {
  beforeEach: startBackend({ backend: () => afterActs(supportLead()) }),
  play: async () => {
    await expect((await region('What members were told')).getAllByRole('listitem')).toHaveLength(2);
    await expect((await region('Reasons that wait')).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await region('What members were told');
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskAnnouncements'] });
    await expect(await screen.findByRole('status', { name: 'Loading announcements' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => afterActs(operatorStaff({ failing: ['deskAnnouncements'] })) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Couldn’t load the announcements.')).toBeVisible();
    backend.failing.delete('deskAnnouncements');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect((await region('What members were told')).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const NotTakenBack: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => afterActs(operatorStaff({ failing: ['deskAnnounce'] })) }),
  play: async ({ userEvent }) => {
    const waiting = await region('Reasons that wait');
    await userEvent.click(waiting.getByRole('button'));
    await expect(await waiting.findByRole('alert')).toHaveTextContent('Not kept. Try again.');
    await expect(waiting.getByText('Gas costs more.')).toBeVisible();
  },
};

export const OnPhone: Story = {
  tags: ['phone'],
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await region('What members were told');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
