import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths, tokenCardInterval } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../stories/onScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

/** The newest unread notification on the token card, and its marking as read. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'spec-4'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { backend: growingMember }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

function unread({ fakes: { backend } }: PlayContext): string[] {
  return backend.notifications
    .of(backend.wallet)
    .filter(({ isRead }) => !isRead)
    .map(({ message }) => message);
}

async function openTokens(context: PlayContext): Promise<void> {
  await context.userEvent.click(await screen.findByRole('radio', { name: 'My Tokens' }));
  await screen.findByText('New for you');
}

export const UnreadNotification: Story = {
  play: async (context) => {
    const [newest = ''] = unread(context);
    await openTokens(context);
    const link = screen.getByRole('link', { name: newest });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/notifications\/./));
    await expect(unread(context)[0]).toBe(newest);
  },
};

let isPassing = false;

/** Half a minute after the newest was visible, it is marked as read and the next one appears. */
export const NotificationRead: Story = {
  beforeEach: (context) => {
    startBackend({ backend: growingMember })(context);
    isPassing = false;
    const { setInterval } = window;
    Object.assign(window, {
      setInterval: (run: () => void, delay?: number) =>
        delay === tokenCardInterval ? setInterval(() => isPassing && run(), 200) : setInterval(run, delay),
    });
    return () => void Object.assign(window, { setInterval });
  },
  play: async (context) => {
    const [newest = ''] = unread(context);
    await openTokens(context);
    const link = await screen.findByRole('link', { name: newest });
    link.scrollIntoView({ block: 'center' });
    isPassing = true;
    await waitFor(() => expect(unread(context)).not.toContain(newest));
    await waitFor(() => expect(unread(context)).toEqual([]));
    await waitFor(() => expect(screen.queryByText('New for you')).not.toBeInTheDocument());
  },
};
