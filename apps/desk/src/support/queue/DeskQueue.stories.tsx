import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent, supportLead } from '@upline/api/mocks';
import { noTopic, usualHours } from '@upline/domain';
import { findToast, startBackend } from '@upline/ui/stories';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueScreen, type QueueScreenProps } from './QueueScreen.tsx';
import { nothingAsked } from './queueQuery.ts';

/** Keeps the filters in state, as the address does in the app. */
function AskedQueue(props: QueueScreenProps) {
  const [question, ask] = useState(props.question);
  return <QueueScreen {...props} question={question} onChange={ask} />;
}

/** All tickets by view, usable from the keyboard. */
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
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const grid = async () => within(await screen.findByRole('grid', { name: 'Tickets' }));
const rows = async () => (await (await grid()).findAllByRole('row')).slice(1);
const rowAt = async (index: number) => (await rows())[index] as HTMLElement;

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

/** J and K move, X selects, Enter opens; these keys do nothing inside a text field. */
export const ByKeys: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { ports } }) => {
    await rows();
    await userEvent.keyboard('j');
    await expect(await rowAt(0)).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(await rowAt(2)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(await rowAt(1)).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(await rowAt(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('/');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    (await rowAt(0)).focus();
    await userEvent.keyboard('{Enter}');
    const [visited] = ports.navigation.visits.get();
    await expect(visited).toMatch(/^\/support\/tickets\/\d+$/);
  },
};

/** Enter in the search opens a ticket by its number, or the only result. */
export const OpenedFromSearch: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { ports, backend } }) => {
    await rows();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, '#3{Enter}');
    await waitFor(() => expect(ports.navigation.visits.get().at(-1)).toBe('/support/tickets/3'));
    const named = backend.tickets.all().find(({ transaction }) => transaction);
    await userEvent.clear(search);
    await userEvent.type(search, named?.transaction?.hash ?? '');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await expect(screen.getByText('Transaction')).toBeVisible();
    await userEvent.type(search, '{Enter}');
    await waitFor(() =>
      expect(ports.navigation.visits.get().at(-1)).toBe(`/support/tickets/${named?.number}`),
    );
  },
};

/** All keys, with a switch that disables single-key shortcuts. */
export const KeysShown: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { ports } }) => {
    await rows();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
    await waitFor(() => expect(dialog.getByText('take and reply')).toBeVisible());
    const licences = dialog.getByRole('link', { name: 'Open-source licences' });
    await expect(licences).toHaveAttribute('href', '/licenses.txt');
    await userEvent.click(dialog.getByRole('switch', { name: 'Single keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j');
    await expect(await rowAt(0)).not.toHaveFocus();
    await expect(ports.keys.areSingleOn.get()).toBe(false);
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

/**
 * New tickets wait above the list, so that rows do not move under the cursor, until a key shows
 * them.
 */
export const NewWaiting: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { backend }, toasts }) => {
    const first = (await rowAt(0)).textContent;
    await screen.findByText('Live');
    const topic = { ...noTopic, subject: 'Written just now', message: 'Hello' };
    backend.tickets.create(backend.wallet, topic);
    await expect(await screen.findByText('1 new ticket')).toBeVisible();
    await expect((await rowAt(0)).textContent).toBe(first);
    await expect(button('Show')).toBeVisible();
    // A toast, as after signing in, does not block keys.
    toasts.show({ tone: 'info', text: 'Wallet connected successfully!' });
    await findToast('Wallet connected successfully!');
    await userEvent.keyboard('.');
    await waitFor(async () => expect(await rowAt(0)).toHaveTextContent('Written just now'));
    await expect(screen.queryByText('1 new ticket')).not.toBeInTheDocument();
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

/** Warns an agent on every page if their tickets are due soon or late. */
export const Warned: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      const late = backend.tickets.all().filter(({ number }) => [22, 7].includes(number));
      for (const { id } of late) backend.tickets.set(id, { assignee: backend.wallet });
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { ports } }) => {
    const words = await screen.findByText('2 of your tickets are due within 15 minutes, or late.');
    await expect(words).toBeVisible();
    await userEvent.click(button('Show'));
    await expect(ports.navigation.visits.get()).toEqual(['/support/mine?sort=due']);
  },
};

/**
 * A mention in a note notifies the colleague live on every page; the ticket appears in the mentions
 * view.
 */
export const Mentioned: Story = {
  globals: desktop,
  args: { view: 'mentions' },
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Nothing waiting.')).toBeVisible();
    const [noor = ''] = backend.staff
      .all()
      .filter((one) => backend.memberByWallet(one)?.name === 'Noor Haddad');
    const one = backend.tickets.all().find(({ number }) => number === 37);
    const mention = { wallet: backend.wallet, name: 'you' };
    backend.tickets.note(one?.id ?? '', noor, { message: '@you, the same again?' }, [mention]);
    await screen.findByText('1 new ticket');
    await userEvent.keyboard('.');
    await expect(within(await rowAt(0)).getByRole('img', { name: 'A note mentions you' })).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await expect(await views.findByRole('link', { name: /^Mentions\s*1$/ })).toBeVisible();
  },
};

/** On other pages a notice shows the mention. */
export const MentionedElsewhere: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      const one = backend.tickets.all().find(({ number }) => number === 37);
      const mention = { wallet: backend.wallet, name: 'you' };
      backend.tickets.note(one?.id ?? '', backend.staff.all()[0] ?? '', { message: '@you' }, [mention]);
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { ports } }) => {
    await expect(await screen.findByText('A note mentions you in 1 ticket.')).toBeVisible();
    await userEvent.click(button('Show mentions'));
    await expect(ports.navigation.visits.get()).toEqual(['/support/mentions']);
  },
};

/** A bulk change; tickets that fail stay selected. */
export const Selected: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { backend } }) => {
    const [first, second] = await rows();
    await userEvent.click(within(first as HTMLElement).getByRole('checkbox'));
    await userEvent.click(within(second as HTMLElement).getByRole('checkbox'));
    const bar = within(screen.getByRole('toolbar', { name: '2 selected' }));
    await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Take' }));
    await expect(await screen.findByText('2 tickets changed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
    await waitFor(async () => expect(within(await rowAt(0)).getByText('Mina Okafor')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    const late = await rowAt(0);
    await userEvent.click(within(late).getByRole('checkbox'));
    backend.failing.add('deskBulk');
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('1 ticket was not changed.')).toBeVisible();
    await expect(screen.getByText(/^\d+: Something went wrong/)).toBeVisible();
    await expect(screen.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  },
};

/**
 * Merges tickets of one member; a dialog asks which ticket remains, because a merge cannot be
 * undone.
 */
export const Merged: Story = {
  globals: desktop,
  args: { view: 'all' },
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const all = await rows();
    const whoseIs = (row: HTMLElement) => backend.tickets.find(row.dataset.ticket ?? '')?.wallet;
    const [first, second] = all as [HTMLElement, HTMLElement];
    const same = all.slice(1).find((row) => whoseIs(row) === whoseIs(first)) as HTMLElement;
    await userEvent.click(within(first).getByRole('checkbox'));
    await userEvent.click(within(second).getByRole('checkbox'));
    first.focus();
    await userEvent.keyboard('M');
    const refused = within(await screen.findByRole('dialog', { name: 'Merge tickets' }));
    await waitFor(() => expect(refused.getByText(/^Only tickets of the same member/)).toBeVisible());
    await userEvent.click(refused.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(within(second).getByRole('checkbox'));
    await userEvent.click(within(same).getByRole('checkbox'));
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge tickets' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await screen.findByText('Merged.')).toBeVisible();
    const [gone] = backend.tickets.all().filter(({ mergedInto }) => mergedInto !== null);
    await expect(gone?.id).toBe(first.dataset.ticket);
    await expect(gone?.mergedInto).toBe(same.dataset.ticket);
  },
};

/** Keys act on the focused row; a macro shows its effects before it runs on each ticket. */
export const MacroForAll: Story = {
  globals: desktop,
  args: { view: 'unassigned' },
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent, fakes: { backend, queries } }) => {
    const [row] = await rows();
    const ticket = backend.tickets.find(row?.dataset.ticket ?? '');
    // The ticket has no level or amount to fill in.
    if (ticket) ticket.transaction = null;
    await queries.invalidateQueries({ queryKey: ['server', 'deskQueue'] });
    await userEvent.keyboard('jm');
    const macros = within(await screen.findByRole('listbox', { name: 'Macros' }));
    await expect(await macros.findByRole('option', { name: /^Spam/ })).toHaveTextContent(
      'adds spam · assigns to you · sets Closed',
    );
    await expect(screen.getByRole('link', { name: 'All macros' })).toBeVisible();
    await userEvent.keyboard('Allow{Enter}');
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Use “Allowance too low” on 1 ticket?' }),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Use macro' }));
    // Replies with unresolved variables are not sent.
    await expect(await screen.findByText(/^\d+: Fill in \{.+\} before you send\.$/)).toBeVisible();

    const [, second] = await rows();
    await userEvent.click(within(second as HTMLElement).getByRole('checkbox'));
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Macro' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Lost income/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use macro' }));
    await expect(await screen.findByText('2 tickets changed.')).toBeVisible();
    // Each reply can be undone.
    const [waiting] = backend.outbox.of(row?.dataset.ticket ?? '');
    await expect(waiting?.message).toMatch(/income of a level goes to those who have that level/);
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
