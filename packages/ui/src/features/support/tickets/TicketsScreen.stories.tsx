import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { noTopic, paths } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { StatefulTickets } from './StatefulTickets.play.tsx';
import { TicketsScreen } from './TicketsScreen.tsx';

/** The member's tickets with their status, and the button for a new one. */
const meta = {
  title: 'Screens/Support/Tickets',
  component: TicketsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { page: 1, statuses: [], transaction: null, onChange: fn() },
  render: (args) => <StatefulTickets {...args} />,
  ...onScreen(paths.support, { backend: () => newMember({ tickets: 5 }) }),
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const button = (name: string) => screen.getByRole('button', { name });
const rows = () => within(screen.getByRole('list', { name: 'Tickets' })).getAllByRole('listitem');

async function counted(text: string) {
  const line = await screen.findByText(text);
  await expect(line).toHaveAttribute('role', 'status');
}

export const Loaded: Story = {
  play: async () => {
    await counted('Showing 5 ticket(s) of 5');
    await expect(screen.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    const [open, pending, closed] = rows();
    await expect(open).toHaveTextContent(/Last updated 21 Nov 2026Open$/);
    await expect(pending).toHaveTextContent(/Support waits for your answer\.Pending$/);
    await expect(within(closed as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    await expect(closed).toHaveTextContent('Closed tickets cannot be opened.');
    const link = screen.getByRole('link', { name: 'My purchase of Level 4 does not show' });
    await expect(link).toHaveAttribute('href', '/dashboard/support/ticket-5');
    await expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  },
};

async function openFilter({ userEvent }: PlayContext) {
  await screen.findByText(/^Showing/);
  button('Filter').focus();
  await userEvent.keyboard('{Enter}');
  return within(screen.getByRole('region', { name: 'Filter Tickets' }));
}

export const FilterOpen: Story = {
  play: async (context) => {
    const panel = await openFilter(context);
    await expect(button('Filter')).toHaveAttribute('aria-expanded', 'true');
    const chips = within(panel.getByRole('toolbar', { name: 'Filter Tickets' })).getAllByRole('button');
    await expect(chips.map((chip) => chip.textContent)).toEqual(['Open', 'Pending', 'Closed']);
    await expect(panel.getByRole('button', { name: 'Clear all filters' })).toBeDisabled();
  },
};

/**
 * Filters by several statuses; filtering returns to page 1, and active filters stay visible when
 * the panel is closed.
 */
export const Filtered: Story = {
  beforeEach: startBackend({ backend: () => newMember({ tickets: 27 }) }),
  play: async (context) => {
    const { userEvent } = context;
    const panel = await openFilter(context);
    await userEvent.click(button('Next'));
    await screen.findByText('Page 2 of 3');
    await userEvent.click(panel.getByRole('button', { name: 'Open' }));
    await counted('Showing 9 ticket(s) of 9');
    await userEvent.click(panel.getByRole('button', { name: 'Pending' }));
    await counted('Showing 10 ticket(s) of 18');
    await expect(screen.getByText('Page 1 of 2')).toBeVisible();
    await expect(within(screen.getByRole('list', { name: 'Tickets' })).queryByText('Closed')).toBeNull();
    await userEvent.click(button('Filter'));
    await expect(screen.queryByRole('region', { name: 'Filter Tickets' })).not.toBeInTheDocument();
    const line = screen.getByText('Showing 10 ticket(s) of 18').parentElement;
    await expect(line).toHaveTextContent(/OpenPending$/);
  },
};

export const EmptyFiltered: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 2 }) }),
  play: async (context) => {
    const panel = await openFilter(context);
    await context.userEvent.click(panel.getByRole('button', { name: 'Closed' }));
    await expect(await screen.findByText('No tickets found')).toBeVisible();
    await expect(screen.getByText('Try removing some filters or create a new ticket')).toBeVisible();
    await context.userEvent.click(button('Clear all filters'));
    await counted('Showing 2 ticket(s) of 2');
    await context.userEvent.click(panel.getByRole('button', { name: 'Closed' }));
    await counted('Showing 0 ticket(s) of 0');
  },
};

export const EmptyFirst: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => newMember() }),
  play: async () => {
    await expect(await screen.findByText('No tickets found')).toBeVisible();
    await expect(screen.getByText('Create a new ticket to get started with support')).toBeVisible();
    await expect(button('Create Your First Ticket')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TwoPages: Story = {
  beforeEach: startBackend({ backend: () => newMember({ tickets: 13 }) }),
  play: async ({ userEvent }) => {
    await counted('Showing 10 ticket(s) of 13');
    await expect(button('Prev')).toBeDisabled();
    button('Next').focus();
    await userEvent.keyboard('{Enter}');
    await counted('Showing 3 ticket(s) of 13');
    await expect(screen.getByText('Page 2 of 2')).toBeVisible();
    await expect(button('Next')).toBeDisabled();
    await expect(button('Prev')).toHaveFocus();
    await expect(rows()).toHaveLength(3);
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading tickets...')).toBeVisible();
    await expect(screen.queryByText('No tickets found')).not.toBeInTheDocument();
  },
};

/** A failed list shows an error instead of the empty state. */
export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, failing: ['tickets'] }) }),
  play: async ({ userEvent, fakes }) => {
    const words = await screen.findByText('Failed to load tickets. Please try again.');
    await expect(words.closest('[role="alert"]')).toBeVisible();
    await expect(screen.queryByText('No tickets found')).not.toBeInTheDocument();
    await userEvent.click(button('Retry'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    fakes.backend.failing.clear();
    await userEvent.click(button('Retry'));
    await counted('Showing 5 ticket(s) of 5');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fakes.backend.failing.add('tickets');
    await userEvent.click(button('Refresh'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(rows(), 'what was there stays').toHaveLength(5);
  },
};

/** The last ticket of the last page no longer matches the filter: the previous page is shown. */
export const PageGone: Story = {
  beforeEach: startBackend({ backend: () => newMember({ tickets: 33 }) }),
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { tickets, wallet } = fakes.backend;
    const panel = await openFilter(context);
    await userEvent.click(panel.getByRole('button', { name: 'Open' }));
    await counted('Showing 10 ticket(s) of 11');
    await userEvent.click(button('Next'));
    await counted('Showing 1 ticket(s) of 11');
    tickets.close(tickets.of(wallet).find(({ status }) => status === 'open')?.id ?? '');
    await userEvent.click(button('Refresh'));
    await counted('Showing 10 ticket(s) of 10');
    await expect(screen.queryByText('No tickets found')).not.toBeInTheDocument();
    await expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  },
};

/** Refreshing shows changes, and nothing shifts meanwhile. */
export const Refreshed: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    await counted('Showing 5 ticket(s) of 5');
    backend.tickets.create(backend.wallet, { ...noTopic, subject: 'Written on my phone', message: 'Hello' });
    await userEvent.click(button('Refresh'));
    await counted('Showing 6 ticket(s) of 6');
    await expect(rows()[0]).toHaveTextContent('Written on my phone');
    await waitFor(() => expect(button('Refresh')).toHaveFocus());
  },
};
