import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { TicketList } from './TicketList.tsx';

const updatedAt = '2026-11-20T09:00:00.000Z';

/** One page of a member's tickets. An empty list mentions an active filter. */
const meta = {
  title: 'Patterns/Ticket list',
  component: TicketList,
  tags: ['autodocs', 'spec-2'],
  args: {
    tickets: [
      { id: 't3', subject: 'How do I change my photo?', status: 'open', updatedAt },
      { id: 't2', subject: 'My bonus for level 3 is missing', status: 'pending', updatedAt },
      { id: 't1', subject: 'Which coin pays the fee?', status: 'closed', updatedAt },
    ],
    isFiltered: false,
    onCreate: fn(),
  },
} satisfies Meta<typeof TicketList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Tickets' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getAllByRole('link')).toHaveLength(2);
  },
};

export const EmptyFirst: Story = {
  args: { tickets: [] },
  tags: ['state-empty'],
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No tickets found')).toBeVisible();
    await expect(canvas.getByText('Create a new ticket to get started with support')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Your First Ticket' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
