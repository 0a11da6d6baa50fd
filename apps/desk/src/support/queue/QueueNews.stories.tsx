import type { Meta, StoryObj } from '@storybook/react-vite';
import { supportAgent } from '@upline/api/mocks';
import { noTopic } from '@upline/domain';
import { findToast, startBackend } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onDesk } from '../../shell/onDesk.play.tsx';
import { AskedQueue } from './AskedQueue.play.tsx';
import { QueueScreen } from './QueueScreen.tsx';
import { button, rowAt } from './queue.play.ts';
import { nothingAsked } from './queueQuery.ts';

/** New tickets, mentions and due times, live on every page. */
const meta = {
  title: 'Desk/Support/Queue',
  component: QueueScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { view: 'open', question: nothingAsked, onChange: () => undefined },
  render: (args) => <AskedQueue {...args} />,
  ...onDesk(),
} satisfies Meta<typeof QueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

/**
 * New tickets wait above the list, so that rows do not move under the cursor, until a key shows
 * them.
 */
export const NewWaiting: Story = {
  globals: desktop,
  play: async ({ userEvent, fakes: { backend }, toasts }) => {
    const first = (await rowAt(0)).textContent;
    await screen.findByText('Live');
    const topic = { ...noTopic, subject: 'Written just now', message: 'Hello' };
    backend.tickets.create(backend.wallet, topic);
    await expect(await screen.findByText('1 new ticket')).toBeVisible();
    await expect((await rowAt(0)).textContent).toBe(first);
    await expect(button('Show')).toBeVisible();
    // A toast, as after signing in, does not block keys.
    toasts.show({ tone: 'info', text: 'Wallet connected successfully!' });
    await findToast('Wallet connected successfully!');
    await userEvent.keyboard('.');
    await waitFor(async () => expect(await rowAt(0)).toHaveTextContent('Written just now'));
    await expect(screen.queryByText('1 new ticket')).not.toBeInTheDocument();
  },
};

/** Warns an agent on every page if their tickets are due soon or late. */
export const Warned: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      const late = backend.tickets.all().filter(({ number }) => [22, 7].includes(number));
      for (const { id } of late) backend.tickets.set(id, { assignee: backend.wallet });
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { ports } }) => {
    const words = await screen.findByText('2 of your tickets are due within 15 minutes, or late.');
    await expect(words).toBeVisible();
    await userEvent.click(button('Show'));
    await expect(ports.navigation.visits.get()).toEqual(['/support/mine?sort=due']);
  },
};

/**
 * A mention in a note notifies the colleague live on every page; the ticket appears in the mentions
 * view.
 */
export const Mentioned: Story = {
  globals: desktop,
  args: { view: 'mentions' },
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Nothing waiting.')).toBeVisible();
    const [noor = ''] = backend.staff
      .all()
      .filter((one) => backend.memberByWallet(one)?.name === 'Noor Haddad');
    const one = backend.tickets.all().find(({ number }) => number === 37);
    const mention = { wallet: backend.wallet, name: 'you' };
    backend.tickets.note(one?.id ?? '', noor, { message: '@you, the same again?' }, [mention]);
    await screen.findByText('1 new ticket');
    await userEvent.keyboard('.');
    await expect(within(await rowAt(0)).getByRole('img', { name: 'A note mentions you' })).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await expect(await views.findByRole('link', { name: /^Mentions\s*1$/ })).toBeVisible();
  },
};

/** On other pages a notice shows the mention. */
export const MentionedElsewhere: Story = {
  globals: desktop,
  beforeEach: startBackend({
    backend: () => {
      const backend = supportAgent();
      const one = backend.tickets.all().find(({ number }) => number === 37);
      const mention = { wallet: backend.wallet, name: 'you' };
      backend.tickets.note(one?.id ?? '', backend.staff.all()[0] ?? '', { message: '@you' }, [mention]);
      return backend;
    },
  }),
  play: async ({ userEvent, fakes: { ports } }) => {
    await expect(await screen.findByText('A note mentions you in 1 ticket.')).toBeVisible();
    await userEvent.click(button('Show mentions'));
    await expect(ports.navigation.visits.get()).toEqual(['/support/mentions']);
  },
};
