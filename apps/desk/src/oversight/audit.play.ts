import { screen, within } from 'storybook/test';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const grid = async () => within(await screen.findByRole('treegrid', { name: 'Audit log' }));
// Excludes the header row, which phones lack, and the details row, because neither expands.
export const rows = async () =>
  (await (await grid()).findAllByRole('row')).filter((row) => row.hasAttribute('aria-expanded'));
