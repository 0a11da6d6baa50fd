import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MockBackend, newMember } from '@upline/api/mocks';
import { ticketPath, usualHours } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ConversationScreen } from './ConversationScreen.tsx';
import { button, openTicket } from './conversation.play.ts';

/** A conversation with a promised answer time, and the rating after it was closed. */
const meta = {
  title: 'Screens/Support/Conversation',
  component: ConversationScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { ticketId: openTicket },
  ...onScreen(ticketPath(openTicket), { backend: () => asked() }),
} satisfies Meta<typeof ConversationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = 'ticket-3';
const hour = 60;
const always = Array.from({ length: 7 }, () => [{ from: 0, to: 24 * hour }]);

/**
 * A ticket that the member has just replied to.
 * @param week Opening hours; the clock stands at Saturday noon.
 */
function asked(week = always, hours = 0): MockBackend {
  const backend = newMember({ tickets: 5, hours: { ...usualHours, timeZone: 'UTC', week } });
  backend.tickets.answer(openTicket, 'Which level is it?');
  backend.advance(-hours * hour * 60_000);
  backend.tickets.reply(backend.wallet, openTicket, { message: 'Level 3.' });
  backend.advance(hours * hour * 60_000);
  return backend;
}

/** The time of support's answer, in the reader's time zone. */
export const Promised: Story = {
  play: async () => {
    await expect(await screen.findByText(/^We answer by \d\d:\d\d/)).toBeVisible();
    await expect(screen.queryByText(/closed now/)).not.toBeInTheDocument();
  },
};

/** Support is closed over the weekend: shows the next opening and the answer time. */
export const PromisedLater: Story = {
  beforeEach: startBackend({ backend: () => asked(usualHours.week.map((day) => [...day])) }),
  play: async () => {
    const words =
      /^Support is closed now\. We are back at \d\d:\d\d on Monday.* We answer by \d\d:\d\d on Monday/;
    await expect(await screen.findByText(words)).toBeVisible();
  },
};

/** Support is late, and the screen says so. */
export const PromiseBroken: Story = {
  beforeEach: startBackend({ backend: () => asked(always, 5) }),
  play: async () => {
    await expect(await screen.findByText(/^You were promised an answer by .* We are late\.$/)).toBeVisible();
  },
};

/** One tap rates a closed ticket; another tap changes the rating. */
export const Rated: Story = {
  args: { ticketId: closed },
  beforeEach: startBackend({
    backend: () => {
      const backend = newMember({ tickets: 5 });
      backend.tickets.reopen(closed);
      backend.tickets.close(closed);
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { backend } }) => {
    const ask = within(await screen.findByRole('radiogroup', { name: 'How was our help?' }));
    await expect(screen.getByText(/^You can rate until 5 December\./)).toBeVisible();
    await userEvent.click(ask.getByRole('radio', { name: 'Good' }));
    await expect(await screen.findByText(/^Thank you\. You can change your rating until/)).toBeVisible();
    await expect(backend.tickets.find(closed)?.rating).toBe('good');
    backend.failing.add('rateTicket');
    await userEvent.click(ask.getByRole('radio', { name: 'Not good' }));
    await expect(await screen.findByText('Your rating was not saved. Please try again.')).toBeVisible();
    await waitFor(() => expect(ask.getByRole('radio', { name: 'Good' })).toBeChecked());
    backend.failing.clear();
    await userEvent.click(ask.getByRole('radio', { name: 'Not good' }));
    await waitFor(() => expect(backend.tickets.find(closed)?.rating).toBe('bad'));
    await expect(button('Refresh')).toBeVisible();
  },
};
