import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MessageList } from './MessageList.tsx';

const sentAt = '2026-11-20T09:00:07.000Z';

/** A conversation, oldest message first. */
const meta = {
  title: 'Patterns/Message list',
  component: MessageList,
  tags: ['autodocs', 'spec-2'],
  args: {
    messages: [
      { key: 'm1', isOwn: true, text: 'My photo was refused.', attachments: [], sentAt },
      { key: 'm2', isOwn: false, text: 'Which kind of file did you choose?', attachments: [], sentAt },
      { key: 'm3', isOwn: true, text: 'A PNG of 3 MB.', attachments: [], sentAt: null },
    ],
  },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log', { name: 'Messages' });
    await expect(log).toHaveAttribute('aria-live', 'off');
    const [first, second, last] = within(log).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^YouMy photo/);
    await expect(second).toHaveTextContent(/^SupportWhich kind/);
    await expect(last).toHaveTextContent(/Sending\.\.\.$/);
  },
};
