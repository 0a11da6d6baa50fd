import type { Meta, StoryObj } from '@storybook/react-vite';
import { findToast } from '@upline/ui/stories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { personOf } from '../fakeChain.play.ts';
import { onBench } from '../onBench.play.tsx';
import type { BenchTransaction } from '../ports/explore.ts';
import { bought } from '../recorded/bought.play.ts';
import { refused } from '../recorded/refused.play.ts';
import { TransactionScreen } from './TransactionScreen.tsx';

/** One transaction: outcome and reason, calls, and recipients of each amount. */
const meta = {
  title: 'Desk/Bench/Transaction',
  component: TransactionScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onBench(),
  args: { hash: bought.hash },
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof TransactionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tree = async () => within(await screen.findByRole('treegrid', { name: 'Call tree' }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const changed = (change: Partial<BenchTransaction>) => ({
  bench: { port: { explore: { transaction: async () => ({ ...bought, ...change }) } } },
});

/** A successful purchase: calls with gas, checks, and the nearest measurement. */
export const Purchase: Story = {
  play: async () => {
    await expect(await screen.findByText('invest_stable_coin in Level 5 went through.')).toBeVisible();
    const rows = (await tree()).getAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent(
      'Level 5 invest_stable_coin(referral: Grace Moreau, is_direct: true)',
    );
    await expect(rows[1]).toHaveTextContent('140,160');
    await expect(rows[2]).toHaveTextContent('→ sponsor: Grace Moreau');
    await expect(screen.getAllByText('passed')).toHaveLength(8);
    const gas = within(screen.getByRole('region', { name: /^Gas against the budget/ }));
    await expect(gas.getByText(/^6,399 less than “race invest, later purchase, n=100”\.$/)).toBeVisible();
    await expect(gas.getByText('146,559, budget 158,000')).toBeVisible();
    await expect(screen.getByText('140,160 of 1,000,000')).toBeVisible();
    await expect(screen.getByText(/2 confirmations|3 confirmations/)).toBeVisible();
  },
};

/** Arrows move, → expands, ← collapses or moves to the caller. */
export const KeyboardNavigation: Story = {
  play: async ({ userEvent }) => {
    const rows = (await tree()).getAllByRole('row');
    (rows[1] as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(async () => expect((await tree()).getAllByRole('row')).toHaveLength(2));
    await expect(rows[1]).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}');
    await waitFor(async () => expect((await tree()).getAllByRole('row').at(-1)).toHaveFocus());
  },
};

/** Recipients of each amount: transfers, and credits of the pool. */
export const CoinFlows: Story = {
  play: async ({ userEvent }) => {
    await tree();
    await userEvent.click(tab(/^Coins moved/));
    const moved = within(await screen.findByRole('grid', { name: 'Coins moved' }));
    await expect(moved.getByText('Leo Haddad')).toBeVisible();
    const legs = within(screen.getByRole('grid', { name: 'Written down to be claimed' }));
    await expect(legs.getByText('Referral bonus')).toBeVisible();
    await expect(legs.getByText('Generation 3 above the place')).toBeVisible();
    await expect(legs.getByText('2 generations missing near the root')).toBeVisible();
    await expect(legs.getAllByText('Product fund')).toHaveLength(2);
  },
};

/**
 * A global pool splits the fee among all earlier holders; a sponsor outside the pool misses the
 * bonus.
 */
export const GlobalCoinFlows: Story = {
  parameters: changed({
    legs: [
      { to: 'referral', wallet: bought.from, instead: bought.to, amount: 30_000_000n },
      { to: 'holders', holders: 12, each: 7_500_000n, amount: 90_000_000n },
      { to: 'royalty', amount: 30_000_000n },
    ],
  }),
  play: async ({ userEvent }) => {
    await tree();
    await userEvent.click(tab(/^Coins moved/));
    const legs = within(await screen.findByRole('grid', { name: 'Written down to be claimed' }));
    await expect(legs.getByText(/^Referral bonus, missed by/)).toBeVisible();
    await expect(legs.getByText('Alike to 12 places that were in before')).toBeVisible();
    await expect(legs.getByText(/^Everybody in the pool, each/)).toBeVisible();
    await expect(legs.getByText('Royalty fund')).toBeVisible();
  },
};

/** A node with pruned state cannot report the share of each holder. */
export const SharesUnavailable: Story = {
  parameters: changed({ legs: [{ to: 'holders', holders: 1, each: null, amount: 90_000_000n }] }),
  play: async ({ userEvent }) => {
    await tree();
    await userEvent.click(tab(/^Coins moved/));
    await expect(await screen.findByText('Everybody in the pool')).toBeVisible();
    await expect(screen.getByText('Alike to 1 place that were in before')).toBeVisible();
  },
};

/** Storage changes with variable names. */
export const StateAndLogs: Story = {
  play: async ({ userEvent }) => {
    await tree();
    await userEvent.click(tab(/^State/));
    const rows = within(await screen.findByRole('grid', { name: 'State' }));
    await expect(rows.getByText('_state.productFund')).toBeVisible();
    await expect(rows.getByRole('columnheader', { name: 'Before' })).toBeVisible();
    await expect(rows.getByRole('columnheader', { name: 'After' })).toBeVisible();
    await userEvent.click(tab(/^Logs/));
    await expect(await screen.findByText(/bonus: \$50\.00/)).toBeVisible();
    await userEvent.click(tab(/^Input/));
    await expect(await screen.findByText(/^0x643a0743/)).toBeVisible();
    await userEvent.click(tab(/^Raw/));
    await expect(await screen.findByText(/"transaction"/)).toBeVisible();
  },
};

/** Revert reason from the contract source with the compared amounts; no budget applies. */
export const Refused: Story = {
  args: { hash: refused.hash },
  play: async () => {
    await expect(await screen.findByText('NotEnoughAllowanceOrBalance in Level 2')).toBeVisible();
    await expect(screen.getByText(/^The stable coin could not be taken/)).toBeVisible();
    await expect(screen.getByText('needed $100.00 · allowed $0.00 · balance $4,000.00')).toBeVisible();
    const checks = within(screen.getByRole('region', { name: 'Why, in the contract’s words' }));
    await expect(checks.getByText('invest_stable_coin checks, in this order:')).toBeVisible();
    await expect(checks.getByText('stopped here').closest('li')).toHaveTextContent(
      'NotEnoughAllowanceOrBalance',
    );
    await expect(checks.getByText('not reached')).toBeVisible();
    await expect(screen.getByText('This transaction, until it stopped')).toBeVisible();
    await expect(screen.getByText(/^A call that was stopped is not judged/)).toBeVisible();
  },
};

/** A revert without a reason, in a function without documented checks. */
export const WithoutReason: Story = {
  parameters: changed({
    ...{ isReverted: true, reason: null, compared: null, checks: [], budgets: [] },
    ...{ logs: [], moves: [], legs: [], state: [] },
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The contracts’ sources do not say why.')).toBeVisible();
    await expect(screen.getByText(/^The source states no order of checks/)).toBeVisible();
    await userEvent.click(tab(/^State/));
    await expect(await screen.findByText('It wrote nothing.')).toBeVisible();
    await userEvent.click(tab(/^Coins moved/));
    await expect(await screen.findByText('No coins moved.')).toBeVisible();
  },
};

/** The called function has no measurement. */
export const NotMeasured: Story = {
  parameters: changed({ budgets: [], checks: [] }),
  play: async () => {
    await expect(await screen.findByText('Nothing was measured of this function.')).toBeVisible();
  },
};

/** [ and ] open the neighbouring transactions. */
export const Neighbours: Story = {
  play: async ({ userEvent, fakes: { ports } }) => {
    await tree();
    await userEvent.keyboard('[[');
    await waitFor(() => expect(ports.navigation.visits.get()).toEqual([`/bench/tx/${bought.previous}`]));
  },
};

/** J and K move through the calls, Y copies calldata, P repeats the call, ⇧S records a scenario. */
export const Shortcuts: Story = {
  play: async ({ userEvent, fakes: { ports } }) => {
    const rows = (await tree()).getAllByRole('row');
    await userEvent.keyboard('jj');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('y');
    await waitFor(() => expect(ports.clipboard.text()).toBe(bought.input));
    await expect(await findToast('Copied')).toBeInTheDocument();
    await userEvent.keyboard('p');
    await userEvent.keyboard('S');
    const [again, save] = ports.navigation.visits.get().slice(-2);
    const { pathname, searchParams } = new URL(again ?? '', 'http://desk');
    await expect(pathname).toBe('/bench/contracts/level-5/invest_stable_coin');
    await expect(searchParams.get('as')).toBe(bought.from);
    await expect(JSON.parse(searchParams.get('args') ?? '')).toEqual({
      referral: personOf('Grace'),
      is_direct: 'true',
    });
    await expect(save).toBe(`/bench/scenarios?since=${bought.block}`);
    await expect(screen.getByRole('link', { name: 'Call again' })).toHaveAttribute('href', again);
  },
};

/** An unknown or dropped transaction hash. */
export const Missing: Story = {
  args: { hash: `0x${'0'.repeat(64)}` },
  play: async () => {
    await expect(await screen.findByText('The chain has nothing of this.')).toBeVisible();
  },
};
