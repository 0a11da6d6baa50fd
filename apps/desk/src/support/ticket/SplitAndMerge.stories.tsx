import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MockBackend, supportAgent, supportLead } from '@upline/api/mocks';
import { fileOf, findToast, startBackend } from '@upline/ui/stories';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from './DeskTicketScreen.tsx';
import { ticketOf, withMerged } from './pastOf.play.ts';

/** Splits messages off into a new ticket, or undoes a merge. */
const meta = {
  title: 'Desk/Support/Split and merge',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });

/** Ticket 37 with an additional message about another subject. */
function asking(): MockBackend {
  const backend = supportAgent();
  const { id, wallet } = ticketOf(backend);
  backend.tickets.reply(wallet, id, { message: 'And my photo is too large.' });
  return backend;
}

/** Creates a ticket from a subject and messages, opens it, and records an event in both tickets. */
export const Split: Story = {
  beforeEach: startBackend({ backend: asking }),
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    await userEvent.click(await findButton('Split off'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a ticket of its own' }));
    await expect(dialog.getByRole('button', { name: 'Make ticket' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject of the new ticket' }), 'My photo');
    await userEvent.click(dialog.getByRole('checkbox', { name: /And my photo is too large\.$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make ticket' }));
    await expect(await findToast('Ticket 41 made.')).toBeVisible();
    await expect(ports.navigation.visits.get()).toEqual(['/support/tickets/41']);
    await expect(backend.tickets.all().find(({ number }) => number === 41)?.subject).toBe('My photo');
    await expect(await screen.findByText('You made ticket 41 of messages of this one')).toBeVisible();
  },
};

/** A colleague already split off the message. */
export const NothingToSplit: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({
    backend: () => {
      const backend = asking();
      const { messages } = ticketOf(backend);
      messages.splice(1, messages.length - 2);
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend, queries } }) => {
    await userEvent.click(await findButton('Split off'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a ticket of its own' }));
    await expect(await dialog.findByRole('checkbox')).not.toBeChecked();
    const { id, messages } = ticketOf(backend);
    backend.tickets.split(id, 'My photo', [messages.at(-1)?.id ?? '']);
    await queries.invalidateQueries();
    const none = 'The member has written nothing after the message that opened this ticket.';
    await expect(await dialog.findByText(none)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Make ticket' })).not.toBeInTheDocument();
  },
};

/** The new ticket links to its origin. */
export const SplitOff: Story = {
  args: { ticketId: '41' },
  beforeEach: startBackend({
    backend: () => {
      const backend = asking();
      const { id, messages, wallet: member } = ticketOf(backend);
      const made = backend.tickets.split(id, 'My photo', [messages.at(-1)?.id ?? '']);
      const about = { ticketId: made.id, member };
      backend.audit.record({ staff: backend.wallet, act: 'splitFrom', ...about, details: { other: 37 } });
      return backend;
    },
  }),
  play: async () => {
    await expect(await screen.findByText('You made this ticket of messages of 37')).toBeVisible();
  },
};

/** A conflict or failure is shown in the dialog and keeps the typed text. */
export const Refused: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: asking }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await findButton('Split off'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a ticket of its own' }));
    await userEvent.type(dialog.getByRole('textbox'), 'My photo');
    await userEvent.click(dialog.getByRole('checkbox', { name: /And my photo is too large\.$/ }));
    backend.failing.add('deskSplit');
    await userEvent.click(dialog.getByRole('button', { name: 'Make ticket' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('My photo');
  },
};

/** A lead undoes a merge; the messages return to the ticket. */
export const Unmerged: Story = {
  beforeEach: startBackend({ backend: () => withMerged(supportLead()) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await userEvent.click(await findButton('Undo the merge'));
    await expect(await findToast('Two tickets again.')).toBeVisible();
    await expect(await screen.findByText('You undid the merge with 38')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo the merge' })).not.toBeInTheDocument(),
    );
    await expect(ticketOf(backend).messages.length).toBeGreaterThan(0);
    await expect(button('Snooze')).toBeVisible();
  },
};

/** Ticket 37, and 38 after a click. */
function TwoTickets() {
  const [ticketId, open] = useState('37');
  return (
    <>
      <button type="button" hidden data-next onClick={() => open('38')}>
        Next
      </button>
      <DeskTicketScreen ticketId={ticketId} />
    </>
  );
}

/** The files of an open reply go along with its text when a colleague merges the ticket. */
export const FilesGoAlong: Story = {
  beforeEach: startBackend({ backend: supportAgent }),
  render: () => <TwoTickets />,
  play: async ({ fakes: { backend, queries } }) => {
    await screen.findByRole('log', { name: 'Conversation' });
    const files = [fileOf('guide.pdf', 1536)];
    fireEvent.change(screen.getByLabelText('Files to send', { selector: 'input' }), { target: { files } });
    await waitFor(() => expect(button('Send and set Pending')).toBeEnabled());
    withMerged(backend);
    await queries.invalidateQueries();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove guide.pdf' })).not.toBeInTheDocument(),
    );
    document.querySelector<HTMLElement>('[data-next]')?.click();
    await expect(await screen.findByRole('link', { name: 'guide.pdf' })).toBeVisible();
    await waitFor(() => expect(button('Send and set Pending')).toBeEnabled());
  },
};

/** A message arrived after the page loaded, so the merge cannot be undone. */
export const WrittenSince: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => withMerged(supportLead()) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const undo = await findButton('Undo the merge');
    const { merge } = ticketOf(backend);
    if (merge) merge.left.messages -= 1;
    await userEvent.click(undo);
    const words = 'Something was written, moved or closed since. This merge can no longer be undone.';
    await expect(await findToast(words)).toBeVisible();
    await waitFor(() => expect(undo).not.toBeInTheDocument());
  },
};
