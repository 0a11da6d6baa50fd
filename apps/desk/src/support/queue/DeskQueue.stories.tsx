import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent, supportLead } from '@upline/api/mocks';
import { noTopic, usualHours } from '@upline/domain';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { AskedQueue } from './AskedQueue.play.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueScreen } from './QueueScreen.tsx';
import { button, grid, rowAt, rows } from './queue.play.ts';
import { nothingAsked } from './queueQuery.ts';

/** All tickets by view, with search and filters. */
const meta = {
  title: 'Desk/Support/Queue',
  component: QueueScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { view: 'open', question: nothingAsked, onChange: () => undefined },
  render: (args) => <AskedQueue {...args} />,
  ...onDesk(),
} satisfies Meta<typeof QueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

export const Loaded: Story = {
  globals: desktop,
  play: async () => {
    const [first] = await rows();
    await expect(screen.getByRole('heading', { level: 1, name: 'Open' })).toBeVisible();
    await expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/support\/tickets\/\d+$/),
    );
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await waitFor(() => expect(views.getByRole('link', { name: /^Unassigned\s*\d+$/ })).toBeVisible());
    await expect(views.getByRole('link', { name: /^Open/ })).toHaveAttribute('aria-current', 'page');
    await expect(await screen.findByText('Live')).toBeVisible();
  },
};

/** Search and filters narrow the list; no results differ from an empty queue. */
export const NoResults: Story = {
  tags: ['state-empty'],
  globals: desktop,
  play: async ({ userEvent }) => {
    const before = (await rows()).length;
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await expect(await screen.findByText('No tickets match.')).toBeVisible();
    await userEvent.click(button('Clear filters'));
    await waitFor(async () => expect(await rows()).toHaveLength(before));
  },
};

export const Filtered: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(button(/Any priority/));
    await userEvent.click(await screen.findByRole('option', { name: 'Urgent' }));
    await waitFor(async () => {
      const shown = await rows();
      const marks = (await grid()).getAllByRole('img', { name: 'Urgent' });
      expect(marks).toHaveLength(shown.length);
    });
    await userEvent.click(button(/Any tag/));
    await expect(await screen.findByRole('option', { name: 'purchase' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button(/Last change first/));
    await expect(await screen.findByRole('option', { name: 'Waiting longest' })).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: 'Most urgent first' }));
  },
};

/** A column with the outcome of each ticket's transaction, and a filter by outcome. */
export const FromTheChain: Story = {
  args: { view: 'all' },
  tags: ['chain'],
  globals: desktop,
  play: async ({ userEvent }) => {
    await rows();
    const table = await grid();
    await expect(table.getAllByText('Reverted: allowance or balance too low')[0]).toBeVisible();
    await expect(table.getAllByText('Not mined, nonce 14')[0]).toBeVisible();
    await expect(table.getAllByText('Allowance $100.00')[0]).toBeVisible();
    await userEvent.click(button(/Any transaction/));
    await userEvent.click(await screen.findByRole('option', { name: 'Lost income' }));
    await waitFor(async () => {
      const shown = await rows();
      expect((await grid()).getAllByText(/^Lost \$/)).toHaveLength(shown.length);
    });
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  globals: desktop,
  beforeEach: startBackend({
    backend: () => supportAgent({ queue: 0, hours: { ...usualHours, timeZone: 'UTC' } }),
  }),
  play: async () => {
    await expect(await screen.findByText('Nothing waiting.')).toBeVisible();
    await expect(screen.getByText('New tickets appear here by themselves.')).toBeVisible();
    await expect(await screen.findByText(/^We are closed until .* on Monday/)).toBeVisible();
  },
};

/** An empty view shows the next due time of another view. */
export const NextPromise: Story = {
  tags: ['state-empty'],
  globals: desktop,
  args: { view: 'pending' },
  beforeEach: startBackend({
    backend: () => {
      const daily = Array.from({ length: 7 }, () => [{ from: 8 * 60, to: 15 * 60 }]);
      const backend = supportAgent({ queue: 0, hours: { ...usualHours, timeZone: 'UTC', week: daily } });
      backend.tickets.create(backend.wallet, { ...noTopic, subject: 'A question', message: 'How?' });
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText(/^Next promise: \d\d:\d\d tomorrow\.$/)).toBeVisible();
    await expect(screen.getByText(/^We are open until \d\d:\d\d\.$/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend, queries } }) => {
    await rows();
    backend.latency = 'infinite';
    void queries.resetQueries({ queryKey: ['server', 'deskQueue'] });
    await expect(await screen.findByRole('status', { name: 'Loading tickets' })).toBeVisible();
    await expect(await screen.findByText('Still loading')).toBeVisible();
    await expect(screen.queryByText('Nothing waiting.')).not.toBeInTheDocument();
  },
};

/** A failure keeps loaded rows and never looks like an empty list. */
export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => supportAgent({ failing: ['deskTickets'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const words = await screen.findByText('Couldn’t load tickets.');
    await expect(words.closest('[role=alert]')).toBeVisible();
    await expect(screen.queryByText('Nothing waiting.')).not.toBeInTheDocument();
    backend.failing.clear();
    await userEvent.click(button('Try again'));
    await expect((await rows()).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const Offline: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  beforeEach: startBackend({ backend: supportAgent, isOnline: false }),
  play: async () => {
    await expect(
      await screen.findByText('You’re offline. Replies are kept on this device and sent when you’re back.'),
    ).toBeVisible();
    await expect(screen.getByText('Not live')).toBeVisible();
  },
};

/** Tickets grouped by due time; keys move through all groups. */
export const DueFirst: Story = {
  globals: desktop,
  args: { question: { ...nothingAsked, sort: 'due' }, view: 'all' },
  play: async ({ userEvent }) => {
    const shown = await grid();
    await expect(await shown.findByRole('gridcell', { name: /^Breached \d+$/ })).toBeVisible();
    for (const name of [/^Due within the hour 1$/, /^Later today \d+$/, /^Waiting \d+$/]) {
      await expect(shown.getByRole('gridcell', { name })).toBeInTheDocument();
    }
    const late = shown.getAllByText(/ late$/);
    await expect(late[0]).toBeVisible();
    await expect(late).toHaveLength(4);
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveTextContent(/ late/);
    await userEvent.keyboard('jjjj');
    await expect(document.activeElement).toHaveTextContent(/\d+ min/);
    await expect(screen.getByText('We are open.')).toBeVisible();
  },
};

export const More: Story = {
  globals: desktop,
  args: { view: 'all' },
  beforeEach: startBackend({ backend: () => supportLead({ queue: 70 }) }),
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(50));
    await userEvent.click(button('Show more'));
    await waitFor(async () => expect(await rows()).toHaveLength(70));
    await expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
};

/** The search stops counting at 1,000 results. */
export const ManyFound: Story = {
  globals: desktop,
  render: ({ question, onChange }) => (
    <QueueFilters
      question={{ ...question, q: 'bonus' }}
      onChange={onChange}
      shown={{ shown: 50, total: 1000, isMore: 'yes' }}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('50 of 1,000+')).toBeVisible();
  },
};

/** Below 1080 px the views open in a sheet. */
export const ViewsInSheet: Story = {
  globals: { density: 'compact', viewport: { value: 'tablet', isRotated: false } },
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(button('Views'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Views' }));
    await waitFor(() => expect(sheet.getByRole('link', { name: /^Mine/ })).toBeVisible());
    await expect(sheet.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  tags: ['phone'],
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(await rowAt(0)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
