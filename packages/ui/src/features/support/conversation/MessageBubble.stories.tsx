import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import type { Message } from './message.ts';

const answer: Message = {
  key: 'm1',
  isOwn: false,
  text: 'Photos must be JPEG or PNG files.\nWhich kind of file did you choose?',
  attachments: [],
  sentAt: '2026-11-20T09:00:07.000Z',
};

/** A message with its files and time. A label and the side of the bubble name the sender. */
const meta = {
  title: 'Patterns/Message bubble',
  component: MessageBubble,
  tags: ['autodocs', 'spec-2'],
  args: { message: answer },
  decorators: [
    (Story) => (
      <Stack as="ul">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bubble = within(within(canvasElement).getByRole('listitem'));
    await expect(bubble.getByText('Support')).toBeVisible();
    await expect(bubble.getByRole('img', { name: 'Official reply' })).toBeVisible();
    await expect(bubble.getByText(/^20 Nov 2026, ..:..:07$/)).toBeVisible();
    await expect(bubble.getByText(/^Photos must be/)).toHaveTextContent('Which kind of file');
  },
};

export const Own: Story = {
  args: { message: { ...answer, isOwn: true, text: 'A PNG of 3 MB.' } },
  play: async ({ canvasElement }) => {
    const bubble = within(canvasElement).getByRole('listitem');
    await expect(within(bubble).getByText('You')).toBeVisible();
    await expect(within(bubble).queryByRole('img', { name: 'Official reply' })).toBeNull();
    const [line, edge] = [bubble.parentElement, bubble].map(
      (element) => element?.getBoundingClientRect().right,
    );
    await expect(edge).toBe(line);
  },
};

/** Files open in a new tab, named by the last segment of their URL. */
export const WithAttachments: Story = {
  args: {
    message: {
      ...answer,
      text: '',
      attachments: [
        { name: 'receipt May.pdf', url: '/files/x7/receipt%20May.pdf?exp=1&sig=a' },
        { name: 'receipt May.pdf', url: '/files/x8/receipt%20May.pdf?exp=1&sig=b' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link', { name: 'receipt May.pdf' });
    await expect(first).toHaveAttribute('href', '/files/x7/receipt%20May.pdf?exp=1&sig=a');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(second).toHaveAttribute('rel', 'noopener');
  },
};

/** Not stored yet: its files are not links. */
export const Sending: Story = {
  args: {
    message: { ...answer, isOwn: true, attachments: [{ name: 'wallet.png', url: null }], sentAt: null },
  },
  tags: ['state-busy'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Sending...')).toBeVisible();
    await expect(canvas.getByText('wallet.png')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** A word without a break, and right-to-left text. */
export const Overlong: Story = {
  args: { message: { ...answer, text: `${'x'.repeat(300)}\n\nשלום, איפה הבונוס שלי?` } },
};
