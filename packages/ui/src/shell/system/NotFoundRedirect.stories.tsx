import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { expect, screen } from 'storybook/test';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';

/** The notice at an unknown path, before the redirect. */
const meta = {
  title: 'Screens/System/Not found',
  component: NotFoundRedirect,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen', isForVisitors: true },
  ...withBackend({ backend: newMember }),
} satisfies Meta<typeof NotFoundRedirect>;

export default meta;

export const NotFoundRedirected: StoryObj<typeof meta> = {
  play: async ({ fakes }) => {
    await expect(screen.getByText(/^There is no such page/)).toBeVisible();
    await expect(fakes.ports.navigation.visits.get()).toEqual(['/dashboard']);
  },
};
