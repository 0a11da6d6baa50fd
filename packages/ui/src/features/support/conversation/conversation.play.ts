import type { StoryContext } from '@storybook/react-vite';
import { type MockBackend, newMember } from '@upline/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseFiles, fileOf } from '../chooseFiles.play.ts';

/**
 * A ticket with three messages; the mock backend's other tickets are closed, pending, new, or contain a
 * guide.
 */
export const openTicket = 'ticket-2';

export const fiveTickets = () => newMember({ tickets: 5 });

export const receipt = fileOf('receipt.pdf', 1536);

export const log = () => within(screen.getByRole('log', { name: 'Messages' }));
export const bubbles = () => log().getAllByText(/^(You|Support)$/);
export const input = () => screen.getByRole('textbox', { name: 'Type a message...' });
export const button = (name: string) => screen.getByRole('button', { name });

/** Waits until the conversation is loaded and its input is focused. */
export async function loaded() {
  await screen.findByRole('log', { name: 'Messages' });
  await waitFor(() => expect(input()).toHaveFocus());
}

/** Writes a message without sending it. */
export async function write({ userEvent }: Pick<StoryContext, 'userEvent'>, text: string, ...files: File[]) {
  await loaded();
  if (text !== '') await userEvent.keyboard(text);
  if (files.length > 0) chooseFiles(...files);
}

/** Writes a message and presses “Send”. */
export async function send(context: Pick<StoryContext, 'userEvent'>, text: string, ...files: File[]) {
  await write(context, text, ...files);
  await context.userEvent.click(button('Send'));
}

/** The messages of a mock backend's open ticket. */
export const messagesIn = (backend: MockBackend) => backend.tickets.find(openTicket)?.messages ?? [];
