import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { levels } from '@upline/domain';
import { expect, screen } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { forVisitors } from '../../stories/forVisitors.tsx';
import { TransparencyScreen } from './TransparencyScreen.tsx';
import { books, compare, recomputation, shown, withFalseLine } from './transparency.play.ts';

/** The browser's own totals of the pools from the chain, beside the server's figures. */
const meta = {
  title: 'Screens/Transparency/Pools',
  component: TransparencyScreen,
  tags: ['screen', '!autodocs', 'spec-6', 'chain'],
  parameters: { layout: 'fullscreen' },
  ...forVisitors,
} satisfies Meta<typeof TransparencyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Progress of a partial read. */
const halfRead = /^\d+ of \d+ blocks$/;

/** All pools match, including coins that belong to no one. */
export const Same: Story = {
  beforeEach: startBackend({ backend: fullMember, signedIn: false, proofs: { surplus: 12_500_000n } }),
  play: async (context) => {
    await compare(context);
    await expect(
      await screen.findByText(`All ${levels.length} pools are the same to the unit`),
    ).toBeVisible();
    await expect(shown(recomputation().getAllByText('Same to the unit'))).toHaveLength(levels.length);
    await expect(recomputation().queryByText('Differs')).not.toBeInTheDocument();
    await expect(shown(recomputation().getAllByText(/^Holds \$12\.50 more than was paid in/))).toHaveLength(
      1,
    );
    await expect(recomputation().getByRole('button', { name: 'Compare again' })).toHaveFocus();
  },
};

/** The server reports a claim that the chain does not have. */
export const Different: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({
    backend: withFalseLine({ kind: 'claim', position: 4, amount: 1n }),
    signedIn: false,
  }),
  play: async (context) => {
    await compare(context);
    await expect(await screen.findByText('One pool differs from what the chain says')).toBeVisible();
    await expect(shown(recomputation().getAllByText('Same to the unit'))).toHaveLength(levels.length - 1);
    await expect(shown(recomputation().getAllByText('Differs'))).toHaveLength(1);
    await expect(shown(recomputation().getAllByText('Paid out: $0.000001 apart'))).toHaveLength(1);
    await expect(shown(recomputation().getAllByText('Owed: $0.000001 apart'))).toHaveLength(1);
    await expect(recomputation().queryByText(/^Paid in: .* apart$/)).not.toBeInTheDocument();
  },
};

/** Half of the chain is read. */
export const Reading: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: fullMember, signedIn: false, proofs: { recomputing: 'stays' } }),
  play: async (context) => {
    await compare(context);
    await expect(await screen.findByText(halfRead)).toBeVisible();
    const bar = recomputation().getByRole('progressbar', { name: 'Reading the chain' });
    await expect(bar).toHaveAttribute('aria-valuenow', '500');
    await expect(recomputation().getByRole('button', { name: 'Stop' })).toHaveFocus();
  },
};

export const Stopped: Story = {
  beforeEach: Reading.beforeEach,
  play: async (context) => {
    await compare(context);
    await screen.findByText(halfRead);
    await context.userEvent.click(recomputation().getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Stopped. What was read is kept.')).toBeVisible();
    await expect(recomputation().getByRole('button', { name: 'Retry' })).toHaveFocus();
    await expect(recomputation().queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

/** A public node stops answering. */
export const ReadingFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: fullMember, signedIn: false, proofs: { recomputing: 'fails' } }),
  play: async (context) => {
    await compare(context);
    await expect(await screen.findByText('The chain could not be read to the end')).toBeVisible();
    await expect(screen.queryByText('Same to the unit')).not.toBeInTheDocument();
  },
};

export const ReadingRecovered: Story = {
  beforeEach: ReadingFailed.beforeEach,
  play: async (context) => {
    await compare(context);
    await screen.findByText('The chain could not be read to the end');
    context.fakes.ports.proofs.recomputing = null;
    await context.userEvent.click(recomputation().getByRole('button', { name: 'Retry' }));
    await expect(
      await screen.findByText(`All ${levels.length} pools are the same to the unit`),
    ).toBeVisible();
  },
};

/** The server does not answer, so there is no comparison. */
export const NothingToCompare: Story = {
  tags: ['state-error'],
  play: async (context) => {
    await books().findAllByText('Level 9');
    context.fakes.backend.failing.add('poolStatistics');
    await compare(context);
    await expect(await screen.findByText(/^Our server did not give its figures/)).toBeVisible();
  },
};

/** A contract reports another debt than its own events add up to. */
export const ContractContradicts: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: fullMember, signedIn: false, proofs: { contradicts: 2 } }),
  play: async (context) => {
    await compare(context);
    const said = await screen.findAllByText(/^The contract itself says that it owes/);
    await expect(shown(said)).toHaveLength(1);
    await expect(shown(recomputation().getAllByText('Differs'))).toHaveLength(1);
  },
};
