import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import type { PoolsSettings } from '../../../ports/fakes/fakePools.ts';

export const unlimited: PoolsSettings = { preview: { allowance: 'unlimited' } };

/** Opens the purchase of the first level. */
export async function openDialog({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy Level 1' }));
  await dialog.findByText('You pay, once');
  return dialog;
}

export const buyButton = () => screen.getByRole('button', { name: 'Buy for $50' });
