import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { expect, screen } from 'storybook/test';
import { Text } from '../../primitives/text/Text.tsx';
import { ToastRegion } from '../../primitives/toast/ToastRegion.tsx';
import { withBackend } from './withBackend.tsx';

/** Stories share one page: late toasts and calls of an ended story must not reach the next one. */
const meta = {
  title: 'Start/Apart',
  tags: ['!autodocs', '!dev'],
  render: () => <Text>Nobody is told.</Text>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withOwnBackend = withBackend({ backend: newMember });

/** A late action of the ended story. @returns The outcome of its call. */
let doLate = async () => 'nothing was left';

export const Leaves: Story = {
  ...withOwnBackend,
  play: async ({ toasts, fakes: { ports, backend } }) => {
    const body = { subject: 'Late', message: 'Nobody waits for this.', attachments: [] };
    const say = () => {
      toasts.show({ tone: 'info', text: 'Late' });
      const sent = ports.client.call('createTicket', { body }, { idempotencyKey: crypto.randomUUID() });
      return sent.then(
        () => 'sent',
        () => 'left without an answer',
      );
    };
    await expect(await say()).toBe('sent');
    await expect(backend.tickets.of(backend.wallet)).toHaveLength(1);
    await screen.findByRole('alertdialog', { name: 'Late' });
    doLate = say;
  },
};

async function expectNobodyReached({ toasts }: Pick<StoryContext, 'toasts'>) {
  await expect(await doLate()).toBe('left without an answer');
  toasts.show({ tone: 'info', text: 'Later' });
  await screen.findByRole('alertdialog', { name: 'Later' });
  await expect(screen.queryByRole('alertdialog', { name: 'Late' })).not.toBeInTheDocument();
}

export const MeetsNoWorld: Story = {
  ...withOwnBackend,
  play: async ({ toasts, fakes: { backend } }) => {
    await expectNobodyReached({ toasts });
    await expect(backend.tickets.of(backend.wallet)).toEqual([]);
  },
};

export const MeetsNoPart: Story = {
  render: () => <ToastRegion />,
  play: expectNobodyReached,
};
