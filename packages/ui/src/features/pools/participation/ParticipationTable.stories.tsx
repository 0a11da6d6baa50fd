import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromDecimal } from '@upline/domain';
import { expect, within } from 'storybook/test';
import { ParticipationTable } from './ParticipationTable.tsx';
import type { Participation } from './participation.ts';

const race: Participation = {
  position: 1,
  poolType: 'CapistaPool',
  isActivated: true,
  productFund: fromDecimal('15'),
  referralFund: fromDecimal('60'),
  levelIncome: fromDecimal('25'),
  globalIncome: 0n,
  lossIncome: 0n,
  lastUpdated: '2026-11-12T09:30:00.000Z',
};

const global: Participation = {
  ...race,
  position: 3,
  poolType: 'OpenPool',
  productFund: 0n,
  levelIncome: 0n,
  globalIncome: fromDecimal('52.500001'),
};

const lost: Participation = { ...race, position: 4, isActivated: false, lossIncome: fromDecimal('40') };

/** The income of each of a member's pools, one row each; one block each on phones. */
const meta = {
  title: 'Patterns/Participation table',
  component: ParticipationTable,
  tags: ['autodocs', 'spec-2'],
  args: { participations: [race, global, lost] },
} satisfies Meta<typeof ParticipationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ canvas }) => {
    const [, first, second, third] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/^Level 1 5 Gen/);
    // `dir` keeps a name with a leading digit in order within right-to-left text.
    await expect(canvas.getAllByText('5 Gen')[0]).toHaveAttribute('dir', 'ltr');
    await expect(within(first as HTMLElement).getAllByRole('link')).toHaveLength(4);
    await expect(second).toHaveTextContent('$52.500001');
    await expect(
      canvas.getByText('Product Fund is the operator’s part of the fee, without those of missing uplines.'),
    ).toBeVisible();
    await expect(third).toHaveTextContent('Not activated');
    await expect(
      within(third as HTMLElement).getByRole('link', { name: /^Level 4, Lost Income, \$40\.00/ }),
    ).toBeVisible();
  },
};

/** The view of another member: no ledger links, and global income for all pools. */
export const OfAnotherMember: Story = {
  args: { whose: 'member' },
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Not activated')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Level Income' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Level 1 5 Gen' })).toBeVisible();
    await expect(canvas.getByText('Level income is not listed by level here.')).toBeVisible();
  },
};

/** Each block labels its figures, because phones have no columns. */
export const Phone: Story = {
  args: { whose: 'member' },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByText('Product Fund').at(-1)).toBeVisible();
  },
};

/** An unknown pool type is shown as the server sends it. */
export const OfUnknownType: Story = {
  args: { whose: 'member', participations: [{ ...race, poolType: 'StakingPool' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('StakingPool')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { participations: [] },
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No level has been bought yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { participations: null }, tags: ['state-loading'] };
