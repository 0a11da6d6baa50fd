import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReferralsCard } from './ReferralsCard.tsx';

const referrals = [
  {
    wallet: '0x4411638989987451880826086825129977253244',
    name: 'Noah Lindqvist',
    photo: '',
    joinedAt: '2026-11-21T09:00:00.000Z',
  },
  {
    wallet: '0x0591978878935932926871954947507933434447',
    name: '',
    photo: '',
    joinedAt: '2026-11-20T03:47:00.000Z',
  },
];

/** The five newest direct referrals, in local time. */
const meta = {
  title: 'Patterns/Referrals card',
  component: ReferralsCard,
  tags: ['autodocs', 'spec-2'],
  args: { newest: { status: 'loaded', data: { referrals, total: 12 } }, onShare: fn() },
} satisfies Meta<typeof ReferralsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 direct referrals')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View All: Referrals' })).toHaveAttribute(
      'href',
      '/dashboard/incomelisting/referral',
    );
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('0x4411…3244');
    await expect(first).toHaveTextContent('Noah Lindqvist');
    await expect(first).toHaveTextContent('21 Nov 2026, 09:00');
    await expect(second).toHaveTextContent('20 Nov 2026, 03:47');
  },
};

export const Empty: Story = {
  args: { newest: { status: 'loaded', data: { referrals: [], total: 0 } } },
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No referrals found.')).toBeVisible();
    await expect(canvas.queryByText(/Could not load/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { newest: { status: 'loading' } }, tags: ['state-loading'] };

/** A failed list shows the empty state with a caution; the page's message has the Retry button. */
export const Failed: Story = {
  args: { newest: { status: 'failed', onRetry: fn() } },
  tags: ['state-error'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No referrals found.')).toBeVisible();
    await expect(canvas.getByText('Could not load. This may not be complete.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
