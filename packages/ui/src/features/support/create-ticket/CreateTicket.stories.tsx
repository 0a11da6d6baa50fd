import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { dropFiles } from '../../../stories/dropFiles.ts';
import { onScreen } from '../../../stories/onScreen.tsx';
import { chooseFiles, fileOf } from '../chooseFiles.play.ts';
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
} from './createTicket.play.ts';

/** The dialog for a new ticket, above the ticket list. */
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

/** Untouched: closes without confirmation, and the focus returns to the opening button. */
export const Empty: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Create Ticket' });
    await waitFor(() => expect(subject()).toHaveFocus());
    await expect(subject()).toBeRequired();
    await expect(message()).toBeRequired();
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A filled form with the promised answer time. */
export const Filled: Story = {
  beforeEach: startBackend({ backend: () => newMember({ tickets: 2, hours: alwaysOpen }) }),
  play: async (context) => {
    const dialog = await fill(context);
    await expect(await dialog.findByText(/^We answer by \d\d:\d\d/)).toBeVisible();
    await expectKept();
  },
};

/** Matching articles appear below the text; support sees which were offered and opened. */
export const HelpSuggested: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.keyboard('My purchase failed');
    const offered = within(await dialog.findByRole('list', { name: 'This may answer it' }));
    await expect(offered.getAllByRole('link')).toHaveLength(3);
    const article = offered.getByRole('link', { name: /^A purchase that failed/ });
    await expect(article).toHaveAttribute('href', '/help/failed-purchase');
    await expect(article).toHaveAttribute('target', '_blank');
    article.addEventListener('click', (event) => event.preventDefault());
    await context.userEvent.click(article);
    await context.userEvent.type(message(), 'Why?');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    const { tickets, wallet } = context.fakes.backend;
    const [created] = tickets.of(wallet);
    await expect(created?.help?.offered).toContain('failed-purchase');
    await expect(created?.help?.opened).toEqual(['failed-purchase']);
  },
};

/** Missing fields show their errors after the first attempt. */
export const Missing: Story = {
  tags: ['state-error', 'spec-5'],
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.keyboard(' ');
    await expect(screen.queryByText('Enter a subject.')).not.toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(subject()).toHaveAccessibleDescription('Enter a subject.');
    await expect(subject()).toBeInvalid();
    await expect(subject()).toHaveFocus();
    await expect(message()).toHaveAccessibleDescription('Enter a message.');
    await expect(context.fakes.backend.tickets.of(context.fakes.backend.wallet)).toHaveLength(2);
  },
};

export const TooLong: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.paste('x'.repeat(201));
    await context.userEvent.click(message());
    await context.userEvent.paste('x'.repeat(10_001));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(subject()).toHaveAccessibleDescription('A subject has at most 200 characters.');
    await expect(message()).toHaveAccessibleDescription('A message has at most 10000 characters.');
  },
};

export const WithAttachments: Story = {
  play: async (context) => {
    await fill(context);
    chooseFiles(receipt, picture);
    dropFiles('Drop files here', fileOf('note.txt', 4));
    const list = within(await screen.findByRole('list', { name: 'Files to upload' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'receipt.pdf1.5 KB',
      'wallet.png2.3 MB',
      'note.txt4 B',
    ]);
    await context.userEvent.click(list.getByRole('button', { name: 'Remove wallet.png' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('button', { name: 'Remove note.txt' })).toHaveFocus();
  },
};

export const FileTooLarge: Story = {
  tags: ['state-error', 'spec-5', 'spec-8'],
  play: async (context) => {
    await fill(context);
    chooseFiles(receipt, fileOf('film.png', 10_485_761));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('File "film.png" exceeds the 10MB size limit.');
    const list = within(screen.getByRole('list', { name: 'Files to upload' }));
    await expect(list.getAllByRole('listitem'), 'the other one is taken').toHaveLength(1);
    await expectKept();
  },
};

/** Files of other types, empty files, and more files than the limit. */
export const FilesRefused: Story = {
  tags: ['state-error', 'spec-5'],
  play: async (context) => {
    await open(context);
    const many = Array.from({ length: 11 }, (_, index) => fileOf(`page ${index + 1}.png`, 9));
    chooseFiles(fileOf('logo.svg', 9), fileOf('nothing.txt', 0), ...many);
    await expect(await screen.findByText('A message takes at most 10 files.')).toBeVisible();
    await expect(
      screen.getByText('File "logo.svg" cannot be attached: its type is not accepted.'),
    ).toBeVisible();
    await expect(screen.getByText('File "nothing.txt" is empty.')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Files to upload' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** Asks before it discards a draft. */
export const DiscardAsked: Story = {
  play: async (context) => {
    await fill(context);
    await context.userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this ticket?' }));
    await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(message()).toHaveFocus());
    await expectKept();
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const again = within(await screen.findByRole('alertdialog'));
    const warning = again.getByText('What you typed and the files you chose will be lost.');
    await waitFor(() => expect(warning).toBeVisible());
  },
};

export const Discarded: Story = {
  play: async (context) => {
    await fill(context);
    const { drafts } = context.fakes.ports;
    await waitFor(() => expect(drafts.read('ticket.subject')).toBe('Bonus of level 3'));
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await gone();
    await waitFor(() => expect(drafts.read('ticket.subject')).toBe(''));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
    await expect(context.fakes.backend.tickets.of(context.fakes.backend.wallet)).toHaveLength(2);
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Create Ticket' });
    await expect(subject(), 'the next one begins empty').toHaveValue('');
  },
};

/** Restores the draft of an earlier visit. */
export const Drafted: Story = {
  beforeEach: startBackend({
    backend: () => newMember({ tickets: 2 }),
    drafts: { 'ticket.subject': 'Bonus of level 3', 'ticket.message': 'It has not' },
  }),
  play: async (context) => {
    const { drafts } = context.fakes.ports;
    await open(context);
    await expect(subject()).toHaveValue('Bonus of level 3');
    await expect(message()).toHaveValue('It has not');
    await context.userEvent.type(message(), ' come.');
    await waitFor(() => expect(drafts.read('ticket.message')).toBe('It has not come.'));
  },
};

/** Finds a recovery phrase that spans both fields. */
export const PhraseStopped: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.paste('legal winner thank year wave sausage');
    await context.userEvent.click(message());
    await context.userEvent.paste('worth useful legal winner thank yellow');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    const warning = await screen.findByRole('alertdialog', { name: 'This looks like a recovery phrase' });
    await expect(warning).toBeInTheDocument();
    await expect(context.fakes.backend.tickets.of(context.fakes.backend.wallet)).toHaveLength(2);
  },
};
