import type { StoryContext } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { screen } from 'storybook/test';

export const unsigned = () => newMember({ signed: false });

export async function press({ userEvent }: Pick<StoryContext, 'userEvent'>, name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}
