import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockBackend } from '@upline/api/mocks';
import { noTopic } from '@upline/domain';
import { fileOf } from '@upline/ui/stories';
import { userEvent as events, expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from '../ticket/DeskTicketScreen.tsx';

/** Keyboard input reaches the reply while other updates arrive. */
const meta = {
  title: 'Desk/Support/Typing',
  component: DeskTicketScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: '37' },
  ...onDesk(),
} satisfies Meta<typeof DeskTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types with 80 ms between keys, like a person. */
const person = events.setup({ delay: 80 });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const log = () => screen.findByRole('log', { name: 'Conversation' });
const input = () =>
  within(screen.getByRole('region', { name: 'Write to the member or to the team' })).getByRole(
    'textbox',
  ) as HTMLTextAreaElement;
const waiting = () => screen.findByRole('group', { name: 'Reply that has not left yet' });
const ticketIn = (backend: MockBackend) => backend.tickets.all().find(({ number }) => number === 37);
const heldIn = (backend: MockBackend) =>
  backend.outbox.of(ticketIn(backend)?.id ?? '').map(({ message }) => message);

/** Text typed right after sending becomes the next reply; none of its letters run a command. */
export const GoingOn: Story = {
  play: async ({ fakes: { backend } }) => {
    await log();
    await person.click(input());
    await person.paste('First.');
    const assignee = ticketIn(backend)?.assignee;
    backend.latency = 400;
    await person.keyboard('{Control>}{Enter}{/Control}');
    await expect(input()).toHaveValue('');
    await person.keyboard('Next, please wait.');
    await waiting();
    backend.latency = 0;
    await expect(input()).toHaveFocus();
    await person.keyboard(' Zest');
    await expect(input()).toHaveValue('Next, please wait. Zest');
    await expect(heldIn(backend)).toEqual(['First.']);
    await expect(ticketIn(backend)?.assignee).toBe(assignee);
  },
};

/** A failed reply returns to the composer above newer text. */
export const BackBeforeTheRest: Story = {
  tags: ['state-error'],
  play: async ({ userEvent, fakes: { backend } }) => {
    await log();
    await person.click(input());
    await person.paste('First.');
    fireEvent.change(screen.getByLabelText('Files to send', { selector: 'input' }), {
      target: { files: [fileOf('guide.pdf', 1536)] },
    });
    await waitFor(() => expect(button('Send and set Pending')).toBeEnabled());
    backend.failing.add('deskReply');
    backend.latency = 400;
    await person.keyboard('{Control>}{Enter}{/Control}');
    await expect(screen.queryByText('guide.pdf')).toBeNull();
    await person.keyboard('Next');
    await expect(await screen.findByText('Not sent.')).toBeVisible();
    backend.latency = 0;
    await expect(input()).toHaveValue('First.\nNext');
    await expect(screen.getByText('guide.pdf')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(button('Try again'));
    await waiting();
    await expect(heldIn(backend)).toEqual(['First.\nNext']);
  },
};

/** ⌘Z in an empty field undoes the reply; Esc leaves the field, so single keys work again. */
export const TakenBackByKeys: Story = {
  play: async () => {
    await log();
    await person.click(input());
    await person.paste('First.');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waiting();
    await expect(input()).toHaveFocus();
    await person.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(input()).toHaveValue('First.'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waiting();
    await person.keyboard('{Escape}z');
    await waitFor(() => expect(input()).toHaveValue('First.'));
    await expect(input()).toHaveFocus();
  },
};

/** A reply key pressed while the ticket loads takes effect after loading. */
export const AskedWhileLoading: Story = {
  play: async ({ fakes: { backend, queries } }) => {
    await log();
    backend.latency = 400;
    void queries.resetQueries({ queryKey: ['server', 'deskTicket'] });
    await waitFor(() => expect(screen.queryByRole('log', { name: 'Conversation' })).toBeNull());
    await person.keyboard('n');
    await log();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Write a note for the team' })).toHaveFocus(),
    );
  },
};

/**
 * After a macro the caret selects the first variable or moves to the end; every menu returns the
 * focus to the text.
 */
export const AfterTheMenus: Story = {
  play: async ({ userEvent, fakes: { backend, queries } }) => {
    await log();
    await person.keyboard('m');
    await screen.findByRole('option', { name: /^Lost income/ });
    await person.keyboard('Lost{Enter} Bye');
    await expect(input()).toHaveFocus();
    await expect(input().value).toMatch(/when it is bought\. Bye$/);
    await userEvent.clear(input());
    Object.assign(ticketIn(backend) ?? {}, { transaction: null });
    void queries.invalidateQueries({ queryKey: ['server', 'deskTicket'] });
    await waitFor(() => expect(screen.queryByText(/^Reverted/)).toBeNull());
    await person.keyboard('{Escape}m');
    await screen.findByRole('option', { name: /^Allowance/ });
    await person.keyboard('All{Enter}$5.00');
    await expect(input().value).toMatch(/The pool needed \$5\.00 for Level \{level\}/);

    await userEvent.clear(input());
    await person.keyboard('Solved.');
    await userEvent.click(button('More ways to send'));
    (await screen.findByRole('button', { name: 'Send and close' })).focus();
    await person.keyboard('{Enter}Next');
    await waiting();
    await expect(input()).toHaveFocus();
    await expect(input()).toHaveValue('Next');
    await expect(heldIn(backend)).toEqual(['Solved.']);
  },
};

/**
 * The ticket is merged while an agent writes: the text is appended to the draft of the target
 * ticket.
 */
export const MergedWhileWriting: Story = {
  play: async ({ fakes: { backend, ports, queries } }) => {
    await log();
    const ticket = ticketIn(backend);
    const into = backend.tickets.create(ticket?.wallet ?? '', {
      ...noTopic,
      subject: 'Again',
      message: 'Hello?',
    });
    ports.drafts.write(`desk.reply.${into.id}`, 'Begun there.');
    await person.click(input());
    await person.paste('Begun here.');
    backend.tickets.merge(ticket?.id ?? '', into.id, backend.wallet);
    void queries.invalidateQueries({ queryKey: ['server', 'deskTicket'] });
    await waitFor(() =>
      expect(ports.drafts.read(`desk.reply.${into.id}`)).toBe('Begun there.\n\nBegun here.'),
    );
    await expect(input()).toHaveValue('');
  },
};
