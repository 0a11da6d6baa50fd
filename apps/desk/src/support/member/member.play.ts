import { screen, within } from 'storybook/test';
import { input } from '../ticket/ticket.play.ts';

export async function besideTicket() {
  await screen.findByRole('log', { name: 'Conversation' });
  return within(screen.getByRole('complementary', { name: 'Member' }));
}

export const outcome = async () =>
  within(await (await besideTicket()).findByRole('region', { name: 'The ticket’s transaction' }));
export const written = () => (input() as HTMLTextAreaElement).value;
