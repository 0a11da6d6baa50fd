import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { ticketPath } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { fileOf } from '../chooseFiles.play.ts';
import { ConversationScreen } from './ConversationScreen.tsx';
import {
  button,
  fiveTickets,
  input,
  log,
  messagesIn,
  openTicket,
  receipt,
  send,
  write,
} from './conversation.play.ts';

/** The files of a message, while they are uploaded. */
const meta = {
  title: 'Screens/Support/Conversation',
  component: ConversationScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: openTicket },
  ...onScreen(ticketPath(openTicket), { backend: fiveTickets }),
} satisfies Meta<typeof ConversationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    await write(context, 'See here', receipt);
    context.fakes.backend.latency = 'infinite';
    await context.userEvent.click(button('Send'));
    await expect(await screen.findByRole('progressbar', { name: 'Uploading: 0%' })).toBeVisible();
    await expect(await screen.findByRole('progressbar', { name: 'Uploading: 20%' })).toBeVisible();
    await expect(await screen.findByText('0 B of 1.5 KB')).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Files to upload' })).not.toBeInTheDocument();
    await expect(log().getByText('receipt.pdf')).toBeVisible();
  },
};

/** The files are uploaded, the text is still being sent. */
export const UploadComplete: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    const { client } = context.fakes.ports;
    const { call } = client;
    client.call = (name, ...rest) => (name === 'replyToTicket' ? new Promise(() => {}) : call(name, ...rest));
    await send(context, '', receipt);
    const bar = await screen.findByRole('progressbar', { name: 'Upload complete!' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(log().getByText('Sending...')).toBeVisible();
  },
};

/** Cancelled during the upload: the draft is restored, and nothing was sent. */
export const UploadCancelled: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    await write(context, 'See here', receipt);
    context.fakes.backend.latency = 'infinite';
    await context.userEvent.click(button('Send'));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(input()).toHaveValue('See here'));
    await expect(screen.getByRole('list', { name: 'Files to upload' })).toHaveTextContent('receipt.pdf');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(log().queryByText('Sending...')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(messagesIn(context.fakes.backend)).toHaveLength(3);
  },
};

/** A file that is uploaded again waits for the next message. */
export const UploadedAgain: Story = {
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, failing: ['uploadToTicket'] }) }),
  play: async (context) => {
    await send(context, 'See here', receipt);
    await screen.findByText('Not uploaded');
    context.fakes.backend.failing.clear();
    await context.userEvent.click(button('Upload receipt.pdf again'));
    await expect(await screen.findByText('Uploaded')).toBeVisible();
    await expect(screen.queryByText('Not uploaded')).not.toBeInTheDocument();
  },
};

/** A failed file is retried and goes with the next message. */
export const UploadRetried: Story = {
  tags: ['spec-4'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, failing: ['uploadToTicket'] }) }),
  play: async (context) => {
    const { backend } = context.fakes;
    const other = fileOf('wallet.png', 2048);
    await send(context, 'See here', receipt, other);
    await screen.findByRole('alert');
    await expect(await screen.findAllByText('Not uploaded')).toHaveLength(2);
    backend.failing.clear();
    await context.userEvent.click(button('Upload wallet.png again'));
    await expect(await screen.findByText('Uploaded')).toBeVisible();
    await context.userEvent.click(button('Upload receipt.pdf again'));
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    // Neither file is uploaded twice.
    backend.failing.add('uploadToTicket');
    await context.userEvent.click(button('Send'));
    await waitFor(() => expect(messagesIn(backend).at(-1)?.attachments).toHaveLength(2));
    await screen.findByText('Message sent.');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The text was sent; the files return to the draft for another attempt. */
export const UploadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, failing: ['uploadToTicket'] }) }),
  play: async (context) => {
    await send(context, 'See here', receipt);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Failed to upload files. Your message was sent without attachments.',
    );
    await expect(messagesIn(context.fakes.backend).at(-1)).toMatchObject({
      message: 'See here',
      attachments: [],
    });
    await expect(log().getByText('See here')).toBeVisible();
    await expect(input()).toHaveValue('');
    const list = within(screen.getByRole('list', { name: 'Files to upload' }));
    await expect(list.getByText('receipt.pdf')).toBeVisible();
    await expect(list.getByText('Not uploaded')).toBeVisible();
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const FileTooLarge: Story = {
  tags: ['state-error', 'spec-5', 'spec-8'],
  play: async (context) => {
    await write(context, 'See here', fileOf('film.png', 10_485_761));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('File "film.png" exceeds the 10MB size limit.');
    await expect(input()).toHaveValue('See here');
    await expect(screen.queryByRole('list', { name: 'Files to upload' })).not.toBeInTheDocument();
  },
};
