import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockBackend } from '@upline/api/mocks';
import { maximumTicketMessages, ticketPath } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ConversationScreen } from './ConversationScreen.tsx';
import { bubbles, button, fiveTickets, input, messagesIn, openTicket, write } from './conversation.play.ts';

/** A conversation at the limit of messages per ticket. */
const meta = {
  title: 'Screens/Support/Conversation',
  component: ConversationScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: openTicket },
  ...onScreen(ticketPath(openTicket), { backend: withFullTicket }),
} satisfies Meta<typeof ConversationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A mock backend whose open ticket is at the message limit. */
function withFullTicket(): MockBackend {
  const backend = fiveTickets();
  const { tickets, wallet } = backend;
  for (let next = messagesIn(backend).length + 1; next <= maximumTicketMessages; next++) {
    if (next % 2 === 0) tickets.answer(openTicket, `Answer ${next}`);
    else tickets.reply(wallet, openTicket, { message: `Question ${next}` });
  }
  return backend;
}

/** The composer is replaced by a link to a new ticket. */
export const Full: Story = {
  play: async () => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('This conversation is full');
    await expect(notice).toHaveTextContent('It has reached 500 messages. To go on, create a new ticket.');
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(screen.queryByText(/^What you wrote/)).not.toBeInTheDocument();
    await expect(bubbles()).toHaveLength(maximumTicketMessages);
  },
};

/** Another device sent the last message: the server's reason is shown, and the draft is kept. */
export const FullMeanwhile: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const { ports, backend } = context.fakes;
    const { drafts, navigation } = ports;
    const others = messagesIn(backend).splice(3);
    await write(context, 'Wait, one more thing.');
    messagesIn(backend).push(...others);
    backend.failing.add('ticket');
    await context.userEvent.keyboard('{Enter}');
    const refused = await screen.findByText('This conversation is full. Please create a new ticket.');
    await expect(refused.closest('[role=alert]')).toBeVisible();
    await expect(screen.queryByText(/^Failed to send message/)).not.toBeInTheDocument();
    await expect(input(), 'the draft is kept').toHaveValue('Wait, one more thing.');
    // The screen reloads after a failure; the button is pending until then.
    await waitFor(() => expect(button('Refresh')).not.toHaveAttribute('data-pending'));
    backend.failing.clear();
    await context.userEvent.click(button('Refresh'));
    await expect(await screen.findByText('This conversation is full')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Wait, one more thing.');
    await waitFor(() => expect(drafts.read(openTicket)).toBe('Wait, one more thing.'));
    await context.userEvent.click(button('All tickets'));
    await expect(navigation.visits.get()).toEqual(['/dashboard/support']);
    await expect(drafts.read('ticket.message')).toBe('Wait, one more thing.');
  },
};
