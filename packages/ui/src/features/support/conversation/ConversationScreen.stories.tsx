import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { QueryKey } from '@tanstack/react-query';
import { newMember } from '@upline/api/mocks';
import { ticketPath } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { chooseFiles, fileOf } from '../chooseFiles.play.ts';
import { ConversationScreen } from './ConversationScreen.tsx';
import {
  bubbles,
  button,
  fiveTickets,
  input,
  loaded,
  log,
  messagesIn,
  openTicket,
  receipt,
  send,
  write,
} from './conversation.play.ts';

/** A conversation with support, and the conditions for replying. */
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

const [withGuide, closed, pending] = ['ticket-1', 'ticket-3', 'ticket-4'];

const atTheEnd = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop < 2;
};

/** Browsers dispatch scroll events in the next frame. */
const twoFrames = () => new Promise((pass) => requestAnimationFrame(() => requestAnimationFrame(pass)));

/**
 * Waits for frames, so that the page registers the end and the scroll before more messages arrive.
 */
async function scrollUp() {
  await twoFrames();
  window.scrollTo({ top: 0 });
  await waitFor(() => expect(window.scrollY).toBe(0));
  await twoFrames();
}

export const Loaded: Story = {
  play: async ({ userEvent }) => {
    await loaded();
    await expect(screen.getByRole('heading', { level: 1, name: 'Ticket Conversation' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'Question about lost income' })).toBeVisible();
    await expect(bubbles().map(({ textContent }) => textContent)).toEqual(['You', 'Support', 'You']);
    await expect(screen.getByText(/^This mark is only on replies from support/)).toBeVisible();
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
  beforeEach: startBackend({
    backend: () => {
      const backend = fiveTickets();
      messagesIn(backend).length = 0;
      return backend;
    },
  }),
  play: async () => {
    await loaded();
    await expect(log().getByText('No messages yet. Start the conversation!')).toBeVisible();
  },
};

/** Support's files as links, and chosen files for the next message. */
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

export const Pending: Story = {
  args: { ticketId: pending },
  play: async () => {
    await loaded();
    await expect(screen.getByText('Pending')).toBeVisible();
    await expect(screen.getByText('Support waits for your answer.')).toBeVisible();
    await expect(bubbles().at(-1)).toHaveTextContent('Support');
  },
};

/** Read-only, with the reason. */
export const Closed: Story = {
  args: { ticketId: closed },
  play: async () => {
    await expect(await screen.findByText('This ticket is closed')).toBeVisible();
    await expect(bubbles()).toHaveLength(4);
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  },
};

/**
 * Support replies while the page is open: only the reply is announced, and the member keeps typing.
 */
export const Answered: Story = {
  play: async (context) => {
    const { backend } = context.fakes;
    await write(context, 'I was');
    await expect(screen.queryByText(/^New message from Support/)).not.toBeInTheDocument();
    backend.tickets.answer(openTicket, 'The list is below your incomes.');
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
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading messages...')).toBeVisible();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => newMember({ tickets: 5, failing: ['ticket'] }) }),
  play: async ({ userEvent, fakes }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Could not load conversation. Please try again.');
    await expect(screen.queryByRole('log', { name: 'Messages' })).not.toBeInTheDocument();
    fakes.backend.failing.clear();
    await userEvent.click(button('Retry'));
    await loaded();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fakes.backend.failing.add('ticket');
    await userEvent.click(button('Refresh'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(bubbles(), 'what was there stays').toHaveLength(3);
  },
};

/** Support opens the conversation: the message is marked as seen without a reload. */
export const Seen: Story = {
  play: async ({ fakes: { backend } }) => {
    await loaded();
    const own = () =>
      log()
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent?.startsWith('You'));
    await expect(own().map(({ textContent }) => textContent?.includes('Seen'))).toEqual([true, false]);
    backend.tickets.markReadBySupport(openTicket);
    await waitFor(() =>
      expect(own().map(({ textContent }) => textContent?.includes('Seen'))).toEqual([true, true]),
    );
  },
};

/** The reader has scrolled up: a reply shows a button and does not scroll the page. */
export const AnsweredBelow: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = fiveTickets();
      for (let turn = 1; turn <= 20; turn++) backend.tickets.answer(openTicket, `Answer ${turn}.`);
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await loaded();
    await waitFor(() => expect(atTheEnd()).toBe(true));
    await scrollUp();
    backend.tickets.answer(openTicket, 'The list is below your incomes.');
    const chip = await screen.findByRole('button', { name: 'New message' });
    await expect(window.scrollY).toBe(0);
    await userEvent.click(chip);
    await waitFor(() => expect(atTheEnd()).toBe(true));
    await expect(screen.queryByRole('button', { name: 'New message' })).not.toBeInTheDocument();
    await expect(input()).toHaveFocus();
    await scrollUp();
    backend.tickets.answer(openTicket, 'Do you see it?');
    await expect(await screen.findByRole('button', { name: 'New message' })).toBeVisible();
  },
};

/** Restores an earlier draft and stores new input. */
export const Drafted: Story = {
  beforeEach: startBackend({ backend: fiveTickets, drafts: { [openTicket]: 'I wanted to' } }),
  play: async ({ userEvent, fakes: { ports } }) => {
    await loaded();
    await expect(input()).toHaveValue('I wanted to');
    await userEvent.keyboard('{End} ask');
    await waitFor(() => expect(ports.drafts.read(openTicket)).toBe('I wanted to ask'));
    await expect(ports.drafts.read(pending), 'each ticket has its own').toBe('');
  },
};

/** Gains an entry whenever a ticket is invalidated. */
function readingsOf({ fakes: { queries } }: Pick<StoryContext, 'fakes'>, ticketId: string): QueryKey[] {
  const readings: QueryKey[] = [];
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    if (event.query.queryKey.includes(ticketId)) readings.push(event.query.queryKey);
  });
  return readings;
}

/** More than a hundred messages: starts at the newest, and typing stays fast. */
export const LongThread: Story = {
  beforeEach: startBackend({
    backend: () => {
      const backend = fiveTickets();
      for (let turn = 1; turn <= 60; turn++) {
        backend.tickets.reply(backend.wallet, openTicket, { message: `Question ${turn}` });
        backend.tickets.answer(openTicket, `Answer ${turn}. `.repeat(1 + (turn % 9)));
      }
      return backend;
    },
  }),
  play: async (context) => {
    await loaded();
    await expect(bubbles()).toHaveLength(123);
    const newest = log().getByText(/^Answer 60\./);
    await waitFor(() => expect(atTheEnd()).toBe(true));
    await expect(newest.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    const readings = readingsOf(context, openTicket);
    await send(context, 'Thank you.');
    await screen.findByText('Message sent.');
    await waitFor(() => expect(atTheEnd()).toBe(true));
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(log().getByText(/^What does lost income mean/)).toBeVisible());
    context.fakes.backend.tickets.answer(openTicket, 'You are welcome.');
    await screen.findByText('New message from Support: You are welcome.');
    // One invalidation for the sent message, one for the reply.
    await waitFor(() => expect(readings.length).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(context.fakes.queries.isFetching()).toBe(0));
    await expect(window.scrollY, 'who reads above is left there').toBe(0);
    await context.userEvent.keyboard('Bye.{Enter}');
    await waitFor(() => expect(atTheEnd(), 'who writes is led to the end').toBe(true));
  },
};
