import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { chooseFiles } from '../chooseFiles.play.ts';
import { StatefulTickets } from '../tickets/StatefulTickets.play.tsx';
import { TicketsScreen } from '../tickets/TicketsScreen.tsx';
import { expectKept, fill, gone, picture, receipt, submit } from './createTicket.play.ts';

/** The files of a new ticket, while they are uploaded. */
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

/** Shows the real progress of each file; the bar follows elapsed time. */
export const Uploading: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    const dialog = await fill(context);
    chooseFiles(receipt, picture);
    context.fakes.backend.latency = 'infinite';
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(await dialog.findByRole('progressbar', { name: 'Uploading: 20%' })).toBeVisible();
    await expect(dialog.getByText('0 B of 1.5 KB')).toBeInTheDocument();
    await expect(dialog.getByText('0 B of 2.3 MB')).toBeInTheDocument();
    await expect(screen.queryByRole('list', { name: 'Files to upload' })).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Creating Ticket...' })).toHaveFocus();
  },
};

/** The files are uploaded, the ticket is still being created. */
export const UploadComplete: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    const { client } = context.fakes.ports;
    const { call } = client;
    client.call = (name, ...rest) => (name === 'createTicket' ? new Promise(() => {}) : call(name, ...rest));
    await submit(context, receipt);
    const dialog = within(screen.getByRole('dialog', { name: 'Create Ticket' }));
    const bar = await dialog.findByRole('progressbar', { name: 'Upload complete!' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(dialog.getByText('1.5 KB of 1.5 KB')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Cancel upload' })).not.toBeInTheDocument();
  },
};

/** Cancelled during the upload: the draft is restored, and no ticket was created. */
export const UploadCancelled: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    const dialog = await fill(context);
    chooseFiles(receipt);
    context.fakes.backend.latency = 'infinite';
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument());
    await expectKept();
    await expect(screen.getByRole('list', { name: 'Files to upload' })).toHaveTextContent(
      'receipt.pdf1.5 KB',
    );
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
    await expect(context.fakes.backend.tickets.of(context.fakes.backend.wallet)).toHaveLength(2);
  },
};

/** Files and ticket failed: each file is retried alone and not uploaded twice. */
export const UploadRetried: Story = {
  tags: ['spec-4'],
  beforeEach: startBackend({
    backend: () => newMember({ tickets: 2, failing: ['uploadSingle', 'createTicket'] }),
  }),
  play: async (context) => {
    const { backend } = context.fakes;
    const dialog = await submit(context, receipt, picture);
    await screen.findByRole('alert');
    await expect(screen.getAllByText('Not uploaded')).toHaveLength(2);
    backend.failing.clear();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Upload wallet.png again' }));
    await expect(await screen.findByText('Uploaded')).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Upload receipt.pdf again' }));
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    backend.failing.add('uploadSingle');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const [created] = backend.tickets.of(backend.wallet);
    await expect(created?.messages[0]?.attachments).toHaveLength(2);
    await expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument();
  },
};

/** The ticket is created, and the list reports the missing files. */
export const UploadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 2, failing: ['uploadSingle'] }) }),
  play: async (context) => {
    await submit(context, receipt);
    await gone();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to upload files. Please try again.');
    await expect(screen.getByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const [created] = context.fakes.backend.tickets.of(context.fakes.backend.wallet);
    await expect(created?.messages[0]?.attachments).toEqual([]);
    const link = screen.getByRole('link', { name: /^The ticket was created without them/ });
    await expect(link).toHaveAttribute('href', `/dashboard/support/${created?.id}`);
  },
};

/** The failed files are sent to the created ticket without choosing them again. */
export const UploadedAfterAll: Story = {
  tags: ['spec-8'],
  beforeEach: startBackend({
    backend: () => newMember({ tickets: 2, failing: ['uploadSingle', 'uploadToTicket'] }),
  }),
  play: async (context) => {
    const { backend } = context.fakes;
    await submit(context, receipt, picture);
    await gone();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await context.userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    await expect(screen.getByRole('alert'), 'it is offered again').toBeVisible();
    backend.failing.clear();
    await context.userEvent.click(retry);
    const link = await screen.findByRole('link', { name: 'Ticket Conversation' });
    await expect(screen.getByText('Upload complete!')).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
    const [created] = backend.tickets.of(backend.wallet);
    await expect(link).toHaveAttribute('href', `/dashboard/support/${created?.id}`);
    await expect(created?.messages.map(({ attachments }) => attachments.length)).toEqual([0, 2]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
