import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GridList } from '../../../primitives/grid-list/GridList.tsx';
import { TicketRow } from './TicketRow.tsx';

/** One ticket: subject, last change and status. */
const meta = {
  title: 'Patterns/Ticket row',
  component: TicketRow,
  tags: ['autodocs', 'spec-2'],
  args: {
    id: 't7',
    subject: 'My bonus for level 3 is missing',
    status: 'open',
    updatedAt: '2026-11-20T09:00:00.000Z',
  },
  decorators: [
    (Story) => (
      <GridList label="Tickets">
        <Story />
      </GridList>
    ),
  ],
} satisfies Meta<typeof TicketRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('listitem'));
    const link = row.getByRole('link', { name: 'My bonus for level 3 is missing' });
    await expect(link).toHaveAttribute('href', '/dashboard/support/t7');
    await expect(row.getByText('Last updated')).toBeVisible();
    await expect(row.getByText('20 Nov 2026')).toBeVisible();
    await expect(row.getByText('Open')).toBeVisible();
  },
};

/** Support has answered, so that the next message is the member's. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My bonus for level 3 is missing' })).toBeVisible();
    await expect(canvas.getByText('Support waits for your answer.')).toBeVisible();
  },
};

/** Not a link, with the reason. */
export const Closed: Story = {
  args: { status: 'closed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Closed tickets cannot be opened.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const longSubject = 'Reward not received after the purchase of a level, which was confirmed on chain '
  .repeat(3)
  .trim();

/** One line on wide screens, two on phones; the accessible name is the whole subject. */
export const LongSubject: Story = {
  tags: ['text'],
  args: { subject: longSubject },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: longSubject });
    const lines = window.innerWidth < 768 ? 2 : 1;
    await expect(Math.round(link.getBoundingClientRect().height / 22)).toBe(lines);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
