import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type MockBackend, walletAt } from '@upline/api/mocks';
import {
  maximumAttachmentBytes,
  maximumAttachments,
  maximumScheduledReplies,
  undoTime,
} from '@upline/domain';
import { fileOf, loseReply } from '@upline/ui/stories';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from '../ticket/DeskTicketScreen.tsx';
import { button, input, log } from '../ticket/ticket.play.ts';
import { ticketIn, waiting, write } from './sending.play.ts';

/** Sending a reply: the ten-second undo, scheduling, closing the ticket, and failures. */
const meta = {
  title: 'Desk/Support/Sending',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<StoryContext, 'userEvent' | 'fakes'>;

/** Waits for a text in the reply's row, which renders again after each server response. */
const waitsWith = (words: string | RegExp) =>
  waitFor(async () => expect(within(await waiting()).getByText(words)).toBeVisible());
const written = (backend: MockBackend) => ticketIn(backend)?.messages.at(-1)?.message;

function chooseFiles(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Files to send', { selector: 'input' }), { target: { files } });
}

async function choose({ userEvent }: Context, way: string) {
  await userEvent.click(button('More ways to send'));
  await userEvent.click(await screen.findByRole('button', { name: way }));
}

/** Sending moves the focus to Undo; Z undoes as well. After ten seconds the reply is sent. */
export const Held: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend } = fakes;
    await write(context, 'Nothing was taken.');
    await userEvent.click(button('Send and set Pending'));
    await waitsWith('Sending in 10 s');
    await expect((await log()).getByText('Nothing was taken.')).toBeVisible();
    await waitFor(() => expect(button('Undo')).toHaveFocus());
    await userEvent.keyboard('z');
    await waitFor(() => expect(input()).toHaveValue('Nothing was taken.'));
    await expect(input()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

    await userEvent.click(button('Send and set Pending'));
    await waiting();
    await expect(written(backend)).not.toBe('Nothing was taken.');
    backend.advance(undoTime);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(written(backend)).toBe('Nothing was taken.');
    await expect((await log()).getAllByText('Nothing was taken.')).toHaveLength(1);
    await expect(await screen.findByText('Pending')).toBeVisible();
    await expect(input()).toHaveValue('');
  },
};

/** The countdown reaches "Sending" before the server confirms. */
export const Leaving: Story = {
  play: async (context) => {
    await write(context, 'On its way.');
    await context.userEvent.click(button('Send and set Pending'));
    await waitsWith('Sending in 10 s');
    const now = Date.now();
    Date.now = () => now + undoTime;
    await waitsWith('Sending');
  },
};

/** Editing a scheduled reply keeps its send time. */
export const Scheduled: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    await write(context, 'Good morning.');
    await choose(context, 'Send tomorrow, 9:00');
    await waitsWith(/22 Nov 2026/);
    await userEvent.click(button('Edit'));
    await waitFor(() => expect(input()).toHaveValue('Good morning.'));
    await userEvent.click(button('Schedule'));
    await waitsWith(/22 Nov 2026/);
    await userEvent.click(button('Edit'));
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t wait' }));
    await expect(button('Send and set Pending')).toBeEnabled();
    await choose(context, 'Send Monday, 9:00');
    await waitsWith(/23 Nov 2026/);
    await expect(written(fakes.backend)).not.toBe('Good morning.');
  },
};

/** A custom send time is limited to the next 90 days. */
export const ScheduledAtTime: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await write(context, 'Good evening.');
    await choose(context, 'Send later…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send later' }));
    const time = dialog.getByLabelText('Date and time');
    await userEvent.clear(time);
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await expect(await dialog.findByText('Choose a time within the next 90 days.')).toBeVisible();
    await userEvent.type(time, '2026-11-28T18:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitsWith(/28 Nov 2026/);
    await userEvent.click(button('Take back'));
    await waitFor(() => expect(input()).toHaveValue('Good evening.'));
    await expect(button('Send and set Pending')).toBeEnabled();
  },
};

/** The ticket closes when the reply is sent, not when it is scheduled. */
export const SentAndClosed: Story = {
  play: async (context) => {
    const { backend } = context.fakes;
    await write(context, 'Solved.');
    await choose(context, 'Send and close');
    await waiting();
    await expect(ticketIn(backend)?.status).not.toBe('closed');
    backend.advance(undoTime);
    await expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

/**
 * Files upload as they are chosen; a failed upload blocks sending. An undone reply keeps its files.
 */
export const WithFiles: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend } = fakes;
    await log();
    chooseFiles(
      fileOf('run.exe', 10),
      fileOf('empty.txt', 0),
      fileOf('huge.pdf', maximumAttachmentBytes + 1),
    );
    await expect(await screen.findByText('“run.exe” is of a kind that cannot be sent.')).toBeVisible();
    await expect(screen.getByText('“empty.txt” is empty.')).toBeVisible();
    await expect(screen.getByText('“huge.pdf” is larger than 10 MB.')).toBeVisible();
    chooseFiles(...Array.from({ length: maximumAttachments + 1 }, (_, index) => fileOf(`${index}.txt`, 8)));
    await expect(await screen.findByText('At most 10 files.')).toBeVisible();
    for (let left = maximumAttachments; left > 0; left--) {
      await userEvent.click(screen.getAllByRole('button', { name: /^Remove \d\.txt$/ })[0] as HTMLElement);
    }
    chooseFiles(fileOf('guide.pdf', 1536));
    await expect(await screen.findByText('guide.pdf')).toBeVisible();
    await waitFor(() => expect(button('Send and set Pending')).toBeEnabled());
    await userEvent.click(button('Send and set Pending'));
    await expect(await (await log()).findByRole('link', { name: 'guide.pdf' })).toBeVisible();
    await userEvent.click(button('Undo'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove guide.pdf' }));
    await expect(input()).toHaveFocus();
    await expect(button('Send and set Pending')).toBeDisabled();

    backend.failing.add('uploadSingle');
    chooseFiles(fileOf('steps.png', 2048));
    const again = await screen.findByRole('button', { name: 'Upload steps.png again' });
    await expect(button('Send and set Pending')).toBeDisabled();
    backend.failing.clear();
    await expect(screen.getByText('Not uploaded')).toBeVisible();
    await userEvent.click(again);
    await waitFor(() => expect(button('Send and set Pending')).toBeEnabled());
    await userEvent.click(button('Send and set Pending'));
    await waiting();
    backend.advance(undoTime);
    await waitFor(() => expect(ticketIn(backend)?.messages.at(-1)?.attachments).toHaveLength(1));
  },
};

/** A running upload is shown and blocks sending. */
export const Uploading: Story = {
  play: async (context) => {
    await write(context, 'Here it is.');
    context.fakes.backend.latency = 'infinite';
    chooseFiles(fileOf('guide.pdf', 1536));
    await expect(await screen.findByText('Uploading')).toBeVisible();
    await expect(button('Send and set Pending')).toBeDisabled();
  },
};

/** An unresolved macro variable blocks sending and receives the focus. */
export const Unfilled: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await write(context, 'You paid {amount} for it.');
    await expect(screen.getByText('Fill in {amount} before you send.')).toBeVisible();
    await userEvent.click(button('Send and set Pending'));
    await waitFor(() => expect(input()).toHaveFocus());
    await userEvent.keyboard('$5.00');
    await expect(input()).toHaveValue('You paid $5.00 for it.');
    await userEvent.click(button('Send and set Pending'));
    await waiting();
  },
};

/** The response is lost: the stored reply is found and not sent again. */
export const SentAfterAll: Story = {
  tags: ['state-error'],
  play: async (context) => {
    loseReply(context.fakes.ports.client, 'deskReply');
    await write(context, 'It was final at noon.');
    await context.userEvent.click(button('Send and set Pending'));
    await waiting();
    await waitFor(() => expect(input()).toHaveValue(''));
    await expect(await (await log()).findAllByText('It was final at noon.')).toHaveLength(1);
  },
};

/** Undo fails if the server is unreachable or the reply is sent; a message says which. */
export const NotTakenBack: Story = {
  tags: ['state-error', 'spec-8'],
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend, ports } = fakes;
    await write(context, 'Gone.');
    await userEvent.click(button('Send and set Pending'));
    await waiting();
    // Offline, the browser misses the event that the reply is sent.
    ports.connection.isOnline.set(false);
    backend.failing.add('deskTakeBack');
    await userEvent.click(button('Undo'));
    await expect(await screen.findByText('Couldn’t take the reply back. Try again.')).toBeVisible();
    backend.failing.clear();
    // The error appears before the refetch ends; until then the button stays disabled.
    await waitFor(() => expect(button('Undo')).not.toHaveAttribute('data-pending'));
    backend.advance(undoTime);
    await userEvent.click(button('Undo'));
    await expect(await screen.findByText('This reply has left already.')).toBeVisible();
    await expect(await (await log()).findAllByText('Gone.')).toHaveLength(1);
  },
};

/** The ticket holds the most scheduled replies: the server's reason stands beside the reply, which stays. */
export const WaitingFull: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { backend } = context.fakes;
    await log();
    const reply = {
      ticketId: ticketIn(backend)?.id ?? '',
      author: walletAt(9001),
      after: 'pending',
    } as const;
    const sendAt = new Date(backend.now().getTime() + 60 * undoTime);
    for (let at = 0; at < maximumScheduledReplies; at++)
      backend.outbox.hold({ ...reply, message: `Later, ${at}.`, attachments: [] }, sendAt);
    await (await log()).findByText(`Later, ${maximumScheduledReplies - 1}.`);
    await write(context, 'One more.');
    await choose(context, 'Send tomorrow, 9:00');
    await expect(
      await screen.findByText(
        'At most 20 replies of a ticket wait at once. Let one leave first, or take one back.',
      ),
    ).toBeVisible();
    await expect(screen.getByText('One more.')).toBeVisible();
  },
};

/** A colleague's reply is visible; a reply of an author who lost their role is not sent. */
export const Stopped: Story = {
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend } = fakes;
    await log();
    const ticketId = ticketIn(backend)?.id ?? '';
    const author = walletAt(9001);
    const reply = { ticketId, author, message: 'From Noor.', attachments: [], after: 'pending' } as const;
    backend.outbox.hold(reply);
    await expect(await (await log()).findByText('Sending in 10 s')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    backend.staff.withdraw(author, 'agent', walletAt(0));
    backend.advance(undoTime);
    await expect(await screen.findByText('Not sent: Noor Haddad no longer answers members.')).toBeVisible();
    await expect((await log()).getByText('Not sent')).toBeVisible();
    await userEvent.click(button('Take back'));
    await waitFor(() => expect(input()).toHaveValue('From Noor.'));
  },
};
