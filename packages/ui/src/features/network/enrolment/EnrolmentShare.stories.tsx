import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { messages, paths } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { DashboardScreen } from '../../dashboard/DashboardScreen.tsx';
import { press, unsigned } from './enrolment.play.ts';

/** Sharing the link without a signed enrolment. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { backend: unsigned }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Share my link' }));

/** Sharing the link asks for the signature first. */
export const ShareUnsigned: Story = {
  play: async (context) => {
    await screen.findByText(messages['place.unsigned']);
    await press(context, 'Share my link');
    const dialog = await sheet();
    await expect(await dialog.findByText(messages['place.unsigned'])).toBeInTheDocument();
    await expect(dialog.queryByRole('img', { name: 'QR code of your referral link' })).toBeNull();
  },
};

/** The link waits for the server; before the dashboard loads, only the menu offers it. */
export const ShareLoading: Story = {
  beforeEach: startBackend({ backend: () => newMember({ signed: false, latency: 'infinite' }) }),
  tags: ['state-loading'],
  play: async (context) => {
    await press(context, 'Menu');
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await context.userEvent.click(menu.getByRole('button', { name: 'Share my link' }));
    const dialog = await sheet();
    await expect(await dialog.findByText('Loading…')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Copy my link' })).toBeNull();
  },
};

/** The server does not report the enrolment. */
export const ShareUnknown: Story = {
  beforeEach: startBackend({ backend: () => newMember({ signed: false, failing: ['place'] }) }),
  tags: ['state-error'],
  play: async (context) => {
    await press(context, 'Share my link');
    const dialog = await sheet();
    await expect(await dialog.findByText(messages['place.unknown'])).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Copy my link' })).toBeNull();
  },
};

/** Sharing without the server's answer keeps the warning. */
export const ShareUnknownAnyway: Story = {
  ...ShareUnknown,
  play: async (context) => {
    await ShareUnknown.play?.(context);
    const dialog = await sheet();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Share without signing' }));
    await expect(await dialog.findByRole('button', { name: 'Copy my link' })).toBeInTheDocument();
    await expect(dialog.getByText(messages['place.unknown'])).toBeInTheDocument();
  },
};

export const ShareKnown: Story = {
  ...ShareUnknown,
  tags: [],
  play: async (context) => {
    await ShareUnknown.play?.(context);
    context.fakes.backend.failing.delete('place');
    const dialog = await sheet();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByText(messages['place.unsigned'])).toBeInTheDocument();
  },
};

/** Sharing without a signature keeps the warning. */
export const ShareAnyway: Story = {
  play: async (context) => {
    await ShareUnsigned.play?.(context);
    const dialog = await sheet();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Share without signing' }));
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: 'QR code of your referral link' })).toBeInTheDocument(),
    );
    await expect(dialog.getByText(messages['place.unsigned'])).toBeInTheDocument();
  },
};
