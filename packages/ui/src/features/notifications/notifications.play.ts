import { screen, within } from 'storybook/test';

export const rows = async () =>
  within(await screen.findByRole('region', { name: 'Notifications' })).findAllByRole('listitem');
