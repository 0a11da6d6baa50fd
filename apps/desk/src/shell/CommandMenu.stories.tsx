import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorStaff, supportAgent, supportLead } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeskFrame } from './DeskFrame.tsx';
import { onDesk } from './onDesk.play.tsx';

/** ⌘K: finds pages, acts and tickets. */
const meta = {
  title: 'Desk/Commands',
  component: DeskFrame,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/operate', title: 'Overview', keys: [], children: null },
  ...onDesk(),
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof DeskFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = async () => within(await screen.findByRole('listbox', { name: 'Found' }));

async function open(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  await screen.findByRole('button', { name: /^Find a page/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** Operators find acts but no tickets. */
export const Acts: Story = {
  beforeEach: startBackend({ backend: operatorStaff }),
  play: async ({ userEvent, fakes: { ports } }) => {
    const field = await open(userEvent);
    const list = await found();
    await expect(list.getByRole('option', { name: /^Clocks/ })).toBeVisible();
    await expect(list.queryByRole('option', { name: /^All tickets/ })).not.toBeInTheDocument();
    await userEvent.type(field, 'take back');
    await waitFor(() => expect(list.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.clear(field);
    await userEvent.type(field, 'apply ann');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(ports.navigation.visits.get()).toContain('/operate/acts/terms-apply');
  },
};

/** Agents find only permitted pages: no acts and no team page. */
export const Tickets: Story = {
  beforeEach: startBackend({ backend: supportAgent }),
  args: { path: '/support/open', title: 'Open' },
  play: async ({ userEvent, fakes: { ports } }) => {
    const field = await open(userEvent);
    const list = await found();
    await expect(list.getByRole('option', { name: /^Macros/ })).toBeVisible();
    await expect(list.queryByRole('option', { name: /^Pause/ })).not.toBeInTheDocument();
    await expect(list.queryByRole('option', { name: /^Roles/ })).not.toBeInTheDocument();
    await userEvent.type(field, '0x00000000000000000000000000000000000000ab');
    await waitFor(() => expect(list.getByRole('option', { name: /^Tickets of member 0x/ })).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'lost income');
    await waitFor(() =>
      expect(list.getByRole('option', { name: /^Search tickets for “lost income”/ })).toBeVisible(),
    );
    await userEvent.clear(field);
    await userEvent.type(field, '4821');
    await waitFor(() => expect(list.getByRole('option', { name: /^Open ticket 4821/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(ports.navigation.visits.get()).toContain('/support/tickets/4821'));
  },
};

/** Tickets and their member, found by number, subject or name; each search is in the audit log. */
export const TicketsFound: Story = {
  beforeEach: startBackend({ backend: supportAgent }),
  args: { path: '/support/open', title: 'Open' },
  play: async ({ userEvent, fakes: { ports, backend } }) => {
    const ticket = backend.tickets.all()[0];
    if (!ticket) throw new Error('There is no ticket.');
    const { number, subject, wallet } = ticket;
    const name = backend.members().find((member) => member.wallet === wallet)?.name ?? '';
    const field = await open(userEvent);
    const list = await found();
    const row = () => list.findByRole('option', { name: new RegExp(`^#${number} `) });
    for (const words of [`#${number}`, subject, name]) {
      await userEvent.clear(field);
      await userEvent.type(field, words);
      await expect(await row()).toHaveTextContent(subject);
    }
    await expect(list.getByRole('option', { name: new RegExp(`^Tickets of member ${name}`) })).toBeVisible();
    const searches = backend.audit.entries.filter(({ act }) => act === 'search' || act === 'list');
    await expect(searches.length).toBeGreaterThan(0);
    await userEvent.click(await row());
    await waitFor(() => expect(ports.navigation.visits.get()).toContain(`/support/tickets/${number}`));
  },
};

/** The server does not answer: pages are still found. */
export const SearchFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => supportAgent({ failing: ['deskTickets'] }) }),
  args: { path: '/support/open', title: 'Open' },
  play: async ({ userEvent }) => {
    const field = await open(userEvent);
    await userEvent.type(field, 'macros');
    await expect(await screen.findByText('Searching tickets…')).toBeVisible();
    await expect(
      await screen.findByText('Couldn’t search the tickets.', {}, { timeout: 8000 }),
    ).toBeVisible();
    await expect((await found()).getByRole('option', { name: /^Macros/ })).toBeVisible();
  },
};

/** Opened by the button in the bar; leads to the list of keys. */
export const ToTheKeys: Story = {
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Find a page/ }));
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'keys');
    await userEvent.click((await found()).getByRole('option', { name: 'Keys' }));
    const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
    await waitFor(() => expect(keys.getByText('send the recommended way')).toBeVisible());
  },
};

/** A search without results. */
export const Nothing: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: operatorStaff }),
  play: async ({ userEvent }) => {
    const field = await open(userEvent);
    await userEvent.type(field, 'zzz');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

/** On phones the list scrolls, and arrow keys move through it from the field. */
export const OnAPhone: Story = {
  beforeEach: startBackend({ backend: operatorStaff }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const field = await open(userEvent);
    const list = await found();
    await waitFor(() => expect(list.getByRole('option', { name: /^Clocks/ })).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    const last = list.getAllByRole('option').at(-1);
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', last?.id));
  },
};
