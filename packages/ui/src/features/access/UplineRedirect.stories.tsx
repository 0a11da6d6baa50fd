import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberIdAt, visitor } from '@upline/api/mocks';
import { expect, screen } from 'storybook/test';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { UplineRedirect } from './UplineRedirect.tsx';

/** Visible while the browser loads `/connect-wallet?upline=…`. */
const meta = {
  title: 'Screens/Access/Upline redirect',
  component: UplineRedirect,
  tags: ['screen', '!autodocs', 'spec-2', 'state-busy'],
  parameters: { layout: 'fullscreen', isForVisitors: true },
  args: { upline: `@/${memberIdAt(0)}` },
  ...withBackend({ backend: visitor }),
} satisfies Meta<typeof UplineRedirect>;

export default meta;

export const Redirecting: StoryObj<typeof meta> = {
  play: async ({ fakes, args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Taking you to the sign-in…');
    const [visit = ''] = fakes.ports.navigation.visits.get();
    const { pathname, searchParams } = new URL(visit, 'https://upline.example');
    await expect(pathname).toBe('/connect-wallet');
    await expect(searchParams.get('upline')).toBe(args.upline);
  },
};
