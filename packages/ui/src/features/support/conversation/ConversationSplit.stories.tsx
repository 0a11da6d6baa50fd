import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockBackend } from '@upline/api/mocks';
import { ticketPath } from '@upline/domain';
import { expect, within } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ConversationScreen } from './ConversationScreen.tsx';
import { fiveTickets, loaded, log, messagesIn, openTicket } from './conversation.play.ts';

/** A conversation from which support split messages into another ticket. */
const meta = {
  title: 'Screens/Support/Conversation',
  component: ConversationScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: openTicket },
  ...onScreen(ticketPath(openTicket), { backend: split }),
} satisfies Meta<typeof ConversationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Support has split the last message off and replied to the rest. */
function split(): MockBackend {
  const backend = fiveTickets();
  backend.tickets.reply(backend.wallet, openTicket, { message: 'And my photo is too large.' });
  backend.tickets.split(openTicket, 'My photo', [messagesIn(backend).at(-1)?.id ?? '']);
  backend.advance(60_000);
  backend.tickets.answer(openTicket, 'The list is below your incomes.');
  return backend;
}

/** A line at the time of the split, with a link to the new ticket. */
export const SplitOff: Story = {
  play: async ({ userEvent, fakes: { ports, backend } }) => {
    await loaded();
    const [line, answer] = log().getAllByRole('listitem').slice(-2);
    await expect(line).toHaveTextContent(/^Support moved messages from here to a new ticket: My photo/);
    await expect(answer).toHaveTextContent('The list is below your incomes.');
    await expect(log().queryByText('And my photo is too large.')).not.toBeInTheDocument();
    const made = backend.tickets.of(backend.wallet).find(({ subject }) => subject === 'My photo');
    await userEvent.click(within(line as HTMLElement).getByRole('link', { name: 'My photo' }));
    await expect(ports.navigation.visits.get()).toEqual([ticketPath(made?.id ?? '')]);
  },
};
