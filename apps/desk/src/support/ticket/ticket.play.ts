import { screen, within } from 'storybook/test';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const log = async () => within(await screen.findByRole('log', { name: 'Conversation' }));
export const input = () =>
  within(screen.getByRole('region', { name: 'Write to the member or to the team' })).getByRole('textbox');
