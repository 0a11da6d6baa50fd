import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Query } from '@tanstack/react-query';
import { supportAgent } from '@upline/api/mocks';
import { noTopic } from '@upline/domain';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from '../ticket/DeskTicketScreen.tsx';
import { input as reply } from '../ticket/ticket.play.ts';
import { besideTicket, outcome, written } from './member.play.ts';
import type { TicketTransaction } from './memberChainQuery.ts';

/** The member panel: chain history, earlier tickets, and failures. */
const meta = {
  title: 'Desk/Support/Member',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** A long history loads page by page and names the first block searched for allowances. */
export const LongHistory: Story = {
  tags: ['chain'],
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      for (let n = 0; n < 30; n += 1)
        backend.outcomes.allow(backend.tickets.find('ticket-37')?.wallet ?? '', 5, BigInt(n));
      backend.outcomes.allowancesFrom = '9000';
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    const member = await besideTicket();
    const history = within(await member.findByRole('list', { name: 'Chain history' }));
    const before = history.getAllByRole('listitem').length;
    await expect(member.getByText(/Allowances before block 9,000 were not looked for\.$/)).toBeVisible();
    await userEvent.click(member.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(history.getAllByRole('listitem').length).toBeGreaterThan(before));
  },
};

/** The history fails to load and can be retried; it turns out empty. */
export const HistoryFailed: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  args: { ticketId: '41' },
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent({ failing: ['deskMemberChain'] });
      backend.tickets.create(backend.wallet, { ...noTopic, subject: 'My photo', message: 'It is gone.' });
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const member = await besideTicket();
    await expect(await member.findByText('Couldn’t load the chain history.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(member.getByRole('button', { name: 'Try again' }));
    await expect(await member.findByText('Nothing yet.')).toBeVisible();
  },
};

/** On phones the failure appears above the conversation and opens the member sheet. */
export const OnPhone: Story = {
  tags: ['phone', 'chain'],
  args: { ticketId: '40' },
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const why = 'The pool could not take the fee: it needed $200.00 and was allowed $150.00.';
    // The same text is in the hidden side panel.
    await waitFor(() => expect(screen.getAllByText(why)[0]).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Chain history' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Member' }));
    const put = await sheet.findByRole('button', { name: 'Put in reply' });
    await waitFor(() => expect(put).toBeVisible());
    await userEvent.click(put);
    await waitFor(() => expect(written()).toContain('nothing was taken for it'));
  },
};

export const EarlierTickets: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: () => supportAgent({ queue: 300 }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const member = await besideTicket();
    const tab = await member.findByRole('tab', { name: /^Tickets \d+$/ });
    await userEvent.click(tab);
    const [ticket] = backend.tickets.all().filter(({ number }) => number === 37);
    const own = backend.tickets.of(ticket?.wallet ?? '');
    await expect(tab).toHaveTextContent(`Tickets ${own.length}`);
    const list = within(member.getByRole('tabpanel'));
    await expect(list.getAllByRole('link')).toHaveLength(20);
    await expect(list.getByText(`The newest 20 of ${own.length}.`)).toBeVisible();
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('href', `/support/tickets/${own[0]?.number}`);
  },
};

/** The node is unreachable: figures show the ledger's block and age, and the balance is unknown. */
export const ChainUnreachable: Story = {
  tags: ['state-error', 'chain', 'spec-8'],
  globals: desktop,
  play: async () => {
    const member = await besideTicket();
    await expect(
      await member.findByText(/^Can’t read the chain\. Figures are from block [\d,]+, .+\.$/),
    ).toBeVisible();
    await expect(member.getByText('Not known')).toBeVisible();
  },
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      backend.isChainReachable = false;
      return backend;
    },
  }),
};

/** Member figures fail to load: the conversation works, and a button retries. */
export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  beforeEach: startBackend({ backend: () => supportAgent({ failing: ['deskMember'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const member = await besideTicket();
    await expect(await member.findByText('Couldn’t load the member.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(member.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(member.getByText('Ready to claim')).toBeVisible());
  },
};

/** The panel throws on invalid data: the conversation still accepts replies. */
export const PanelBroken: Story = {
  tags: ['state-error', 'chain', 'spec-8'],
  globals: desktop,
  args: { ticketId: '40' },
  beforeEach() {
    // React logs every caught error to the console, and the boundary reports it to the page.
    const told = [spyOn(console, 'error'), spyOn(globalThis, 'reportError')];
    for (const one of told) one.mockImplementation(() => undefined);
    return () => {
      for (const one of told) one.mockRestore();
    };
  },
  play: async ({ userEvent, fakes: { queries } }) => {
    await outcome();
    const about = { predicate: ({ queryKey }: Query) => queryKey.includes('deskTransaction') };
    queries.setQueriesData<TicketTransaction>(about, (data) =>
      data?.outcome ? { ...data, outcome: { ...data.outcome, gasFee: 'no figure' } } : data,
    );
    const member = await besideTicket();
    await expect(await member.findByText('The member can’t be shown.')).toBeVisible();
    await userEvent.click(member.getByRole('button', { name: 'Try again' }));
    await expect(await member.findByText('The member can’t be shown.')).toBeVisible();
    await expect(globalThis.reportError).toHaveBeenCalled();
    await userEvent.type(reply(), 'I look into it.');
    await expect(reply()).toHaveValue('I look into it.');
  },
};
