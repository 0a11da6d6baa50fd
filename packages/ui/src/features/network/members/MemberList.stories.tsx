import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MemberList } from './MemberList.tsx';

const members = [
  {
    wallet: '0x4411638989987451880826086825129977253244',
    name: 'Noah Lindqvist',
    photo: '',
    joinedAt: '2026-11-21T09:00:00.000Z',
    memberId: '7KQ2-M9XD',
    href: '#noah',
  },
  {
    wallet: '0x0591978878935932926871954947507933434447',
    name: '',
    photo: '',
    joinedAt: '2026-11-02T03:47:00.000Z',
    memberId: '',
    href: '#nameless',
  },
];

/**
 * A list of members: photo, wallet, name, ID, and the local time of joining. The whole row links to
 * the member. For the short list of a card, use **ReferralsCard**; for a page with search and
 * pagination, use **MemberListPage**.
 */
const meta = {
  title: 'Patterns/Member list',
  component: MemberList,
  tags: ['autodocs', 'spec-2'],
  args: {
    label: 'Referrals',
    members: { status: 'loaded', data: members },
    emptyText: 'No referrals found.',
  },
} satisfies Meta<typeof MemberList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Referrals' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('0x4411…3244');
    await expect(first).toHaveTextContent('7KQ2-M9XD');
    await expect(first).toHaveTextContent('21 Nov 2026, 09:00');
    await expect(second).toHaveTextContent('2 Nov 2026, 03:47');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: members[0]?.wallet ?? '' })).toHaveFocus();
  },
};
