import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportLead } from '@upline/api/mocks';
import { loseReply, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { QueueScreen } from './QueueScreen.tsx';
import { nothingAsked } from './queueQuery.ts';

/** A macro's reply to several tickets. */
const meta = {
  title: 'Desk/Support/Bulk replies',
  component: QueueScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { view: 'unassigned', question: nothingAsked, onChange: () => undefined },
  ...onDesk({ backend: supportLead }),
} satisfies Meta<typeof QueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function useLostIncome(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Macro' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Lost income/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use macro' }));
}

/** The response is lost: applying the macro again to the remaining tickets sends nothing twice. */
export const AnswerLost: Story = {
  tags: ['state-error', 'spec-8'],
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  beforeEach: startBackend({ backend: supportLead }),
  play: async ({ userEvent, fakes: { backend, ports } }) => {
    const grid = within(await screen.findByRole('grid', { name: 'Tickets' }));
    const row = (await grid.findAllByRole('row'))[2] as HTMLElement;
    const ticketId = row.dataset.ticket ?? '';
    await userEvent.click(within(row).getByRole('checkbox'));
    loseReply(ports.client, 'deskReply');
    await useLostIncome(userEvent);
    await expect(await screen.findByText('1 ticket was not changed.')).toBeVisible();
    await expect(backend.outbox.of(ticketId)).toHaveLength(1);
    await useLostIncome(userEvent);
    await waitFor(() => expect(screen.queryByText('1 ticket was not changed.')).not.toBeInTheDocument());
    await expect(backend.outbox.of(ticketId)).toHaveLength(1);
  },
};
