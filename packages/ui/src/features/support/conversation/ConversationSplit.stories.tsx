import type { Meta, StoryObj } from '@storybook/react-vite';
import type { World } from '@upline/api/mocks';
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
  ...onScreen(ticketPath(openTicket), { world: split }),
} satisfies Meta<typeof ConversationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Support has split the last message off and replied to the rest. */
function split(): World {
  const world = fiveTickets();
  world.tickets.reply(world.wallet, openTicket, { message: 'And my photo is too large.' });
  world.tickets.split(openTicket, 'My photo', [messagesIn(world).at(-1)?.id ?? '']);
  world.advance(60_000);
  world.tickets.answer(openTicket, 'The list is below your incomes.');
  return world;
}

/** A line at the time of the split, with a link to the new ticket. */
export const SplitOff: Story = {
  play: async ({ userEvent, fakes: { ports, world } }) => {
    await loaded();
    const [line, answer] = log().getAllByRole('listitem').slice(-2);
    await expect(line).toHaveTextContent(/^Support moved messages from here to a new ticket: My photo/);
    await expect(answer).toHaveTextContent('The list is below your incomes.');
    await expect(log().queryByText('And my photo is too large.')).not.toBeInTheDocument();
    const made = world.tickets.of(world.wallet).find(({ subject }) => subject === 'My photo');
    await userEvent.click(within(line as HTMLElement).getByRole('link', { name: 'My photo' }));
    await expect(ports.navigation.visits.get()).toEqual([ticketPath(made?.id ?? '')]);
  },
};
