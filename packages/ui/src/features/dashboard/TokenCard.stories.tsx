import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TokenCard } from './TokenCard.tsx';

/** Energy tokens: exact below a thousand, then in k, rounded down. */
const meta = {
  title: 'Patterns/Token card',
  component: TokenCard,
  tags: ['autodocs', 'spec-2'],
  args: { tokens: { status: 'loaded', data: 999 } },
} satisfies Meta<typeof TokenCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowAThousand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999')).toBeVisible();
  },
};

export const Thousands: Story = {
  args: { tokens: { status: 'loaded', data: 1299 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.2k')).toBeVisible();
  },
};

const onSight = fn();

/** The newest unread notification; the parent is notified when it is visible. */
export const UnreadNotification: Story = {
  args: {
    news: {
      message: 'You received $10.00 at Level 1.',
      href: '/dashboard/notifications/n1',
      onSight,
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'You received $10.00 at Level 1.' });
    await expect(link).toHaveAttribute('href', '/dashboard/notifications/n1');
    await waitFor(() => expect(onSight).toHaveBeenLastCalledWith(true));
  },
};

export const Loading: Story = { args: { tokens: { status: 'loading' } }, tags: ['state-loading'] };

export const Failed: Story = {
  args: { tokens: { status: 'failed', onRetry: fn() } },
  tags: ['state-error'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not known')).toBeInTheDocument();
  },
};
