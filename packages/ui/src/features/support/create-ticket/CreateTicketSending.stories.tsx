import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { chooseFiles } from '../chooseFiles.play.ts';
import { loseReply } from '../loseReply.play.ts';
import { StatefulTickets } from '../tickets/StatefulTickets.play.tsx';
import { TicketsScreen } from '../tickets/TicketsScreen.tsx';
import {
  alwaysOpen,
  expectKept,
  fill,
  gone,
  message,
  open,
  picture,
  receipt,
  subject,
  submit,
  watchTicket,
} from './createTicket.play.ts';
import { draftKeys } from './draftKeys.ts';

/** Sending a ticket: pending states and failures. */
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

export const Creating: Story = {
  tags: ['state-busy'],
  play: async (context) => {
    const dialog = await fill(context);
    context.fakes.backend.latency = 'infinite';
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(await dialog.findByRole('button', { name: 'Creating Ticket...' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Creating Ticket...' })).toBeVisible();
    await expect(subject()).toHaveAttribute('readonly');
  },
};

/** Each failed file shows its error and a retry button. */
export const NotUploaded: Story = {
  tags: ['state-error', 'spec-4'],
  beforeEach: startBackend({
    backend: () => newMember({ tickets: 2, failing: ['uploadSingle', 'createTicket'] }),
  }),
  play: async (context) => {
    const dialog = await submit(context, receipt);
    const list = within(await screen.findByRole('list', { name: 'Files to upload' }));
    await expect(await list.findByText('Not uploaded')).toBeInTheDocument();
    const again = list.getByRole('button', { name: 'Upload receipt.pdf again' });
    await waitFor(() => expect(again).toBeEnabled());
    await expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
    await expectKept();
  },
};

export const CreateFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 2, failing: ['createTicket'] }) }),
  play: async (context) => {
    const dialog = await submit(context, receipt);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create ticket. Please try again.');
    await expectKept();
    await expect(dialog.getByText('receipt.pdf')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create Ticket' })).toHaveFocus();
  },
};

export const Created: Story = {
  beforeEach: startBackend({ backend: () => newMember({ tickets: 2, hours: alwaysOpen }) }),
  play: async (context) => {
    await submit(context, receipt, picture);
    await gone();
    const said = await screen.findByText(/^Ticket created\./);
    await expect(said).toHaveTextContent(/^Ticket created\. Support answers by \d{2}:\d{2}/);
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const [first] = within(screen.getByRole('list', { name: 'Tickets' })).getAllByRole('link');
    await expect(first).toHaveAccessibleName('Bonus of level 3');
    await waitFor(() => expect(first).toHaveFocus());
    const { tickets, wallet } = context.fakes.backend;
    const [opening] = tickets.of(wallet)[0]?.messages ?? [];
    await expect(opening?.message).toBe('It has not come.\nWhat can I do?');
    await expect(opening?.attachments.map((path) => path.split('/').at(-1))).toEqual([
      'receipt.pdf',
      'wallet.png',
    ]);
  },
};

/** Earlier field errors stay hidden for a created ticket, and its fields do not empty visibly. */
export const CreatedAfterMissing: Story = {
  tags: ['spec-5'],
  play: async (context) => {
    const dialog = await open(context);
    const create = dialog.getByRole('button', { name: 'Create Ticket' });
    await context.userEvent.click(create);
    await expect(screen.getByText('Enter a subject.')).toBeVisible();
    await expect(subject()).toHaveFocus();
    await context.userEvent.keyboard('Bonus of level 3');
    await context.userEvent.type(message(), 'It has not come.{Enter}What can I do?');
    chooseFiles(receipt);
    await expect(screen.queryByText(/^Enter a/)).not.toBeInTheDocument();
    const watched = watchTicket();
    await context.userEvent.click(create);
    await gone();
    const seen = watched();
    await expect(seen.texts, 'until it was gone').not.toMatch(/Enter a (subject|message)/);
    await expect(seen.subjects).toEqual(['Bonus of level 3']);
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const { drafts } = context.fakes.ports;
    const { subject: kept, message: text } = draftKeys(null);
    await expect(drafts.read(kept) + drafts.read(text)).toBe('');
  },
};

/**
 * The first ticket: the empty list's button disappears, and the focus moves to the header's button.
 */
export const CreatedFirst: Story = {
  beforeEach: startBackend({ backend: () => newMember() }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Ticket' }));
    await screen.findByRole('dialog', { name: 'Create Ticket' });
    await waitFor(() => expect(subject()).toHaveFocus());
    await userEvent.keyboard('Hello');
    await userEvent.type(message(), 'Is anybody there?');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 1 ticket(s) of 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Hello' })).toHaveFocus());
  },
};

/** The reply is lost after the ticket was created: a retry creates no second ticket. */
export const CreatedOnce: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    loseReply(context.fakes.ports.client, 'createTicket');
    const dialog = await submit(context);
    await screen.findByRole('alert');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    await expect(context.fakes.backend.tickets.of(context.fakes.backend.wallet)).toHaveLength(3);
  },
};

/**
 * The ticket was created without files and the reply was lost: a retry creates no second ticket and
 * offers to send the files uploaded since.
 */
export const CreatedWithoutFiles: Story = {
  tags: ['spec-4', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 2, failing: ['uploadSingle'] }) }),
  play: async (context) => {
    const { ports, backend } = context.fakes;
    loseReply(ports.client, 'createTicket');
    const dialog = await submit(context, receipt);
    await screen.findByRole('alert');
    backend.failing.clear();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload files.');
    await context.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'Ticket Conversation' });
    await expect(backend.tickets.of(backend.wallet)).toHaveLength(3);
    const [created] = backend.tickets.of(backend.wallet);
    await expect(created?.messages.map(({ attachments }) => attachments.length)).toEqual([0, 1]);
  },
};
