import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { growingMember } from '@upline/api/mocks';
import { formatMoney, levelAt } from '@upline/domain';
import { expect, screen } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { forVisitors } from '../../stories/forVisitors.tsx';
import { TransparencyScreen } from './TransparencyScreen.tsx';
import { section } from './transparency.play.ts';

/** The split of a future fee and of a paid one. */
const meta = {
  title: 'Screens/Transparency/Pools',
  component: TransparencyScreen,
  tags: ['screen', '!autodocs', 'spec-6', 'chain'],
  parameters: { layout: 'fullscreen' },
  ...forVisitors,
} satisfies Meta<typeof TransparencyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GlobalFee: Story = {
  play: async ({ userEvent }) => {
    const fees = section('Where one fee goes');
    await userEvent.click(await fees.findByRole('button', { name: /Level/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Level 3, $150' }));
    await expect(await fees.findByText('Where the $150 of Level 3 goes')).toBeVisible();
    await expect(fees.getByText('$105.00')).toBeVisible();
    await expect(fees.getByText('$30.00')).toBeVisible();
    await expect(fees.getByText('$15.00')).toBeVisible();
    await expect(fees.getByText('$150.00')).toBeVisible();
  },
};

/**
 * A race fee depends on the number of members above the buyer: missing shares go to the product
 * fund.
 */
export const FeeByUplines: Story = {
  play: async ({ userEvent }) => {
    const fees = section('Where one fee goes');
    await expect(await fees.findByText('5 uplines, $5 each')).toBeVisible();
    await userEvent.click(fees.getByRole('radio', { name: '3' }));
    await expect(await fees.findByText('3 uplines, $5 each')).toBeVisible();
    await expect(fees.getByText('of it $10 for 2 missing uplines')).toBeVisible();
    await expect(fees.getByText('$25.00')).toBeVisible();
    await userEvent.click(fees.getByRole('radio', { name: '1' }));
    await expect(await fees.findByText('of it $20 for 4 missing uplines')).toBeVisible();
    await expect(fees.getByText('$35.00')).toBeVisible();
    await expect(fees.getByText('$50.00')).toBeVisible();
  },
};

async function readFee({ userEvent }: Pick<StoryContext, 'userEvent'>, hash: string) {
  const paid = section('Where a fee that was paid went');
  await userEvent.type(paid.getByRole('textbox', { name: 'Hash of the purchase' }), hash);
  await userEvent.click(paid.getByRole('button', { name: 'Show' }));
  return paid;
}

/** A paid race fee whose sponsor does not own the level: each share with its wallet. */
export const RaceFeePaid: Story = {
  beforeEach: startBackend({ backend: growingMember, signedIn: false }),
  play: async (context) => {
    const { chain } = context.fakes.backend;
    const lost = chain.lines.find(
      ({ kind, position }) => kind === 'lost' && levelAt(position).kind === 'race',
    );
    const found = chain.transactions.find((one) => one.transaction === lost?.transaction);
    if (found?.kind !== 'purchase') throw new Error('Somebody has lost a bonus of a race level.');
    const paid = await readFee(context, found.transaction);
    await expect(await paid.findByText(`Level ${found.position} bought by`)).toBeVisible();
    await expect(paid.getByText('Instead of the sponsor, who had not bought the level')).toBeVisible();
    const up = found.lines.filter(({ kind }) => kind === 'level').length;
    await expect(paid.getAllByText(/^Upline \d$/)).toHaveLength(up);
    await expect(paid.getByText(formatMoney(levelAt(found.position).fee))).toBeVisible();
  },
};

/** An early purchase with only the root above. */
export const MissingUplines: Story = {
  play: async (context) => {
    const { transactions } = context.fakes.backend.chain;
    const first = transactions.find((one) => one.kind === 'purchase' && one.position === 1);
    const paid = await readFee(context, first?.transaction ?? '');
    await expect(await paid.findByText('4 missing uplines, to the product fund')).toBeVisible();
    await expect(paid.getByText('$20.00')).toBeVisible();
  },
};

export const GlobalFeePaid: Story = {
  play: async (context) => {
    const { transactions } = context.fakes.backend.chain;
    const last = transactions.findLast((one) => one.kind === 'purchase' && one.position === 3);
    const paid = await readFee(context, last?.transaction ?? '');
    await expect(await paid.findByText(/ earlier members?$/)).toBeVisible();
    await expect(paid.getByText(/^The operator is among them · \$[\d.]+ each/)).toBeVisible();
    await expect(paid.getByText('$150.00')).toBeVisible();
  },
};

export const HashInvalid: Story = {
  tags: ['state-error'],
  play: async (context) => {
    const paid = await readFee(context, '0x12');
    await expect(await paid.findByText('A hash is 0x and 64 digits from 0 to f.')).toBeVisible();
    await expect(paid.getByRole('textbox')).toHaveFocus();
  },
};

export const HashUnknown: Story = {
  tags: ['state-empty'],
  play: async (context) => {
    const paid = await readFee(context, `0x${'ab'.repeat(32)}`);
    await expect(await paid.findByText('The chain knows no such transaction.')).toBeVisible();
  },
};

/** The transaction is a claim, which contains no fee. */
export const HashWithoutPurchase: Story = {
  tags: ['state-empty'],
  play: async (context) => {
    const { backend } = context.fakes;
    const { transaction } = backend.claim(backend.wallet, 1);
    const paid = await readFee(context, transaction);
    await expect(await paid.findByText('This transaction bought no level in our pools.')).toBeVisible();
  },
};

export const HashFailed: Story = {
  tags: ['state-error'],
  play: async (context) => {
    context.fakes.ports.proofs.chain = 'fails';
    const paid = await readFee(context, `0x${'ab'.repeat(32)}`);
    await expect(await paid.findByText(/^The chain does not answer, so nothing is known/)).toBeVisible();
  },
};

export const HashReading: Story = {
  tags: ['state-busy'],
  play: async (context) => {
    await screen.findByText('10 of 27 changes');
    context.fakes.ports.proofs.chain = 'never';
    const paid = await readFee(context, `0x${'ab'.repeat(32)}`);
    await expect(await paid.findByRole('button', { name: 'Reading the receipt…' })).toHaveFocus();
  },
};
