import { screen, within } from 'storybook/test';

/** The rows of the list, newest first. */
export const rows = async () =>
  within(await screen.findByRole('region', { name: 'Notifications' })).findAllByRole('listitem');
