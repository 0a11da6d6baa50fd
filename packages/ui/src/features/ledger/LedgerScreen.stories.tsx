import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { startBackend } from '../../ports/fakes/withBackend.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';
import { onScreen } from '../../stories/onScreen.tsx';
import { AskedLedger } from './AskedLedger.play.tsx';
import { LedgerScreen } from './LedgerScreen.tsx';
import { button, counted, drawing, earner, opened, rows, sumCell, sumOf, sumShown } from './ledger.play.ts';
import { everything } from './read/ledgerFilter.ts';

/** Income, payments and lost income of the member. Filter and page come from the address. */
const meta = {
  title: 'Screens/Wallet/Income ledger',
  component: LedgerScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'chain'],
  parameters: { layout: 'fullscreen' },
  args: { ...everything, page: 1, onChange: fn() },
  render: (args) => <AskedLedger {...args} />,
  ...onScreen(paths.ledger, { backend: earner }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ userEvent, fakes: { backend } }) => {
    const lines = await rows();
    await counted(`${lines.length} of ${lines.length} lines`);
    const [newest] = lines;
    await expect(newest).toHaveTextContent(/Bonus claimed.*Level 1/);
    await expect(newest).toHaveTextContent('Your wallet');
    await expect(lines.filter((line) => line.textContent?.includes('Level bought'))).toHaveLength(3);
    const details = await opened(userEvent);
    await expect(details.getByText('You claimed what waited for you in the pool of Level 1.')).toBeVisible();
    await expect(details.getByRole('link', { name: /^0x/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/tx/0x'),
    );
    await expect(await sumShown('Received')).toBe(sumOf(backend, 'referral', 'level', 'global'));
    await expect(await sumShown('Lost')).toBe(sumOf(backend, 'lost'));
    await expect(await sumShown('Paid in')).toBe(sumOf(backend, 'participation'));
    await expect(await sumShown('Claimed')).toBe(sumOf(backend, 'claim'));
    const chart = await drawing();
    await expect(chart).toHaveAccessibleDescription(
      new RegExp(`Lost income\\s*${sumOf(backend, 'lost').replace('$', '\\$')}`),
    );
    const drawn = chart.querySelectorAll('[data-series="lost"]');
    await expect([...drawn].some((bar) => bar.getBoundingClientRect().height > 0)).toBe(true);
    await expect(chart.getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(chart.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/**
 * Opened by a figure: its lines come first. The reason names the receiver and the next level to
 * buy.
 */
export const LostIncome: Story = {
  args: { kinds: ['lost'] },
  play: async ({ userEvent, fakes: { backend } }) => {
    await counted('1 of 1 line');
    const [line] = await rows();
    await expect(line?.getBoundingClientRect().top).toBeLessThan(window.innerHeight * 0.4);
    await expect(screen.queryByRole('img', { name: /^Income over time/ })).not.toBeInTheDocument();
    const details = await opened(userEvent);
    const [lost] = backend.chain.lines.filter(
      ({ wallet, kind }) => wallet === backend.wallet.toLowerCase() && kind === 'lost',
    );
    const receiver = backend.memberByWallet(lost?.receiver ?? '');
    await expect(details.getByText(/^You had not bought Level/)).toHaveTextContent(
      new RegExp(
        `so the sponsor’s bonus went up to ${receiver?.name || receiver?.id}, the nearest member above you who had`,
      ),
    );
    await expect(details.getByRole('link', { name: 'Level 4' })).toHaveAttribute(
      'href',
      '/dashboard/forgeracelisting',
    );
  },
};

/** Hiding and showing the chart keeps the button's focus. */
export const OpenedByFigure: Story = {
  args: { kinds: ['referral'] },
  play: async ({ userEvent }) => {
    const [line] = await rows();
    await expect(line?.getBoundingClientRect().top).toBeLessThan(window.innerHeight * 0.4);
    const fold = button('Chart');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await drawing();
    await expect(button('Chart')).toHaveFocus();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LostBeforeBought: Story = {
  args: { kinds: ['lost'], position: 4 },
  beforeEach: startBackend({
    backend: () => {
      const backend = growingMember();
      backend.buy(backend.wallet, 4);
      return backend;
    },
  }),
  play: async ({ userEvent }) => {
    const details = await opened(userEvent);
    await expect(await details.findByText('You have bought Level 4 since.')).toBeVisible();
  },
};

/** A referral buys while the page is open: the new income is provisional. */
export const Provisional: Story = {
  beforeEach: startBackend({ backend: () => growingMember({ referrals: 6 }) }),
  play: async ({ userEvent, fakes: { backend, queries, ports } }) => {
    const before = (await rows()).length;
    await drawing();
    const read = spyOn(ports.client, 'open');
    await queries.invalidateQueries({ queryKey: [serverRoot] });
    await expect(read, 'nothing new is nothing to add up').not.toHaveBeenCalled();
    const newcomer = backend
      .referralsOf(backend.wallet)
      .find(({ wallet }) => backend.activatedOf(wallet).length === 0);
    backend.buy(newcomer?.wallet ?? '', 1);
    await queries.invalidateQueries({ queryKey: [serverRoot] });
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(before));
    const [newest, second] = await rows();
    await expect(newest).toHaveTextContent(/, not final yet/);
    await expect(`${newest?.textContent}${second?.textContent}`).toMatch(/Referral income.*Level 1/);
    await expect(newest).toHaveTextContent(newcomer?.name || newcomer?.id || 'somebody');
    await expect(await sumCell('Received')).toHaveTextContent(/, not final yet$/);
    const details = await opened(userEvent);
    await expect(details.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/dashboard/wallet/${newcomer?.id}`,
    );
    await waitFor(async () =>
      expect(await drawing()).toHaveAccessibleDescription(
        new RegExp(`Referral income\\s*\\${sumOf(backend, 'referral')}`),
      ),
    );
    await expect(read).toHaveBeenCalledOnce();
  },
};

export const PageTwo: Story = {
  beforeEach: startBackend({ backend: fullMember }),
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
  beforeEach: startBackend({ backend: fullMember }),
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
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    await counted('0 of 0 lines');
    await expect(screen.getByText('No lines yet')).toBeVisible();
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'Income over time' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading your ledger…')).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Activity' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

const failing = startBackend({ backend: () => growingMember({ failing: ['ledger'] }) });

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
  play: async ({ userEvent, fakes: { backend } }) => {
    await screen.findByText('Could not load. This may not be complete.');
    backend.failing.clear();
    await userEvent.click(button('Retry'));
    await expect((await rows()).length).toBeGreaterThan(0);
    await drawing();
  },
};

/**
 * A newer server sends an unknown kind: the other lines stay, and a notice reports the missing one.
 */
export const NewerKind: Story = {
  beforeEach: startBackend({
    backend() {
      const backend = earner();
      const line = backend.chain.lines.find(
        ({ wallet, kind }) => wallet === backend.wallet && kind === 'level',
      );
      if (!line) throw new Error('There is no line to rename.');
      Object.assign(line, { kind: 'ofALaterRelease' });
      return backend;
    },
  }),
  play: async () => {
    const lines = await rows();
    await expect(lines.length).toBeGreaterThan(2);
    await counted(`${lines.length} of ${lines.length + 1} lines`);
    await expect(screen.getByText(/^1 line is of a kind that this page cannot show yet\./)).toBeVisible();
    await expect(await drawing()).toBeVisible();
  },
};
