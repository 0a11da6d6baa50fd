import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, poolAddressAt } from '@upline/api/mocks';
import { levels } from '@upline/domain';
import { expect, screen } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { forVisitors } from '../../stories/forVisitors.tsx';
import { TransparencyScreen } from './TransparencyScreen.tsx';
import { section } from './transparency.play.ts';

/** The actions of role holders. */
const meta = {
  title: 'Screens/Transparency/Pools',
  component: TransparencyScreen,
  tags: ['screen', '!autodocs', 'spec-6', 'chain'],
  parameters: { layout: 'fullscreen' },
  ...forVisitors,
} satisfies Meta<typeof TransparencyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of action, as a sentence and as emitted by the contract. */
export const EveryChange: Story = {
  play: async ({ userEvent }) => {
    const changes = section('Every change by the operator');
    await userEvent.click(await changes.findByRole('button', { name: 'Show more' }));
    await userEvent.click(await changes.findByRole('button', { name: 'Show more' }));
    await expect(await changes.findByText('27 of 27 changes')).toBeVisible();
    await expect(changes.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await expect(
      changes.getByText(/^TermsApplied\(joiningFee: 250000000, referralShare: 2500/),
    ).toBeVisible();
    const [newest] = changes.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Purchases were ended for ever; claims go on');
    await expect(newest).toHaveTextContent('Level 6');
    await expect(newest?.querySelector('a')).toHaveAttribute('href', expect.stringContaining('/tx/0x'));
    await expect(changes.getAllByText(/25%/).length).toBeGreaterThan(0);
  },
};

/**
 * Opening nine contracts in succession counts as one decision; each transaction stays accessible.
 */
export const OpenedAtOnce: Story = {
  beforeEach: startBackend({
    backend: fullMember,
    signedIn: false,
    proofs: {
      changes: levels
        .map(({ position }) => ({
          position,
          contract: poolAddressAt(position),
          event: 'Started',
          details: {},
          transaction: `0x${String(position).repeat(64)}`,
          logIndex: 0,
          block: BigInt(position),
          at: `2026-06-01T08:30:0${position}.000Z`,
        }))
        .toReversed(),
    },
  }),
  play: async ({ userEvent }) => {
    const changes = section('Every change by the operator');
    await expect(await changes.findByText('Purchases were opened')).toBeVisible();
    await expect(changes.getByText('Levels 1–9')).toBeVisible();
    await expect(changes.getByText('9 of 9 changes')).toBeVisible();
    await userEvent.click(changes.getByRole('button', { name: '9 transactions' }));
    await expect(changes.getAllByRole('link')).toHaveLength(9);
  },
};

/** A chain with years of history is not read from its first block for one page. */
export const ChangesReadBackTo: Story = {
  beforeEach: startBackend({
    backend: fullMember,
    signedIn: false,
    proofs: { changesSince: '2026-06-01T08:30:00.000Z' },
  }),
  play: async () => {
    const note = await screen.findByText(/^The node was asked as far back as/);
    await expect(note).toHaveTextContent('1 Jun 2026, 08:30');
  },
};

/** A newer contract may emit events without a text on this page. */
export const ChangeUnknown: Story = {
  beforeEach: startBackend({
    backend: fullMember,
    signedIn: false,
    proofs: {
      changes: [
        {
          position: null,
          contract: `0x${'1'.repeat(40)}`,
          event: 'SomethingNew',
          details: { what: '7' },
          transaction: `0x${'2'.repeat(64)}`,
          logIndex: 0,
          block: 1n,
          at: '2026-06-01T08:30:00.000Z',
        },
      ],
    },
  }),
  play: async () => {
    await expect(await screen.findByText('An act that this page has no words for')).toBeVisible();
    await expect(screen.getByText('SomethingNew(what: 7)')).toBeVisible();
  },
};
