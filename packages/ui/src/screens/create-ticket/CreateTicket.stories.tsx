import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dropFiles } from '../dropFiles.ts';
import { onScreen } from '../onScreen.tsx';
import { chooseFiles, fileOf } from '../tickets/chooseFiles.ts';
import { TicketsScreen } from '../tickets/TicketsScreen.tsx';
import { expectKept, fill, gone, message, open, picture, receipt, subject } from './playCreateTicket.ts';

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
