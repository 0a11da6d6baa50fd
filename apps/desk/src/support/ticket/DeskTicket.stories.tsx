import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { DeskTicketScreen } from './DeskTicketScreen.tsx';
import { ticketOf, withMerged, withPast } from './pastOf.play.ts';
import { button, log } from './ticket.play.ts';

/** One ticket: conversation, member, due times and past. */
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
