import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { formatMoney, fromDecimal, type LedgerKind, paths, tokenCardInterval } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { inForcedColours } from '../../primitives/conformance/forcedColours.ts';
import { hurry } from '../../stories/hurry.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { confirmPurchase } from '../pools/levels/confirmPurchase.play.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { figureOf, region } from './dashboard.play.ts';

/** The member's home screen. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { backend: growingMember }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The exact sum, as in the accessible name of a figure. */
function sumOf({ backend: { chain, wallet } }: StoryContext['fakes'], kinds: readonly LedgerKind[]): bigint {
  const own = wallet.toLowerCase();
  const lines = [
    ...chain.lines.filter((line) => line.wallet === own),
    ...chain.globalLines(own, chain.head()),
  ];
  return lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0n);
}

export const Loaded: Story = {
  play: async ({ fakes }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Hi, 0x2360…4406' })).toBeVisible();
    const received = sumOf(fakes, ['referral', 'level', 'global']);
    await expect(await figureOf('Received')).toHaveAccessibleName(
      `Received, ${formatMoney(received)}, final on the chain, open its lines`,
    );
    await expect(await figureOf('Paid in')).toHaveAccessibleName(/^Paid in, \$300\.00, final on the chain/);
    await expect(screen.getByText('Levels 1 to 3.').parentElement).toHaveTextContent(
      /^Levels 1 to 3\. That is .* less than you received\.$/,
    );
    await expect(await figureOf('Lost Income')).toHaveAttribute('href', '/dashboard/ledger?kind=lost');
    await expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute(
      'href',
      '/dashboard/ledger?kind=lost',
    );
    await expect(await (await region('Referrals')).findByText('8 direct referrals')).toBeVisible();
    const rows = (await region('Referrals')).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('21 Nov 2026, 09:00');
    const lines = (await region('Latest in your ledger')).getAllByRole('listitem');
    await expect(lines).toHaveLength(5);
    await expect(lines[0]).toHaveTextContent(/Level income · Level 2.*[^−]\$10\.00/);
    await expect(within(lines[0] as HTMLElement).getByRole('link', { name: 'Level income' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/ledger\?kind=level&position=2&from=(.{10})&to=\1&open=0x/),
    );
    const topOf = (row: HTMLElement) => Math.round(row.getBoundingClientRect().top);
    const isBeside = window.innerWidth >= 1080;
    if (isBeside) await expect(lines.map(topOf)).toEqual(rows.map(topOf));
    await expect((await region('Your levels')).getByText('3 of 9 activated')).toBeVisible();
    await expect(screen.getByText('Up to block 25')).toBeVisible();
  },
};

/** On phones the claim and the next level come first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async () => {
    const claim = await screen.findByRole('button', { name: /^Claim \$.* from Level 3$/ });
    const [buy] = await screen.findAllByRole('button', { name: 'Purchase Level 4 for $200' });
    for (const button of [claim, buy]) {
      await expect(button?.getBoundingClientRect().bottom).toBeLessThan(844);
    }
    const chart = await screen.findByRole('img', { name: /^Income over time, / });
    await expect(chart).toBeVisible();
    await inForcedColours(async () => {
      const bars = [...chart.querySelectorAll('rect')].filter(
        (bar) => bar.getBoundingClientRect().height > 0,
      );
      await expect(bars.length).toBeGreaterThan(2);
      const page = getComputedStyle(document.body).backgroundColor;
      for (const bar of bars) await expect(getComputedStyle(bar).fill).not.toBe(page);
    });
  },
};

export const MyIncome: Story = {
  play: async ({ fakes, userEvent }) => {
    await expect(screen.getByRole('radio', { name: 'My Income' })).toBeChecked();
    for (const [kind, name] of [
      ['level', 'Level Income'],
      ['global', 'Global Income'],
    ] as const) {
      const figure = await figureOf(name);
      await expect(figure).toHaveAccessibleName(
        `${name}, ${formatMoney(sumOf(fakes, [kind]))}, open its lines`,
      );
    }
    const days = await region('Last 30 days');
    await expect(await days.findByRole('img', { name: /^Income over time, .* to / })).toBeVisible();
    await userEvent.click(days.getByRole('radio', { name: 'Table' }));
    const role = window.innerWidth < breakpoints.tablet ? 'list' : 'grid';
    await expect(await days.findByRole(role, { name: 'Income over time' })).toBeVisible();
  },
};

/**
 * Half a minute, simulated in a fifth of a second: a referral has bought, and the new income is
 * provisional.
 */
export const Refreshed: Story = {
  beforeEach: (context) => {
    startBackend({ backend: growingMember })(context);
    return hurry(tokenCardInterval);
  },
  play: async ({ fakes: { backend } }) => {
    await expect(await figureOf('Referral Income')).toHaveAccessibleName(/\$200\.00/);
    const newcomer = backend
      .referralsOf(backend.wallet)
      .find(({ wallet }) => backend.activatedOf(wallet).length === 0);
    if (!newcomer) throw new Error('Every referral has bought already.');
    backend.buy(newcomer.wallet, 1);
    await waitFor(async () => expect(await figureOf('Referral Income')).toHaveAccessibleName(/\$210\.00/));
    await waitFor(async () =>
      expect(await figureOf('Received')).toHaveAccessibleName(/, not final yet, open its lines$/),
    );
    await waitFor(() =>
      expect(screen.getByText(/claimed, waiting in the pools/).parentElement).toHaveTextContent(
        /\$10\.00 is not final yet\.$/,
      ),
    );
  },
};

/**
 * Levels 1 and 2 put 15 and 30 dollars into the product fund; a global level puts nothing there.
 */
export const MyTokens: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'My Tokens' }));
    await expect(await screen.findByText('45')).toBeVisible();
    await expect(screen.getByText('Energy tokens')).toBeVisible();
    await expect(screen.queryByText('Lost Income')).not.toBeInTheDocument();
  },
};

/** Three steps instead of empty figures; the lists keep their specified empty states. */
export const NewMember: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByRole('heading', { name: 'You’re in. You have paid nothing.' }),
    ).toBeVisible();
    await expect(await screen.findByText('No referrals found.')).toBeVisible();
    await expect((await screen.findByText('$5,000.00')).parentElement).toHaveTextContent('$5,000.00 TUSD');
    await expect(screen.getByText(/ MATIC \(POL\)$/)).toBeVisible();
    await expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
    await expect(screen.getByRole('radio', { name: 'My Tokens' })).toBeInTheDocument();
    await expect(screen.getByText('Level 1, $50: Purchase')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Read the risk notice' }));
    const notice = within(await screen.findByRole('dialog', { name: 'Terms and risk notice' }));
    await waitFor(() => expect(notice.getByText('You can lose all the money you put in')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Buy Level 1' }));
    await expect(await screen.findByRole('dialog', { name: /Level 1/ })).toBeInTheDocument();
  },
};

/** A wallet without enough money is told so first; the press shows the ways to it. */
export const NewMemberShort: Story = {
  beforeEach: startBackend({ backend: newMember, balances: { deposit: fromDecimal('10') } }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('$50, once. Missing: $40.00 in TUSD.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Buy Level 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'See what is missing' }));
    await expect(await screen.findByRole('region', { name: 'Missing in your wallet' })).toBeInTheDocument();
  },
};

/** A newcomer with lost income sees it. */
export const NewMemberMissed: Story = {
  beforeEach: startBackend({ backend: () => newMember({ referrals: 2 }) }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'You’re in. You have paid nothing.' }),
    ).toBeVisible();
    await expect(await figureOf('Lost Income')).toBeVisible();
    await expect(screen.getByText(/That is as much as you received\.$/)).toBeVisible();
  },
};

export const AllActivated: Story = {
  beforeEach: startBackend({ backend: fullMember }),
  play: async () => {
    await expect(await screen.findByText('You hold all nine levels.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Purchase Level/ })).not.toBeInTheDocument();
    await expect(await figureOf('Paid in')).toHaveAccessibleName(/^Paid in, \$4,050\.00/);
  },
};

/** The contracts sell levels in any order; nothing says that those below were paid too. */
export const OutOfOrder: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ activated: [1, 3] }) }),
  play: async () => {
    await expect(await figureOf('Paid in')).toHaveAccessibleName(/^Paid in, \$200\.00/);
    await expect(await screen.findByText(/than you received\.$/)).toBeVisible();
    await expect(screen.queryByText(/^Levels 1 to/)).not.toBeInTheDocument();
  },
};

/** The last level is bought: its button is removed, and the replacement takes the focus. */
export const LastBought: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ activated: [1, 2, 3, 4, 5, 6, 7, 8] }) }),
  play: async ({ userEvent }) => {
    const [buy] = await screen.findAllByRole('button', { name: 'Purchase Level 9 for $1,500' });
    if (!buy) throw new Error('Level 9 is not next.');
    await userEvent.click(buy);
    await confirmPurchase(userEvent, '$1,500');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    const words = await screen.findByText('You hold all nine levels.');
    await waitFor(() => expect(words.parentElement).toHaveFocus());
    const latest = await region('Latest in your ledger');
    await expect(await latest.findByText('−$1,500.00'), 'money out has a sign').toBeVisible();
  },
};

/**
 * The next level is a global pool. Its purchase opens here; links to both family screens are above.
 */
export const NextIsGlobal: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ activated: [1, 2] }) }),
  play: async ({ userEvent, fakes }) => {
    const [buy] = await screen.findAllByRole('button', { name: 'Purchase Level 3 for $150' });
    await userEvent.click(buy as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: /Level 3/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(buy).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Details of Level 3' }));
    await userEvent.click(screen.getByRole('link', { name: 'View All: 5 Gen' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual([
      '/dashboard/globalpool',
      '/dashboard/forgeracelisting',
    ]);
  },
};

/** Opens the steps of a running purchase. */
export const PurchaseRunning: Story = {
  tags: ['state-busy'],
  beforeEach: startBackend({ backend: growingMember, pools: { running: { position: 4, step: 'invest' } } }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Level 4, $200: Processing')).toBeInTheDocument();
    const [follow] = await screen.findAllByRole('button', { name: 'Follow the purchase of Level 4' });
    await userEvent.click(follow as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: /Level 4/ })).toBeInTheDocument();
  },
};

/** From the referrals card; after closing by keyboard, the focus returns to the button. */
export const ShareClosed: Story = {
  play: async (context) => {
    await ShareOpen.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share my link' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share my link' })).toHaveFocus());
  },
};

export const ShareOpen: Story = {
  play: async ({ userEvent, fakes }) => {
    (await screen.findByRole('button', { name: 'Share my link' })).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Share my link' }));
    const { id } = fakes.ports.session.user.get() ?? {};
    await expect(sheet.getByText(`https://upline.example/login/${id}`)).toBeInTheDocument();
    await expect(sheet.getByRole('img', { name: 'QR code of your referral link' })).toBeInTheDocument();
  },
};

export const MenuOpen: Story = {
  play: async ({ userEvent }) => {
    await figureOf('Received');
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['Profile', 'Forge Race', 'Global Pool']) {
      await expect(menu.getByRole('link', { name })).toBeInTheDocument();
    }
    await expect(menu.getByRole('button', { name: 'Copy my link' })).toBeInTheDocument();
  },
};
