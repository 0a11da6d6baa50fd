import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withBackend } from '../ports/fakes/withBackend.tsx';
import { flowOf, press } from './flowOf.tsx';

/** A member asks support a question and reads the answer. */
const meta = {
  title: 'Flows/Ask support',
  tags: ['flow', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const FirstTicket: Story = flowOf({
  start: paths.support,
  backend: newMember,
  steps: [
    {
      does: 'Find no ticket yet',
      shows: ['Support/Tickets', 'EmptyFirst'],
      play: async () => {
        await expect(await screen.findByRole('button', { name: 'Create Ticket' })).toBeVisible();
      },
    },
    {
      does: 'Write the question',
      shows: ['Support/Create ticket', 'Filled'],
      play: async (context) => {
        await press(context, 'Create Ticket');
        await screen.findByRole('dialog', { name: 'Create Ticket' });
        await context.userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Bonus of level 3');
        await context.userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'It has not come.');
      },
    },
    {
      does: 'Send it',
      shows: ['Support/Create ticket', 'Created'],
      play: async () => {
        const dialog = within(screen.getByRole('dialog'));
        dialog.getByRole('button', { name: 'Create Ticket' }).click();
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await expect(await screen.findByRole('link', { name: 'Bonus of level 3' })).toBeVisible();
      },
    },
    {
      does: 'Read the conversation, and support’s answer in it',
      shows: ['Support/Conversation', 'Loaded'],
      play: async ({ userEvent, fakes: { backend } }) => {
        await userEvent.click(screen.getByRole('link', { name: 'Bonus of level 3' }));
        await expect(await screen.findByText('It has not come.')).toBeVisible();
        const [ticket] = backend.tickets.of(backend.wallet);
        if (!ticket) throw new Error('The mock backend lacks the ticket.');
        backend.tickets.answer(ticket.id, 'It is on its way.');
        await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
        await expect(await screen.findByText('It is on its way.')).toBeVisible();
      },
    },
  ],
});
