import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { onScreen } from '../onScreen.tsx';
import { loseReply } from '../tickets/loseReply.ts';
import { StatefulTickets } from '../tickets/StatefulTickets.tsx';
import { TicketsScreen } from '../tickets/TicketsScreen.tsx';
import { expectKept, fill, gone, message, picture, receipt, subject, submit } from './playCreateTicket.ts';

/** A ticket on its way to support: what is seen meanwhile, and what can go wrong. */
const meta = {
  title: 'Screens/Support/Create ticket',
  component: TicketsScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { page: 1, statuses: [], transaction: null, onChange: fn() },
  render: (args) => <StatefulTickets {...args} />,
  ...onScreen(paths.support, { world: () => newMember({ tickets: 2 }) }),
} satisfies Meta<typeof TicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creating: Story = {
  tags: ['state-busy'],
  play: async (context) => {
    const dialog = await fill(context);
    context.scripted.world.latency = 'infinite';
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(await dialog.findByRole('button', { name: 'Creating Ticket...' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Creating Ticket...' })).toBeVisible();
    await expect(subject()).toHaveAttribute('readonly');
  },
};

/** The ticket is made all the same, and the list says that its files are missing. */
export const UploadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 2, failing: ['uploadSingle'] }) }),
  play: async (context) => {
    await submit(context, receipt);
    await gone();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to upload files. Please try again.');
    await expect(screen.getByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const [created] = context.scripted.world.tickets.of(context.scripted.world.wallet);
    await expect(created?.messages[0]?.attachments).toEqual([]);
    const link = screen.getByRole('link', { name: /^The ticket was created without them/ });
    await expect(link).toHaveAttribute('href', `/dashboard/support/${created?.id}`);
  },
};

export const CreateFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: inWorld({ world: () => newMember({ tickets: 2, failing: ['createTicket'] }) }),
  play: async (context) => {
    const dialog = await submit(context, receipt);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create ticket. Please try again.');
    await expectKept();
    await expect(dialog.getByText('receipt.pdf')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create Ticket' })).toHaveFocus();
  },
};

export const Created: Story = {
  play: async (context) => {
    await submit(context, receipt, picture);
    await gone();
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    const [first] = within(screen.getByRole('list', { name: 'Tickets' })).getAllByRole('link');
    await expect(first).toHaveAccessibleName('Bonus of level 3');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
    const { tickets, wallet } = context.scripted.world;
    const [opening] = tickets.of(wallet)[0]?.messages ?? [];
    await expect(opening?.message).toBe('It has not come.\nWhat can I do?');
    await expect(opening?.attachments.map((path) => path.split('/').at(-1))).toEqual([
      'receipt.pdf',
      'wallet.png',
    ]);
  },
};

/** The first one: the button of the empty list is gone afterwards, and the focus is not. */
export const CreatedFirst: Story = {
  beforeEach: inWorld({ world: () => newMember() }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Ticket' }));
    await screen.findByRole('dialog', { name: 'Create Ticket' });
    await waitFor(() => expect(subject()).toHaveFocus());
    await userEvent.keyboard('Hello');
    await userEvent.type(message(), 'Is anybody there?');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 1 ticket(s) of 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveFocus());
  },
};

/** The reply is lost after the ticket was made: trying again does not make a second one. */
export const CreatedOnce: Story = {
  tags: ['spec-4'],
  play: async (context) => {
    loseReply(context.scripted.ports.client, 'createTicket');
    const dialog = await submit(context);
    await screen.findByRole('alert');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await gone();
    await expect(await screen.findByText('Showing 3 ticket(s) of 3')).toBeVisible();
    await expect(context.scripted.world.tickets.of(context.scripted.world.wallet)).toHaveLength(3);
  },
};
