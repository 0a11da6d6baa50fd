import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Card } from '../../primitives/card/Card.tsx';
import { SessionList } from './SessionList.tsx';

const times = {
  createdAt: '2026-11-18T08:15:00.000Z',
  lastUsedAt: '2026-11-21T11:00:00.000Z',
  expiresAt: '2026-11-28T11:00:00.000Z',
};
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const sessions = [
  {
    id: 'here',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0 Safari/537.36`,
    isCurrent: true,
    ...times,
  },
  {
    id: 'phone',
    userAgent: `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webKit} Chrome/140.0 Mobile Safari/537.36`,
    isCurrent: false,
    ...times,
  },
  { id: 'nameless', userAgent: '', isCurrent: false, ...times },
];

/** All sessions of a member. The current session is marked; its button signs out. */
const meta = {
  title: 'Patterns/Session list',
  component: SessionList,
  tags: ['autodocs'],
  args: { sessions, endingId: null, onEnd: fn(), onSignOut: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const [here, phone, nameless] = within(canvas.getByRole('list', { name: 'Open sessions' })).getAllByRole(
      'listitem',
    );
    if (!here || !phone || !nameless) throw new Error('Three sessions are given.');
    await expect(here).toHaveTextContent(/Chrome on Linux.*This device/);
    await userEvent.click(within(here).getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await expect(nameless).toHaveTextContent('Unknown device');
    await userEvent.click(
      within(phone).getByRole('button', { name: 'End session: Chrome on Android, signed in 2026-11-18' }),
    );
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledWith('phone');
  },
};

export const Ending: Story = {
  tags: ['state-busy'],
  args: { endingId: 'phone' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Chrome on Android/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
