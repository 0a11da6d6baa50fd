import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from './DeskTicketScreen.tsx';
import { ticketOf, withMerged } from './pastOf.play.ts';
import { log } from './ticket.play.ts';

/** Linked tickets of one or several members. Members never see these links. */
const meta = {
  title: 'Desk/Support/Related',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

async function openAccount({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  const member = within(await screen.findByRole('complementary', { name: 'Member' }));
  await userEvent.click(await member.findByRole('tab', { name: 'Account' }));
  return member;
}

/** Links a ticket by number; an event names the author, and the other ticket links back. */
export const Linked: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { backend } }) => {
    const member = await openAccount({ userEvent });
    await userEvent.type(member.getByRole('textbox', { name: 'Number of the ticket' }), '12{Enter}');
    const list = within(await member.findByRole('list', { name: 'Related tickets' }));
    await expect(list.getByRole('link', { name: /^12 · / })).toHaveAttribute('href', '/support/tickets/12');
    await expect(list.getByText(/^(Open|Pending|Closed) · ./)).toBeVisible();
    await expect(await (await log()).findByText('You linked ticket 12')).toBeVisible();
    await waitFor(() =>
      expect(member.getByRole('textbox', { name: 'Number of the ticket' })).toHaveValue(''),
    );
    const other = backend.tickets.all().find(({ number }) => number === 12);
    await expect(other?.related).toContain(ticketOf(backend).id);

    await userEvent.click(member.getByRole('button', { name: 'Unlink ticket 12' }));
    await expect(await member.findByText('No related tickets.')).toBeVisible();
    await waitFor(() => expect(member.getByRole('textbox', { name: 'Number of the ticket' })).toHaveFocus());
    await expect(await (await log()).findByText('You unlinked ticket 12')).toBeVisible();
  },
};

export const Refused: Story = {
  globals: desktop,
  tags: ['state-error', 'spec-8'],
  play: async ({ userEvent, fakes: { backend } }) => {
    const member = await openAccount({ userEvent });
    const number = member.getByRole('textbox', { name: 'Number of the ticket' });
    for (const [typed, said] of [
      ['twelve', 'A whole number.'],
      ['37', 'Link a ticket to another one.'],
      ['999999', 'Ticket not found.'],
    ] as const) {
      await userEvent.clear(number);
      await userEvent.type(number, `${typed}{Enter}`);
      await expect(await member.findByText(said)).toBeVisible();
      await expect(number).toHaveValue(typed);
    }
    backend.failing.add('deskLink');
    await userEvent.type(number, '{Enter}');
    await expect(await member.findByText('Couldn’t change the related tickets. Try again.')).toBeVisible();
  },
};

/** A merged ticket shows its target and accepts no links. */
export const None: Story = {
  globals: desktop,
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: withMerged }),
  play: async (context) => {
    const member = await openAccount(context);
    await expect(member.getByText('No related tickets.')).toBeVisible();
    await expect(member.queryByRole('textbox', { name: 'Number of the ticket' })).not.toBeInTheDocument();
  },
};
