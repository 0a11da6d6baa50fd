import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent, supportLead } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from './DeskTicketScreen.tsx';
import { ticketOf, walletOf } from './pastOf.play.ts';
import { button, input, log } from './ticket.play.ts';

/** Changes of one ticket, also by two at once. */
const meta = {
  title: 'Desk/Support/Ticket',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/** A closed ticket accepts notes only; reopened, replies too. */
export const Closed: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await log();
    await userEvent.click(button('Close'));
    await expect(
      await screen.findByPlaceholderText('This ticket is closed. Reopen it to reply.'),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(input()).not.toHaveAttribute('readonly'));
  },
};

/** Assignee, priority and tags. */
export const Changed: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await log();
    await userEvent.click(button('Take'));
    await expect(await screen.findByRole('button', { name: 'Give back' })).toBeVisible();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: /Priority/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Urgent' }));
    await waitFor(() => expect(button(/Urgent.*Priority|Priority.*Urgent/)).toBeVisible());
    await userEvent.click(button('Tags'));
    const tags = await screen.findByRole('textbox', { name: 'Tags' });
    await userEvent.clear(tags);
    await userEvent.type(tags, 'Not a tag');
    await expect(screen.getByText(/^Up to 10 tags/)).toBeVisible();
    await userEvent.clear(tags);
    await userEvent.type(tags, 'explained, level-4');
    await userEvent.click(button('Save tags'));
    await expect(await screen.findByText('level-4')).toBeVisible();
  },
};

/** A lead assigns the ticket; every fact has a key. */
export const Assigned: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent }) => {
    await log();
    await userEvent.keyboard('a');
    const people = within(await screen.findByRole('listbox', { name: 'Assign to' }));
    await people.findByRole('option', { name: 'Noor Haddad' });
    await expect(people.queryByRole('option', { name: 'Sam Petrov' })).not.toBeInTheDocument();
    await expect(people.getByRole('option', { name: 'Nobody' })).toBeVisible();
    await userEvent.keyboard('noor{Enter}');
    await expect(await (await log()).findByText('You gave this ticket to Noor Haddad')).toBeVisible();
    await expect(button('Assign')).toHaveFocus();

    await userEvent.keyboard('t');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tags' }), ', level-4{Enter}');
    await expect(await (await log()).findByText('You added the tags level-4')).toBeVisible();
    await userEvent.keyboard('p');
    await userEvent.click(await screen.findByRole('option', { name: 'Urgent' }));
    await expect(await (await log()).findByText('You set the priority to Urgent')).toBeVisible();
  },
};

export const Snoozed: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await log();
    await userEvent.keyboard('s');
    const times = within(await screen.findByRole('listbox', { name: 'Snooze until' }));
    for (const name of [/^Later today/, /^Tomorrow/, /^Next week/]) {
      await expect(times.getByRole('option', { name })).toBeVisible();
    }
    const time = screen.getByLabelText('Date and time');
    await fireEvent.change(time, { target: { value: '2020-01-01T09:00' } });
    await expect(await screen.findByText('Choose a time to come.')).toBeVisible();
    await fireEvent.change(time, { target: { value: '2030-01-01T09:00' } });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' }));
    await expect(await screen.findByText(/^Snoozed until Tue,? 1 Jan/)).toBeVisible();
    await userEvent.keyboard('s');
    await userEvent.click(await screen.findByRole('option', { name: 'Bring back now' }));
    await expect(await (await log()).findByText('You ended the snooze')).toBeVisible();
    await expect(screen.queryByText(/^Snoozed until/)).not.toBeInTheDocument();
  },
};

/** Names the colleague who was first, with the time. */
export const TakenMeanwhile: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  beforeEach: startBackend({ backend: supportAgent, isOnline: false }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await log();
    const { id, wallet: member } = ticketOf(backend);
    const staff = walletOf(backend, 'Noor Haddad');
    const taken = [{ field: 'assignee' as const, before: [], after: [backend.display(staff)] }];
    backend.advance(1000);
    backend.tickets.set(id, { assignee: staff });
    backend.audit.record({ staff, act: 'change', ticketId: id, member, details: { changes: taken } });
    await userEvent.click(button('Take'));
    await expect(await screen.findByText(/^Noor Haddad took this .* ago\.$/)).toBeVisible();

    backend.tickets.set(id, { priority: 'urgent' });
    const raised = [{ field: 'priority' as const, before: ['normal'], after: ['urgent'] }];
    backend.audit.record({ staff, act: 'change', ticketId: id, member, details: { changes: raised } });
    await userEvent.click(button('Take'));
    await expect(await screen.findByText(/^Noor Haddad changed this .* ago\.$/)).toBeVisible();
  },
};

/** A colleague changed the ticket first: their change is shown and not overwritten. */
export const ChangedMeanwhile: Story = {
  tags: ['state-error', 'spec-8'],
  globals: desktop,
  beforeEach: startBackend({ backend: supportAgent, isOnline: false }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await log();
    const [ticket] = backend.tickets.all().filter(({ number }) => number === 37);
    backend.tickets.set(ticket?.id ?? '', {
      priority: 'urgent',
      tags: [],
      assignee: null,
      snoozedUntil: null,
    });
    await userEvent.click(button('Take'));
    await expect(await screen.findByText(/^Somebody changed this ticket meanwhile/)).toBeVisible();
    await expect(await screen.findByRole('button', { name: /Urgent/ })).toBeVisible();
    backend.failing.add('deskChange');
    await userEvent.click(button('Take'));
    await expect(await screen.findByText('Couldn’t change the ticket. Try again.')).toBeVisible();
  },
};
