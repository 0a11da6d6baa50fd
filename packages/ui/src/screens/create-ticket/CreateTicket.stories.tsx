import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { onScreen } from '../onScreen.tsx';
import { chooseFiles, fileOf } from '../tickets/chooseFiles.ts';
import { loseReply } from '../tickets/loseReply.ts';
import { TicketsScreen } from '../tickets/TicketsScreen.tsx';

/** Writing to support, above the list of tickets that it adds to. */
const meta = {
  title: 'Screens/Support/Create ticket',
  component: TicketsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.support, { world: () => newMember({ tickets: 2 }) }),
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const receipt = fileOf('receipt.pdf', 1536);
const picture = fileOf('wallet.png', 2_400_000);

const subject = () => screen.getByRole('textbox', { name: 'Subject' });
const message = () => screen.getByRole('textbox', { name: 'Message' });

async function open({ userEvent }: PlayContext) {
  await screen.findByText('Showing 2 ticket(s) of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Create Ticket' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Ticket' }));
  await waitFor(() => expect(subject()).toHaveFocus());
  return dialog;
}

async function fill(context: PlayContext) {
  const dialog = await open(context);
  await context.userEvent.keyboard('Bonus of level 3');
  await context.userEvent.tab();
  await expect(message()).toHaveFocus();
  await context.userEvent.keyboard('It has not come.{Enter}What can I do?');
  return dialog;
}

async function submit(context: PlayContext, ...files: File[]) {
  const dialog = await fill(context);
  if (files.length > 0) chooseFiles(...files);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
  return dialog;
}

async function expectKept() {
  await expect(subject()).toHaveValue('Bonus of level 3');
  await expect(message()).toHaveValue('It has not come.\nWhat can I do?');
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Nothing typed: it closes without a question, and the focus returns to what opened it. */
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

export const Filled: Story = {
  play: async (context) => {
    await fill(context);
    await expectKept();
  },
};

/** What is missing is said where it is missing, once it was tried. */
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
    await expect(context.scripted.world.tickets.of(context.scripted.world.wallet)).toHaveLength(2);
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
    chooseFiles(fileOf('note.txt', 4));
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

/** Files of other kinds, without content, or more than one message takes. */
export const FilesRefused: Story = {
  tags: ['state-error', 'spec-5'],
  play: async (context) => {
    await open(context);
    const many = Array.from({ length: 11 }, (_, index) => fileOf(`page ${index + 1}.png`, 9));
    chooseFiles(fileOf('logo.svg', 9), fileOf('nothing.txt', 0), ...many);
    await expect(await screen.findByText('A message takes at most 10 files.')).toBeVisible();
    await expect(screen.getByText('File "logo.svg" is of a kind that cannot be attached.')).toBeVisible();
    await expect(screen.getByText('File "nothing.txt" is empty.')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Files to upload' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Creating: Story = {
  tags: ['state-busy'],
  play: async (context) => {
    const dialog = await fill(context);
    context.scripted.world.latency = 'infinite';
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(await dialog.findByRole('button', { name: 'Creating Ticket...' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Creating Ticket...' })).toBeVisible();
    await expect(subject()).toHaveAttribute('readonly');
  },
};

/** The ticket is made all the same, and the list says that its files are missing. */
export const UploadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 2, failing: ['uploadSingle'] }) }),
  play: async (context) => {
    await submit(context, receipt);
    await gone();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to upload files. Please try again.');
    await expect(screen.getByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const [created] = context.scripted.world.tickets.of(context.scripted.world.wallet);
    await expect(created?.messages[0]?.attachments).toEqual([]);
    const link = screen.getByRole('link', { name: /^The ticket was created without them/ });
    await expect(link).toHaveAttribute('href', `/dashboard/support/${created?.id}`);
  },
};

export const CreateFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 2, failing: ['createTicket'] }) }),
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
  play: async (context) => {
    await submit(context, receipt, picture);
    await gone();
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const [first] = within(screen.getByRole('list', { name: 'Tickets' })).getAllByRole('link');
    await expect(first).toHaveAccessibleName('Bonus of level 3');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
    const { tickets, wallet } = context.scripted.world;
    const [opening] = tickets.of(wallet)[0]?.messages ?? [];
    await expect(opening?.message).toBe('It has not come.\nWhat can I do?');
    await expect(opening?.attachments.map((path) => path.split('/').at(-1))).toEqual([
      'receipt.pdf',
      'wallet.png',
    ]);
  },
};

/** The first one: the button of the empty list is gone afterwards, and the focus is not. */
export const CreatedFirst: Story = {
  beforeEach: inWorld({ world: () => newMember() }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Ticket' }));
    await screen.findByRole('dialog', { name: 'Create Ticket' });
    await waitFor(() => expect(subject()).toHaveFocus());
    await userEvent.keyboard('Hello');
    await userEvent.type(message(), 'Is anybody there?');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 1 ticket(s) of 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
  },
};

/** The reply is lost after the ticket was made: trying again does not make a second one. */
export const CreatedOnce: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    loseReply(context.scripted.ports.client, 'createTicket');
    const dialog = await submit(context);
    await screen.findByRole('alert');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    await expect(context.scripted.world.tickets.of(context.scripted.world.wallet)).toHaveLength(3);
  },
};

/** What was begun is not lost unasked. */
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
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
    await expect(context.scripted.world.tickets.of(context.scripted.world.wallet)).toHaveLength(2);
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Create Ticket' });
    await expect(subject(), 'the next one begins empty').toHaveValue('');
  },
};
