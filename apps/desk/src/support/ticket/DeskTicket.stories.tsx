import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { supportAgent, supportLead, walletAt } from '@upline/api/mocks';
import { maximumMessageLength, undoTime } from '@upline/domain';
import { startBackend } from '@upline/ui/stories';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from './DeskTicketScreen.tsx';
import { ticketOf, walletOf, withMerged, withPast } from './pastOf.play.ts';

/** One ticket: conversation, member, and all actions. */
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
type Context = Pick<StoryContext, 'userEvent' | 'fakes'>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const log = async () => within(await screen.findByRole('log', { name: 'Conversation' }));
const input = () =>
  within(screen.getByRole('region', { name: 'Write to the member or to the team' })).getByRole('textbox');

async function write({ userEvent }: Context, text: string) {
  await log();
  await userEvent.type(input(), text);
}

export const Loaded: Story = {
  globals: desktop,
  play: async () => {
    await expect((await (await log()).findAllByRole('listitem')).length).toBeGreaterThan(0);
    const member = within(screen.getByRole('complementary', { name: 'Member' }));
    await expect(
      await member.findByText(/^.+ can see that you opened this profile at \d\d:\d\d\.$/),
    ).toBeVisible();
    await expect(member.getByRole('list', { name: 'Levels' })).toBeVisible();
    await expect(member.getByText('Paid in')).toBeVisible();
    await expect(member.getByText('$611.20 · 3.81 MATIC (POL)')).toBeVisible();
  },
};

/** Shows the help articles that the member was offered and opened before sending. */
export const HelpTried: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      ticketOf(backend).help = { offered: ['lost-income', 'claim-income'], opened: ['lost-income'] };
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    const member = within(await screen.findByRole('complementary', { name: 'Member' }));
    await userEvent.click(await member.findByRole('tab', { name: 'Account' }));
    await expect(await member.findByText('Why income was lost (opened)')).toBeVisible();
    await expect(member.getByText('Claim your income')).toBeVisible();
    await expect(member.getByText('Offered from the help')).toBeVisible();
  },
};

/** Ctrl+Enter sends; the ticket's status becomes Pending. */
export const Replied: Story = {
  play: async (context) => {
    await write(context, 'Nothing was taken.');
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await (await log()).findByText('Nothing was taken.')).toBeVisible();
    await waitFor(() => expect(input()).toHaveValue(''));
    context.fakes.backend.advance(undoTime);
    await expect(await screen.findByText('Pending')).toBeVisible();
  },
};

/** A failed reply stays in the field and can be copied or sent again. */
export const NotSent: Story = {
  tags: ['state-error', 'spec-8'],
  play: async (context) => {
    const { userEvent, fakes } = context;
    const { backend } = fakes;
    backend.failing.add('deskReply');
    await write(context, 'It was final at noon.');
    await userEvent.click(button('Send and set Pending'));
    await expect(await screen.findByText('Not sent.')).toBeVisible();
    await expect(input()).toHaveValue('It was final at noon.');
    await userEvent.click(button('Copy text'));
    await expect(await screen.findByText('Copied.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Try again'));
    await waitFor(() => expect(input()).toHaveValue(''));
    await expect(await (await log()).findAllByText('It was final at noon.')).toHaveLength(1);
  },
};

/** N opens a note with its own background; members never see notes. */
export const Noted: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { backend } }) => {
    await log();
    await userEvent.keyboard('n');
    const box = screen.getByRole('textbox', { name: 'Write a note for the team' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'Third one this week.');
    await userEvent.click(button('Add note'));
    const note = await (await log()).findByText('Third one this week.');
    await expect(within(note.closest('li') as HTMLElement).getByText(/members never see this/)).toBeVisible();
    const [ticket] = backend.tickets.all().filter(({ number }) => number === 37);
    await expect(ticket?.messages.some(({ message }) => message === 'Third one this week.')).toBe(false);
  },
};

/** Shows the length limit and disables sending. */
export const TooLong: Story = {
  play: async ({ userEvent }) => {
    await log();
    await userEvent.click(input());
    await userEvent.paste('a'.repeat(maximumMessageLength + 1));
    await expect(await screen.findByText(/^At most [\d,]+ characters\.$/)).toBeVisible();
    await expect(button('Send and set Pending')).toBeDisabled();
  },
};

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

/** Due times of reply and resolution, lateness, and the member's rating after closing. */
export const Promised: Story = {
  globals: desktop,
  args: { ticketId: '22' },
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      backend.tickets.rate('ticket-22', 'good');
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await log();
    await expect(screen.getByText(/^Reply due/).parentElement).toHaveTextContent(/ late/);
    await expect(screen.getByText(/^Done due/).parentElement).toHaveTextContent(/\d+ d/);
    await expect(screen.getByText('Rated good')).toBeVisible();
    backend.tickets.rate('ticket-22', 'bad');
    await userEvent.click(button('Close'));
    await waitFor(() => expect(screen.queryByText(/^Reply due/)).not.toBeInTheDocument());
    await expect(await screen.findByText('Rated not good')).toBeVisible();
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

/**
 * A macro lists its effects; unknown values remain as variables, and a macro without text applies
 * at once.
 */
export const MacroUsed: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    await log();
    await userEvent.keyboard('m');
    await userEvent.click(await screen.findByRole('option', { name: /^Lost income/ }));
    await expect(
      await screen.findByText(/^Macro: Lost income · replies · adds lost-income, explained/),
    ).toBeVisible();
    await expect((input() as HTMLTextAreaElement).value).toMatch(/^Hello (?!\{name\}).+, income of a level/);
    await userEvent.click(button('Leave the macro out'));
    await expect(screen.queryByText(/^Macro:/)).not.toBeInTheDocument();

    // Macro text goes into the reply, even while a note is open.
    await userEvent.clear(input());
    await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
    await userEvent.click(button('Macro'));
    await userEvent.click(await screen.findByRole('option', { name: /^Lost income/ }));
    await waitFor(() => expect((input() as HTMLTextAreaElement).value).toMatch(/^Hello /));
    await userEvent.click(button('Send and set Pending'));
    await expect(await (await log()).findByText(/^You added the tags .*explained/)).toBeVisible();
    await waitFor(() => expect(input()).toHaveValue(''));

    await userEvent.click(button('Macro'));
    await userEvent.click(await screen.findByRole('option', { name: /^Spam/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use macro' }));
    await expect(await (await log()).findByText('You closed this ticket')).toBeVisible();
  },
};

/**
 * The button names the ticket's next status; the macro's status can be removed alone, and
 * disappears with its text.
 */
export const MacroCloses: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      const acts = { name: 'Solved', text: 'Hi {name}. It is solved.', tags: ['solved'], assignee: null };
      backend.macros.create({ ...acts, status: 'closed' }, walletAt(9002));
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await log();
    const choose = async () => {
      await userEvent.click(button('Macro'));
      await userEvent.click(await screen.findByRole('option', { name: /^Solved/ }));
    };
    await choose();
    await expect(await screen.findByRole('button', { name: 'Send and close' })).toBeEnabled();
    await userEvent.click(button('More ways to send'));
    await expect(await screen.findByRole('button', { name: 'Send and close', pressed: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Don’t close'));
    await expect(button('Send and set Pending')).toBeEnabled();
    await expect(screen.getByText('Macro: Solved · replies · adds solved')).toBeVisible();

    await userEvent.clear(input());
    await choose();
    await userEvent.clear(input());
    await userEvent.click(input());
    await userEvent.paste('Not yet.');
    await expect(screen.queryByText(/^Macro:/)).not.toBeInTheDocument();
    await userEvent.click(button('Send and set Pending'));
    await screen.findByRole('group', { name: 'Reply that has not left yet' });
    const ticket = backend.tickets.all().find(({ number }) => number === 37);
    await expect(backend.outbox.of(ticket?.id ?? '').map(({ after }) => after)).toEqual(['pending']);
    await expect(ticket?.tags).not.toContain('solved');
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

export const Timeline: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: withPast }),
  play: async () => {
    const list = await log();
    for (const text of [
      'Ines Duarte gave this ticket to Noor Haddad',
      'Noor Haddad took this ticket',
      'Noor Haddad gave this ticket back',
      'Noor Haddad set the priority to Urgent',
      'Noor Haddad added the tags wallet',
      'Noor Haddad removed the tags purchase',
      'Noor Haddad set this ticket to Pending',
      'You closed this ticket',
      'Ines Duarte reopened this ticket',
      /^Noor Haddad snoozed this ticket until Sat,? 21 Nov/,
      'Noor Haddad ended the snooze',
      'Back from snooze',
      'Noor Haddad merged ticket 12 into this one',
      'Noor Haddad did something that this page is too old to name. Reload to see it.',
    ]) {
      const [line] = await list.findAllByText(text);
      await expect(line).toBeVisible();
    }
    await expect(within(screen.getByRole('main')).getAllByText('Back from snooze')).toHaveLength(2);
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

/** A member's new message appears live. */
export const Answered: Story = {
  globals: desktop,
  play: async ({ fakes: { backend } }) => {
    await log();
    const [ticket] = backend.tickets.all().filter(({ number }) => number === 37);
    backend.tickets.markRead(ticket?.id ?? '');
    backend.tickets.reply(ticket?.wallet ?? '', ticket?.id ?? '', { message: 'One more thing' });
    await expect(await (await log()).findByText('One more thing')).toBeVisible();
    await expect((await log()).getByText('Seen')).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ['state-empty'],
  args: { ticketId: '999999' },
  play: async () => {
    await expect(await screen.findByText('There is no such ticket.')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error', 'spec-8'],
  beforeEach: startBackend({ backend: () => supportAgent({ failing: ['deskTicket'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Couldn’t load the ticket.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Try again'));
    await log();
  },
};

/** On phones the member panel opens in a sheet. */
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await log();
    await userEvent.click(button('Details'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Member' }));
    await waitFor(() => expect(sheet.getByText('Paid in')).toBeVisible());
  },
};

/** A merged ticket links to its target and accepts no changes. */
export const Merged: Story = {
  globals: desktop,
  beforeEach: startBackend({ backend: withMerged }),
  play: async () => {
    await expect(await (await log()).findByText('Ines Duarte merged this ticket into 38')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Merged into another ticket' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/support\/tickets\/ticket-\d+$/),
    );
    await expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  },
};
