import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember, type World } from '@upline/api/mocks';
import { conversationRefetchDelay, ticketPath } from '@upline/domain';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { onScreen } from '../onScreen.tsx';
import { chooseFiles, fileOf } from '../tickets/chooseFiles.ts';
import { loseReply } from '../tickets/loseReply.ts';
import { ConversationScreen } from './ConversationScreen.tsx';

/** A ticket with three messages; the others of the world are closed, pending, new, or hold a guide. */
const open = 'ticket-2';
const [withGuide, closed, pending] = ['ticket-1', 'ticket-3', 'ticket-4'];

const fiveTickets = () => newMember({ tickets: 5 });

/** A conversation with support: reading it, writing in it, and what can go wrong. */
const meta = {
  title: 'Screens/Support/Conversation',
  component: ConversationScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: open },
  ...onScreen(ticketPath(open), { world: fiveTickets }),
} satisfies Meta<typeof ConversationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const receipt = fileOf('receipt.pdf', 1536);

const log = () => within(screen.getByRole('log', { name: 'Messages' }));
const bubbles = () => log().getAllByText(/^(You|Support)$/);
const input = () => screen.getByRole('textbox', { name: 'Type a message...' });
const button = (name: string) => screen.getByRole('button', { name });

async function loaded() {
  await screen.findByRole('log', { name: 'Messages' });
  await waitFor(() => expect(input()).toHaveFocus());
}

async function write({ userEvent }: PlayContext, text: string, ...files: File[]) {
  await loaded();
  if (text !== '') await userEvent.keyboard(text);
  if (files.length > 0) chooseFiles(...files);
}

async function send(context: PlayContext, text: string, ...files: File[]) {
  await write(context, text, ...files);
  await context.userEvent.click(button('Send'));
}

/** What a world's ticket holds. */
const messagesIn = (world: World, ticketId = open) => world.tickets.find(ticketId)?.messages ?? [];

const atTheEnd = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop < 2;
};

export const Loaded: Story = {
  play: async ({ userEvent }) => {
    await loaded();
    await expect(screen.getByRole('heading', { level: 1, name: 'Ticket Conversation' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'Question about lost income' })).toBeVisible();
    await expect(bubbles().map(({ textContent }) => textContent)).toEqual(['You', 'Support', 'You']);
    await expect(log().getAllByText(/^\d+ Nov 2026, \d\d:\d\d:\d\d$/)).toHaveLength(3);
    await waitFor(() => expect(atTheEnd()).toBe(true));
    await expect(button('Send')).toBeDisabled();
    await userEvent.tab({ shift: true });
    await expect(button('Attach files')).toHaveFocus();
    await userEvent.click(button('Refresh'));
    await waitFor(() => expect(button('Refresh')).not.toHaveAttribute('data-pending'));
    await expect(button('Refresh'), 'reading again leaves the focus').toHaveFocus();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({
    world: () => {
      const world = fiveTickets();
      messagesIn(world).length = 0;
      return world;
    },
  }),
  play: async () => {
    await loaded();
    await expect(log().getByText('No messages yet. Start the conversation!')).toBeVisible();
  },
};

/** It stands there before the server has it, and the next one can be typed meanwhile. */
export const Sending: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    await write(context, 'Thank you.');
    context.scripted.world.latency = 'infinite';
    await context.userEvent.keyboard('{Enter}');
    const [last] = log().getAllByRole('listitem').toReversed();
    await expect(last).toHaveTextContent('YouThank you.Sending...');
    await expect(screen.getByText('Sending...', { selector: '[role="status"]' })).toBeInTheDocument();
    await expect(input()).toHaveValue('');
    await expect(input()).toHaveFocus();
    await context.userEvent.keyboard('One more thing{Enter}');
    await expect(input(), 'one message after the other').toHaveValue('One more thing');
    await expect(log().getAllByText('Sending...')).toHaveLength(1);
    await expect(button('Send')).toBeDisabled();
  },
};

/** It was sent: no second of it comes with the next reading, and nothing is gone in between. */
export const Sent: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    const { ports, queries } = context.scripted;
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
    await waitFor(() => expect(isReadAgain).toBe(true), { timeout: 2000 });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    watch.disconnect();
    await expect([...seen], 'once, and always').toEqual([1]);
    await expect(messagesIn(context.scripted.world).at(-1)?.message).toBe('Thank you.');
    await expect(input()).toHaveFocus();
  },
};

/** Enter that takes a suggestion sends nothing; Shift and Enter end a line. */
export const Composing: Story = {
  play: async (context) => {
    await write(context, 'One{Shift>}{Enter}{/Shift}Two');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    await expect(input()).toHaveValue('One\nTwo');
    await expect(messagesIn(context.scripted.world)).toHaveLength(3);
  },
};

/** Files of support as links, and files that are chosen for the next message. */
export const WithAttachments: Story = {
  args: { ticketId: withGuide },
  play: async (context) => {
    await loaded();
    const link = log().getByRole('link', { name: 'Where to claim.pdf' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    chooseFiles(receipt, fileOf('card.png', 2_400_000));
    const list = within(await screen.findByRole('list', { name: 'Files to upload' }));
    await expect(list.getByText('1.5 KB')).toBeVisible();
    await expect(list.getByText('2.3 MB')).toBeVisible();
    await context.userEvent.click(list.getByRole('button', { name: 'Remove card.png' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(button('Send'), 'files go without words').toBeEnabled();
  },
};

export const Uploading: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    await write(context, 'See here', receipt);
    context.scripted.world.latency = 'infinite';
    await context.userEvent.click(button('Send'));
    await expect(await screen.findByRole('progressbar', { name: 'Uploading: 0%' })).toBeVisible();
    await expect(await screen.findByRole('progressbar', { name: 'Uploading: 20%' })).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Files to upload' })).not.toBeInTheDocument();
    await expect(log().getByText('receipt.pdf')).toBeVisible();
  },
};

/** The files are there and the words are still on their way. */
export const UploadComplete: Story = {
  tags: ['state-busy', 'spec-4'],
  play: async (context) => {
    const { world } = context.scripted;
    await write(context, '', receipt);
    world.latency = 400;
    await context.userEvent.click(button('Send'));
    await screen.findByRole('progressbar', { name: 'Uploading: 10%' });
    world.latency = 'infinite';
    const bar = await screen.findByRole('progressbar', { name: 'Upload complete!' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(log().getByText('Sending...')).toBeVisible();
  },
};

/** The words went, and the files come back to be sent again. */
export const UploadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 5, failing: ['uploadToTicket'] }) }),
  play: async (context) => {
    await send(context, 'See here', receipt);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Failed to upload files. Your message was sent without attachments.',
    );
    await expect(messagesIn(context.scripted.world).at(-1)).toMatchObject({
      message: 'See here',
      attachments: [],
    });
    await expect(log().getByText('See here')).toBeVisible();
    await expect(input()).toHaveValue('');
    const list = within(screen.getByRole('list', { name: 'Files to upload' }));
    await expect(list.getByText('receipt.pdf')).toBeVisible();
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

/** The temporary message is gone, and what it said stands where it was typed, before what was typed since. */
export const SendFailed: Story = {
  tags: ['state-error', 'spec-4', 'spec-8'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 5, failing: ['replyToTicket'] }) }),
  play: async (context) => {
    context.scripted.world.latency = 100;
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

/** The reply is lost after the message was stored: sending it again does not make a second one. */
export const SentOnce: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    loseReply(context.scripted.ports.client, 'replyToTicket');
    await send(context, 'Thank you.');
    await screen.findByRole('alert');
    await context.userEvent.keyboard('{Enter}');
    await screen.findByText('Message sent.');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(messagesIn(context.scripted.world)).toHaveLength(4);
    await expect(log().getAllByText('Thank you.')).toHaveLength(1);
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

/** Support has answered and waits. */
export const Pending: Story = {
  args: { ticketId: pending },
  play: async () => {
    await loaded();
    await expect(screen.getByText('Pending')).toBeVisible();
    await expect(bubbles().at(-1)).toHaveTextContent('Support');
  },
};

/** Read-only, and it says why. */
export const Closed: Story = {
  args: { ticketId: closed },
  play: async () => {
    await expect(await screen.findByText('This ticket is closed')).toBeVisible();
    await expect(bubbles()).toHaveLength(4);
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  },
};

/** Support closes it while the member writes: what he wrote stays to be copied. */
export const ClosedMeanwhile: Story = {
  tags: ['state-error'],
  play: async (context) => {
    await write(context, 'Wait, one more thing.');
    context.scripted.world.tickets.close(open);
    await context.userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('This ticket is closed')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
    const unsent = screen.getByRole('textbox', { name: 'Message' });
    await expect(unsent).toHaveValue('Wait, one more thing.');
    await expect(unsent).toHaveAttribute('readonly');
  },
};

/** Support answers while it is open: the answer alone is read aloud, and the member goes on typing. */
export const Answered: Story = {
  play: async (context) => {
    const { world, queries } = context.scripted;
    await write(context, 'I was');
    await expect(screen.queryByText(/^New message from Support/)).not.toBeInTheDocument();
    world.tickets.answer(open, 'The list is below your incomes.');
    await queries.invalidateQueries();
    const news = await screen.findByText('New message from Support: The list is below your incomes.');
    await expect(news).toHaveAttribute('role', 'status');
    await expect(bubbles()).toHaveLength(4);
    await waitFor(() => expect(atTheEnd()).toBe(true));
    await expect(input()).toHaveFocus();
    await expect(input()).toHaveValue('I was');
  },
};

export const NotFound: Story = {
  args: { ticketId: 'ticket-99' },
  tags: ['state-error'],
  play: async () => {
    await expect(await screen.findByText('Ticket not found.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'All tickets' });
    await expect(link).toHaveAttribute('href', '/dashboard/support');
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 5, latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading messages...')).toBeVisible();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 5, failing: ['ticket'] }) }),
  play: async ({ userEvent, scripted }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Could not load conversation. Please try again.');
    await expect(screen.queryByRole('log', { name: 'Messages' })).not.toBeInTheDocument();
    scripted.world.failing.clear();
    await userEvent.click(button('Retry'));
    await loaded();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    scripted.world.failing.add('ticket');
    await userEvent.click(button('Refresh'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(bubbles(), 'what was there stays').toHaveLength(3);
  },
};

/** More than a hundred messages: it begins at the newest, and typing stays quick. */
export const LongThread: Story = {
  beforeEach: inWorld({
    world: () => {
      const world = fiveTickets();
      for (let turn = 1; turn <= 60; turn++) {
        world.tickets.reply(world.wallet, open, { message: `Question ${turn}` });
        world.tickets.answer(open, `Answer ${turn}. `.repeat(1 + (turn % 9)));
      }
      return world;
    },
  }),
  play: async (context) => {
    await loaded();
    await expect(bubbles()).toHaveLength(123);
    const newest = log().getByText(/^Answer 60\./);
    await waitFor(() => expect(atTheEnd()).toBe(true));
    await expect(newest.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await send(context, 'Thank you.');
    await screen.findByText('Message sent.');
    await waitFor(() => expect(atTheEnd()).toBe(true));
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(log().getByText(/^What does lost income mean/)).toBeVisible());
    context.scripted.world.tickets.answer(open, 'You are welcome.');
    await context.scripted.queries.invalidateQueries();
    await screen.findByText('New message from Support: You are welcome.');
    await new Promise((pass) => setTimeout(pass, conversationRefetchDelay));
    await waitFor(() => expect(context.scripted.queries.isFetching()).toBe(0));
    await expect(window.scrollY, 'who reads above is left there').toBe(0);
    await context.userEvent.keyboard('Bye.{Enter}');
    await waitFor(() => expect(atTheEnd(), 'who writes is led to the end').toBe(true));
  },
};
