import type { StoryContext } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type BackendSetting, startBackend } from '../ports/fakes/withBackend.tsx';

/** A new member's mock backend with changed settings. */
export const asMember = (settings: BackendSetting) => startBackend({ backend: newMember, ...settings });

export const seeToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export async function openMenu({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}
