import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { startBackend, withBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import queueMeta, { NewWaiting } from '../support/queue/QueueNews.stories.tsx';
import ticketMeta, { Replied } from '../support/ticket/TicketReplies.stories.tsx';
import { DeskShell } from './DeskShell.tsx';

/** Staff pages translated by the browser. */
const meta = {
  title: 'Text/Translated by the browser',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { translation: 'browser' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

type Play = NonNullable<Story['play']>;

const queueOnDesk: Story = {
  beforeEach: startBackend({ backend: supportAgent }),
  args: queueMeta.args,
  render: (args) => <DeskShell>{queueMeta.render(args as never)}</DeskShell>,
};

const dense = { ...meta.globals, density: 'compact', viewport: { value: 'desktop', isRotated: false } };

export const StaffQueue: Story = {
  ...queueOnDesk,
  globals: dense,
  play: async ({ userEvent }) => {
    const grid = within(await screen.findByRole('grid', { name: 'Tickets' }));
    for (const box of (await grid.findAllByRole('checkbox', { name: /^Select ticket/ })).slice(0, 2)) {
      await userEvent.click(box);
    }
    const bar = within(await screen.findByRole('toolbar', { name: '2 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Take' }));
    await expect(await screen.findByText('2 tickets changed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  },
};

export const StaffQueueLive: Story = { ...queueOnDesk, globals: dense, play: NewWaiting.play as Play };

export const StaffTicket: Story = {
  beforeEach: startBackend({ backend: supportAgent }),
  render: () => (
    <DeskShell>
      <ticketMeta.component {...ticketMeta.args} />
    </DeskShell>
  ),
  globals: dense,
  play: Replied.play as Play,
};
