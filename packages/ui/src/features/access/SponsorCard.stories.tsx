import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SponsorCard } from './SponsorCard.tsx';

const wallet = '0x2360679774997896964091736687312762354406';

/**
 * A newcomer's sponsor. Shown before the signature, because the choice is permanent; registration
 * is disabled while the sponsor is unknown.
 */
const meta = {
  title: 'Patterns/Sponsor card',
  component: SponsorCard,
  args: { sponsor: { status: 'loading' }, onRetry: fn() },
} satisfies Meta<typeof SponsorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  tags: ['dark'],
  args: { sponsor: { status: 'known', name: 'Amara Okafor', photo: '', walletId: wallet } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your sponsor, for good' })).toHaveTextContent(
      'Amara Okafor',
    );
    await expect(canvas.getByText(wallet)).toBeInTheDocument();
  },
};

export const KnownWithoutName: Story = {
  args: { sponsor: { status: 'known', name: '', photo: '', walletId: wallet } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anonymous')).toBeVisible();
  },
};

export const NoSponsor: Story = { args: { sponsor: { status: 'none' } } };
