import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { supportAgent, walletAt } from '@upline/api/mocks';
import { maximumMessageLength, undoTime } from '@upline/domain';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from './DeskTicketScreen.tsx';
import { button, input, log } from './ticket.play.ts';

/** Replies, notes and macros on one ticket. */
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

async function write({ userEvent }: Context, text: string) {
  await log();
  await userEvent.type(input(), text);
}

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
