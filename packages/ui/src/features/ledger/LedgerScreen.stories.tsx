import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { AskedLedger } from './AskedLedger.play.tsx';
import { LedgerScreen } from './LedgerScreen.tsx';
import { button, counted, drawing, earner, region, rows, sumOf, sumShown } from './ledger.play.ts';
import { everything } from './ledgerFilter.ts';

/** Every event that paid the member, cost them or was lost to them. Filter and page come from the address. */
const meta = {
  title: 'Screens/Wallet/Income ledger',
  component: LedgerScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'chain'],
  parameters: { layout: 'fullscreen' },
  args: { ...everything, page: 1, onChange: fn() },
  render: (args) => <AskedLedger {...args} />,
  ...onScreen(paths.ledger, { world: earner }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ scripted: { world } }) => {
    const lines = await rows();
    await counted(`Showing ${lines.length} of ${lines.length} lines`);
    const [newest] = lines;
    await expect(newest).toHaveTextContent('Bonus claimed · Level 1');
    await expect(newest).toHaveTextContent(/Paid to your wallet\+\$/);
    const bought = lines.filter((line) => line.textContent?.startsWith('Level bought'));
    await expect(bought).toHaveLength(3);
    await expect(bought.at(-1)).toHaveTextContent('Paid from your wallet−$50.00');
    const link = within(newest as HTMLElement).getByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringContaining('/tx/0x'));
    for (const [kind, word] of [
      ['referral', 'Referral income'],
      ['global', 'Global income'],
      ['lost', 'Lost income'],
      ['participation', 'Level bought'],
      ['claim', 'Bonus claimed'],
    ] as const) {
      await expect(sumShown(word)).toBe(sumOf(world, kind));
    }
    const chart = await drawing();
    await expect(chart).toHaveAccessibleDescription(
      new RegExp(`Lost income\\s*${sumOf(world, 'lost').replace('$', '\\$')}`),
    );
    const drawn = chart.querySelectorAll('[data-series="lost"]');
    await expect([...drawn].some((bar) => bar.getBoundingClientRect().height > 0)).toBe(true);
    await expect(chart.getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(chart.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The reason, who received it, and the way to the level that would have caught it. */
export const LostIncome: Story = {
  args: { kinds: ['lost'] },
  play: async () => {
    const [lost] = await rows();
    await counted('Showing 1 of 1 line');
    await expect(lost).toHaveTextContent(/Not received\$/);
    await expect(lost).toHaveTextContent(/You had no place at Level \d then. It went to 0x/);
    const buy = within(lost as HTMLElement).getByRole('link', { name: /^Buy Level/ });
    await expect(buy).toHaveAttribute('href', '/dashboard/forgeracelisting');
    await expect(region('Sums').getAllByText(/income$/)).toHaveLength(1);
  },
};

export const LostBeforeBought: Story = {
  args: { kinds: ['lost'], position: 4 },
  beforeEach: inWorld({
    world: () => {
      const world = growingMember();
      world.buy(world.wallet, 4);
      return world;
    },
  }),
  play: async () => {
    const [lost] = await rows();
    await expect(lost).toHaveTextContent('You have bought Level 4 since.');
  },
};

/** A referral buys while the page is open: what they bring is not final yet. */
export const Provisional: Story = {
  beforeEach: inWorld({ world: () => growingMember({ referrals: 6 }) }),
  play: async ({ scripted: { world, queries, ports } }) => {
    const before = (await rows()).length;
    await drawing();
    const opened = spyOn(ports.client, 'open');
    await queries.invalidateQueries({ queryKey: [serverRoot] });
    await expect(opened, 'nothing new is nothing to add up').not.toHaveBeenCalled();
    const newcomer = world
      .referralsOf(world.wallet)
      .find(({ wallet }) => world.activatedOf(wallet).length === 0);
    world.buy(newcomer?.wallet ?? '', 1);
    await queries.invalidateQueries({ queryKey: [serverRoot] });
    await screen.findAllByText('Not final yet');
    const [newest, second] = await rows();
    await expect((await rows()).length).toBeGreaterThan(before);
    await expect(`${newest?.textContent}${second?.textContent}`).toContain('Referral income · Level 1');
    await expect(newest).toHaveTextContent(newcomer?.name || newcomer?.id || 'somebody');
    await expect(within(newest as HTMLElement).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/dashboard/wallet/${newcomer?.id}`,
    );
    await waitFor(async () =>
      expect(await drawing()).toHaveAccessibleDescription(
        new RegExp(`Referral income\\s*\\${sumOf(world, 'referral')}`),
      ),
    );
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const PageTwo: Story = {
  beforeEach: inWorld({ world: fullMember }),
  play: async ({ args, userEvent }) => {
    await expect(await rows()).toHaveLength(25);
    const [newest] = await rows();
    button('Next').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everything, page: 2 });
    await waitFor(() => expect(newest).not.toBeInTheDocument());
    await expect(screen.getByText(/^Page 2 of/)).toBeVisible();
    await drawing();
  },
};

export const PastTheEnd: Story = {
  args: { page: 999 },
  beforeEach: inWorld({ world: fullMember }),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect((await rows()).length).toBeGreaterThan(0);
    await expect(button('Next')).toBeDisabled();
    await expect(screen.queryByText(/No lines/)).not.toBeInTheDocument();
    await drawing();
  },
};

export const EmptyFirst: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: newMember }),
  play: async () => {
    await counted('Showing 0 of 0 lines');
    await expect(sumShown('Referral income')).toBe('$0.00');
    await expect(screen.queryByRole('region', { name: 'Income over time' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: inWorld({ world: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading your ledger…')).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Lines' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

const failing = inWorld({ world: () => growingMember({ failing: ['ledger'] }) });

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: failing,
  play: async () => {
    await screen.findByText('Could not load. This may not be complete.');
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

export const Recovered: Story = {
  beforeEach: failing,
  play: async ({ userEvent, scripted: { world } }) => {
    await screen.findByText('Could not load. This may not be complete.');
    world.failing.clear();
    await userEvent.click(button('Retry'));
    await expect((await rows()).length).toBeGreaterThan(0);
    await drawing();
  },
};
