import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { StatefulTickets } from '../tickets/StatefulTickets.play.tsx';
import { TicketsScreen } from '../tickets/TicketsScreen.tsx';
import { expectKept, fill, gone, message, subject } from './createTicket.play.ts';

/** A new ticket about one transaction. */
const meta = {
  title: 'Screens/Support/Create ticket',
  component: TicketsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { page: 1, statuses: [], transaction: null, onChange: fn() },
  render: (args) => <StatefulTickets {...args} />,
  ...onScreen(paths.support, { backend: () => newMember({ tickets: 2 }) }),
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const buyer = () => newMember({ tickets: 2, activated: [1] });

/** The receipt of a transaction, read from the chain, is attached as a file. */
export const TransactionPicked: Story = {
  beforeEach: startBackend({ backend: buyer }),
  play: async (context) => {
    await fill(context);
    const [bought] = context.fakes.backend.chain.transactions;
    await context.userEvent.click(await screen.findByRole('button', { name: /Is it about a transaction/ }));
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveTextContent(
      /^\d+ \w+ · You bought Level 1 · −\u2060\$50\.00Level bought \$50\.00$/,
    );
    await context.userEvent.click(options[0] as HTMLElement);
    const name = `receipt-${bought?.transaction.slice(0, 10)}.txt`;
    const list = within(await screen.findByRole('list', { name: 'Files to upload' }));
    await expect(await list.findByText(name)).toBeVisible();
    await expect(list.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expectKept();
    const choice = screen.getByRole('button', { name: /Is it about a transaction/ });
    await expect(choice, 'what was picked stays shown').toHaveTextContent(
      'You bought Level 1 · −\u2060$50.00',
    );
    await context.userEvent.click(list.getByRole('button', { name: `Remove ${name}` }));
    await expect(choice, 'and goes with its receipt').toHaveTextContent('Pick a transaction');
  },
};

/**
 * A link with a transaction opens the dialog with its receipt. The draft of another topic is kept.
 */
export const AboutTransaction: Story = {
  beforeEach: startBackend({ backend: buyer, drafts: { 'ticket.subject': 'Bonus of level 3' } }),
  render: (args, { fakes: { backend } }) => {
    const own = backend.chain.lines.find(({ wallet }) => wallet === backend.wallet);
    return <StatefulTickets {...args} transaction={own?.transaction ?? null} />;
  },
  play: async ({ args, userEvent, fakes: { backend, ports } }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Ticket' }));
    await expect(await dialog.findByText(/^receipt-0x/)).toBeInTheDocument();
    const choice = await dialog.findByRole('button', { name: /^\d+ \w+ · You bought Level 1/ });
    await waitFor(() => expect(choice).toBeVisible());
    await waitFor(() => expect(subject()).toHaveFocus());
    await expect(subject()).toHaveValue('');
    await userEvent.keyboard('My purchase');
    await userEvent.type(message(), 'Where is it?');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(args.onChange, 'it is not asked for again').toHaveBeenLastCalledWith({
      page: 1,
      statuses: [],
    });
    const [opening] = backend.tickets.of(backend.wallet)[0]?.messages ?? [];
    await expect(opening?.attachments).toHaveLength(1);
    await expect(await screen.findByRole('link', { name: 'My purchase' })).toBeVisible();
    await expect(ports.drafts.read('ticket.subject')).toBe('Bonus of level 3');
  },
};

/** The chain is slow: the other fields stay editable. */
export const TransactionReading: Story = {
  tags: ['state-loading', 'chain'],
  beforeEach: startBackend({ backend: buyer, balances: { load: 'never' } }),
  play: async (context) => {
    const dialog = await fill(context);
    await context.userEvent.click(await screen.findByRole('button', { name: /Is it about a transaction/ }));
    await context.userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await expect(await screen.findByText('Reading the transaction…')).toBeVisible();
    await expectKept();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    const { backend } = context.fakes;
    const [made] = backend.tickets.of(backend.wallet);
    await expect(made?.transaction, 'the ticket is about it all the same').not.toBeNull();
  },
};

export const TransactionFailed: Story = {
  tags: ['state-error', 'chain'],
  beforeEach: startBackend({ backend: buyer, balances: { load: 'fails' } }),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(await screen.findByRole('button', { name: /Is it about a transaction/ }));
    await context.userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The transaction could not be read. Please try again.');
    await expect(screen.queryByRole('list', { name: 'Files to upload' })).not.toBeInTheDocument();
    await expectKept();
  },
};
