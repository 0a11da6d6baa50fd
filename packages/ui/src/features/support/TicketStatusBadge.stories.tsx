import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TicketStatusBadge } from './TicketStatusBadge.tsx';

/** How a ticket stands: open waits for support, pending waits for the member, closed takes no more replies. */
const meta = {
  title: 'Patterns/Ticket status badge',
  component: TicketStatusBadge,
  tags: ['autodocs', 'spec-2'],
  args: { status: 'open' },
} satisfies Meta<typeof TicketStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

function saying(status: string, word: string): Story {
  return {
    args: { status },
    play: async ({ canvasElement }) => {
      const badge = within(canvasElement).getByText(word);
      await expect(badge.querySelector('svg')).toBeVisible();
    },
  };
}

export const Default = saying('open', 'Open');

export const Pending = saying('pending', 'Pending');

export const Closed = saying('closed', 'Closed');

/** A status that a later server may send. */
export const Other = saying('escalated', 'escalated');
