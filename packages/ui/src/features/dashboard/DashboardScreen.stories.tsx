import type { Meta, StoryObj } from '@storybook/react-vite';
import { growingMember, newMember } from '@upline/api/mocks';
import { paths, tokenCardInterval } from '@upline/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { findToast } from '../../stories/findToast.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

/** What a member sees first. */
const meta = {
  title: 'Screens/Dashboard/Home',
  component: DashboardScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.dashboard, { world: growingMember }),
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figure under an income's name. */
async function figureOf(income: string): Promise<HTMLElement> {
  const label = await screen.findByText(income, { selector: 'span' });
  const tile = label.parentElement?.parentElement;
  if (!tile) throw new Error(`${income} has no tile.`);
  return tile;
}

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(screen.getByText(/^Hi,/)).toHaveTextContent('Hi, 0x2360…4406');
    await expect(await figureOf('Referral')).toHaveTextContent('$200.00');
    await expect(await figureOf('Lost')).toHaveTextContent('$40.00');
    const lost = screen.getByRole('link', { name: 'Lost, $40.00, open its lines' });
    await expect(lost).toHaveAttribute('href', '/dashboard/ledger?kind=lost');
    await expect(await screen.findByText('8 direct referrals')).toBeVisible();
    const rows = within(screen.getByRole('region', { name: 'Referrals' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('21 Nov 2026, 09:00');
    await expect(await screen.findByRole('link', { name: 'Buy Level 4' })).toHaveAttribute(
      'href',
      '/dashboard/forgeracelisting',
    );
  },
};

export const MyIncome: Story = {
  play: async ({ scripted }) => {
    const { chain, wallet } = scripted.world;
    const level = chain.lines
      .filter((line) => line.wallet === wallet.toLowerCase() && line.kind === 'level')
      .reduce((sum, line) => sum + line.amount, 0n);
    await expect(screen.getByRole('radio', { name: 'My Income' })).toBeChecked();
    await expect(level).toBeGreaterThan(0n);
    await expect(await figureOf('Level')).toHaveTextContent(`$${level / 1_000_000n}.00`);
    await expect(await figureOf('Global')).toHaveTextContent(/\$\d+\.\d\d/);
    await expect(
      screen.getByText('Bonuses that passed you by because you had not bought that level.'),
    ).toBeVisible();
  },
};

/** Half a minute later, played in a fifth of a second: a referral has bought, and what they brought is not final. */
export const Refreshed: Story = {
  beforeEach: (context) => {
    inWorld({ world: growingMember })(context);
    const { setInterval } = window;
    Object.assign(window, {
      setInterval: (run: TimerHandler, delay?: number) =>
        setInterval(run, delay === tokenCardInterval ? 200 : delay),
    });
    return () => void Object.assign(window, { setInterval });
  },
  play: async ({ scripted: { world } }) => {
    await expect(await figureOf('Referral')).toHaveTextContent('$200.00');
    const newcomer = world
      .referralsOf(world.wallet)
      .find(({ wallet }) => world.activatedOf(wallet).length === 0);
    if (!newcomer) throw new Error('Every referral has bought already.');
    world.buy(newcomer.wallet, 1);
    await waitFor(async () => expect(await figureOf('Referral')).toHaveTextContent('$210.00'));
    await expect(await figureOf('Referral')).toHaveTextContent('$10.00 of this is not final yet.');
  },
};

/** Levels 1 and 2 put 15 and 30 dollars into the product fund; a global level puts nothing there. */
export const MyTokens: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'My Tokens' }));
    await expect(await figureOf('Energy tokens')).toHaveTextContent('45');
    await expect(screen.queryByText('Lost')).not.toBeInTheDocument();
  },
};

export const NewMember: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: newMember }),
  play: async () => {
    await expect(await screen.findByText('No referrals found.')).toBeVisible();
    await expect(await figureOf('Referral')).toHaveTextContent('$0.00');
    await expect(await screen.findByRole('link', { name: 'Buy Level 1' })).toBeVisible();
    await expect(screen.getByText('Level 1, $50: Purchase')).toBeInTheDocument();
  },
};

/** The next level is a global one, so the way leads to its own screen. */
export const NextIsGlobal: Story = {
  beforeEach: inWorld({ world: () => growingMember({ activated: [1, 2] }) }),
  play: async ({ userEvent, scripted }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Buy Level 3' }));
    await userEvent.click(screen.getByRole('link', { name: 'View All: Forge Race' }));
    await expect(scripted.ports.navigation.visits.get()).toEqual([
      '/dashboard/globalpool',
      '/dashboard/forgeracelisting',
    ]);
  },
};

/** The way to the other screens stays at hand. */
/** From the card of referrals; closed by keyboard, focus is back on the button. */
export const ShareClosed: Story = {
  play: async (context) => {
    await ShareOpen.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share my link' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share my link' })).toHaveFocus());
  },
};

export const ShareOpen: Story = {
  play: async ({ userEvent, scripted }) => {
    (await screen.findByRole('button', { name: 'Share my link' })).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Share my link' }));
    const { id } = scripted.ports.session.user.get() ?? {};
    await expect(sheet.getByText(`https://upline.example/login/${id}`)).toBeInTheDocument();
    await expect(sheet.getByRole('img', { name: 'QR code of your referral link' })).toBeInTheDocument();
  },
};

export const MenuOpen: Story = {
  play: async ({ userEvent }) => {
    await figureOf('Referral');
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['Profile', 'Forge Race', 'Global Pool']) {
      await expect(menu.getByRole('link', { name })).toBeInTheDocument();
    }
    await expect(menu.getByRole('button', { name: 'Copy my link' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: inWorld({
    world: () => growingMember({ latency: 'infinite' }),
    pools: { load: 'never' },
    claims: { load: 'never' },
  }),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Referrals' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

/** Neither the server nor the chain answers: no figure is shown, and nothing pretends to be empty. */
export const DataFailed: Story = {
  tags: ['state-error'],
  beforeEach: inWorld({
    world: () => growingMember({ failing: ['profile', 'referrals'] }),
    pools: { load: 'fails' },
    claims: { load: 'fails' },
  }),
  play: async ({ userEvent }) => {
    const referrals = within(screen.getByRole('region', { name: 'Referrals' }));
    await expect(await referrals.findByText('No referrals found.')).toBeVisible();
    await expect(referrals.getByText('Could not load. This may not be complete.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'My Tokens' }));
    await expect(await findToast('Failed to load token information')).toBeInTheDocument();
    await expect(referrals.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

/** Retry brings what was missing. */
export const DataRetried: Story = {
  ...DataFailed,
  tags: [],
  play: async ({ userEvent, scripted }) => {
    const referrals = within(screen.getByRole('region', { name: 'Referrals' }));
    await referrals.findByText('Could not load. This may not be complete.');
    scripted.world.failing.clear();
    await userEvent.click(referrals.getByRole('button', { name: 'Retry' }));
    await expect(await referrals.findByText('8 direct referrals')).toBeVisible();
  },
};
