import { screen, within } from 'storybook/test';

/** What the list shows, newest first. */
export const rows = async () =>
  within(await screen.findByRole('region', { name: 'Notifications' })).findAllByRole('listitem');
