import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DashboardScreen } from '../../features/dashboard/DashboardScreen.tsx';
import { onScreen } from '../../stories/onScreen.tsx';

/** The device goes offline: loaded data stays, and a banner warns about its age. */
const meta = {
  title: 'Screens/System/Offline',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'state-error'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { backend: growingMember }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The banner that contains these words. */
const stripOf = (words: HTMLElement) =>
  words.closest<HTMLElement>('[role=status], [role=alert]') ?? document.body;

export const Offline: Story = {
  play: async ({ fakes }) => {
    await screen.findByText('8 direct referrals');
    fakes.ports.connection.isOnline.set(false);
    const banner = stripOf(await screen.findByText(/^You are offline/));
    await expect(banner).toHaveTextContent(/What you see is from \d{1,2}:\d{2}/);
    await expect(banner).toBeVisible();
    await expect(screen.getByText('8 direct referrals')).toBeVisible();
  },
};

export const BackOnline: Story = {
  play: async (context) => {
    await Offline.play?.(context);
    context.fakes.ports.connection.isOnline.set(true);
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  },
};

const silence = /^The server is not answering\./;
const age = /We keep trying\. What you see is from \d{1,2}:\d{2}\./;

/** The server accepts requests and never answers. */
export const ServerFrozen: Story = {
  play: async ({ fakes: { backend, queries } }) => {
    await screen.findByText('8 direct referrals');
    backend.latency = 'infinite';
    void queries.invalidateQueries();
    const banner = stripOf(await screen.findByText(silence));
    await expect(banner).toHaveTextContent(age);
    await expect(screen.getByText('8 direct referrals')).toBeVisible();
  },
};

/** The server stops, then answers again. */
export const ServerDead: Story = {
  play: async ({ fakes: { backend, queries }, userEvent }) => {
    await screen.findByText('8 direct referrals');
    backend.offline = true;
    void queries.invalidateQueries();
    const banner = stripOf(await screen.findByText(silence));
    await expect(screen.getByText('8 direct referrals')).toBeVisible();
    await expect(banner).toHaveTextContent(age);
    backend.offline = false;
    await userEvent.click(within(banner).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(silence)).toBeNull());
  },
};

/** Claims need the network: their buttons are disabled. */
export const NothingClaimed: Story = {
  play: async ({ fakes }) => {
    const [claim] = await screen.findAllByRole('button', { name: /^Claim / });
    await expect(claim).toBeEnabled();
    fakes.ports.connection.isOnline.set(false);
    await waitFor(() => expect(claim).toBeDisabled());
  },
};
