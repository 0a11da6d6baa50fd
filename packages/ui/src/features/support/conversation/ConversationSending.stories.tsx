import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { ticketPath } from '@upline/domain';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { loseReply } from '../loseReply.play.ts';
import { ConversationScreen } from './ConversationScreen.tsx';
import {
  bubbles,
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

/** Sending a message: pending states and failures. */
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

/** The message appears before the server has stored it, and the next one can be typed. */
export const Sending: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    await write(context, 'Thank you.');
    context.fakes.backend.latency = 'infinite';
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => {
      const [last] = log().getAllByRole('listitem').toReversed();
      expect(last).toHaveTextContent('YouThank you.Sending...');
    });
    await expect(screen.getByText('Sending...', { selector: '[role="status"]' })).toBeInTheDocument();
    await expect(input()).toHaveValue('');
    await expect(input()).toHaveFocus();
    await context.userEvent.keyboard('One more thing{Enter}');
    await expect(input(), 'one message after the other').toHaveValue('One more thing');
    await expect(log().getAllByText('Sending...')).toHaveLength(1);
    await expect(button('Send')).toBeDisabled();
  },
};

/** The next refetch neither duplicates nor hides the sent message. */
export const Sent: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    const { ports, queries } = context.fakes;
    const { client } = ports;
    await write(context, 'Thank you.');
    const seen = new Set<number>();
    const watch = new MutationObserver(() => seen.add(log().queryAllByText('Thank you.').length));
    await context.userEvent.keyboard('{Enter}');
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await screen.findByText('Message sent.');
    await expect(log().queryByText('Sending...')).not.toBeInTheDocument();
    const { call } = client;
    let isReadAgain = false;
    client.call = (name, ...rest) => {
      isReadAgain ||= name === 'ticket';
      return call(name, ...rest);
    };
    await waitFor(() => expect(isReadAgain).toBe(true));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    watch.disconnect();
    await expect([...seen], 'once, and always').toEqual([1]);
    await expect(messagesIn(context.fakes.backend).at(-1)?.message).toBe('Thank you.');
    await expect(input()).toHaveFocus();
  },
};

/** Enter in an input method sends nothing; Shift+Enter adds a line. */
export const Composing: Story = {
  play: async (context) => {
    await write(context, 'One{Shift>}{Enter}{/Shift}Two');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    await expect(input()).toHaveValue('One\nTwo');
    await expect(messagesIn(context.fakes.backend)).toHaveLength(3);
  },
};

/** The temporary message is removed, and its text returns to the input before newly typed text. */
export const SendFailed: Story = {
  tags: ['state-error', 'spec-4', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, failing: ['replyToTicket'] }) }),
  play: async (context) => {
    context.fakes.backend.latency = 100;
    await send(context, 'See here', receipt);
    await context.userEvent.keyboard('And this');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to send message. Please try again.');
    await expect(input()).toHaveValue('See here\nAnd this');
    await expect(screen.getByRole('list', { name: 'Files to upload' })).toHaveTextContent('receipt.pdf');
    await expect(bubbles()).toHaveLength(3);
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(input()).toHaveFocus();
  },
};

/** The reply is lost after the message was stored: a retry stores no second message. */
export const SentOnce: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    const { client } = context.fakes.ports;
    loseReply(client, 'replyToTicket');
    // The conversation cannot be read, so only the second attempt shows the result.
    const { call } = client;
    let isDeaf = true;
    client.call = (name, ...rest) =>
      isDeaf && name === 'ticket' ? new Promise(() => {}) : call(name, ...rest);
    isDeaf = false;
    await write(context, 'Thank you.');
    isDeaf = true;
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    isDeaf = false;
    await context.userEvent.keyboard('{Enter}');
    await screen.findByText('Message sent.');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(messagesIn(context.fakes.backend)).toHaveLength(4);
    await expect(log().getAllByText('Thank you.')).toHaveLength(1);
  },
};

/**
 * The text was stored without its file and the reply was lost: a retry shows the text once and
 * keeps the file.
 */
export const SentWithoutFiles: Story = {
  tags: ['spec-4', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, failing: ['uploadToTicket'] }) }),
  play: async (context) => {
    const { ports, backend } = context.fakes;
    loseReply(ports.client, 'replyToTicket');
    await send(context, 'See here', receipt);
    await screen.findByRole('alert');
    backend.failing.clear();
    await context.userEvent.click(button('Send'));
    await screen.findByText('Failed to upload files. Your message was sent without attachments.');
    await waitFor(() => expect(input()).toHaveValue(''));
    await context.userEvent.click(button('Send'));
    await screen.findByText('Message sent.');
    const sent = messagesIn(backend).slice(3);
    await expect(sent.map(({ message, attachments }) => [message, attachments.length])).toEqual([
      ['See here', 0],
      ['', 1],
    ]);
  },
};

/** The reply is lost after the message was stored: the refetched conversation clears the draft. */
export const SentAfterAll: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    loseReply(context.fakes.ports.client, 'replyToTicket');
    await send(context, 'Thank you.');
    // The stored message replaces the temporary one.
    await waitFor(() => expect(log().getByText('Thank you.')).toBeVisible());
    await waitFor(() => expect(input()).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(await screen.findByText('Message sent.')).toBeInTheDocument();
    await expect(messagesIn(context.fakes.backend)).toHaveLength(4);
  },
};

/** The page was closed during sending, and the message was stored: its draft is not sent again. */
export const SentBeforeClosing: Story = {
  tags: ['spec-4'],
  beforeEach: startBackend({
    backend: fiveTickets,
    drafts: { [openTicket]: messagesIn(fiveTickets()).at(-1)?.message ?? '' },
  }),
  play: async ({ fakes: { backend, ports } }) => {
    await expect(await screen.findByText('Message sent.')).toBeInTheDocument();
    await expect(input()).toHaveValue('');
    await waitFor(() => expect(ports.drafts.read(openTicket)).toBe(''));
    await expect(messagesIn(backend)).toHaveLength(3);
  },
};

/** Offline: the draft is restored and can be sent later. */
export const SentLater: Story = {
  tags: ['spec-4', 'spec-8'],
  play: async (context) => {
    const { fakes, userEvent } = context;
    await write(context, 'Thank you.');
    fakes.backend.offline = true;
    fakes.ports.connection.isOnline.set(false);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(input()).toHaveValue('Thank you.');
    fakes.backend.offline = false;
    fakes.ports.connection.isOnline.set(true);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Message sent.');
    await expect(
      messagesIn(fakes.backend)
        .map(({ message }) => message)
        .slice(3),
    ).toEqual(['Thank you.']);
    await expect(fakes.ports.drafts.read(openTicket)).toBe('');
  },
};

/** Support closes the ticket while the member types: the draft stays for copying. */
export const ClosedMeanwhile: Story = {
  play: async (context) => {
    await write(context, 'Wait, one more thing.');
    context.fakes.backend.tickets.close(openTicket);
    await expect(await screen.findByText('This ticket is closed')).toBeVisible();
    const unsent = screen.getByRole('textbox', { name: 'Message' });
    await expect(unsent).toHaveValue('Wait, one more thing.');
    await expect(unsent).toHaveAttribute('readonly');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
