import type { Meta, StoryObj } from '@storybook/react-vite';
import { feeLegs, splitFee } from '@upline/domain';
import { expect, fn, within } from 'storybook/test';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import type { ShownLine } from '../read/shownLine.ts';
import { LedgerLinesSkeleton } from '../table/LedgerLinesSkeleton.tsx';
import { LedgerTable } from '../table/LedgerTable.tsx';
import { LineDetails } from './LineDetails.tsx';

const root = '0x8Ba1f109551bD432803012645Ac136ddd64DBA72';
const noah = {
  wallet: '0x2360679774997896964091736687312762354406',
  memberId: '7KQ2-M9XD',
  name: 'Noah Park',
};
const isla = {
  wallet: '0x2221319661995395964091369011255432423532',
  memberId: '4MTR-88QA',
  name: 'Isla Campbell',
};

const income: ShownLine = {
  kind: 'referral',
  position: 2,
  amount: 20_000_000n,
  from: noah,
  receiver: null,
  transaction: `0x${'4f2a91'.padEnd(64, '7')}`,
  block: 214n,
  at: '2026-11-21T09:00:00.000Z',
  isProvisional: false,
};

/**
 * An expandable row for one ledger event. Text and icon show its kind, the column its group.
 * Expanded, it shows the reason and the transaction. Lost income is highlighted with its reason.
 */
const meta = {
  title: 'Patterns/Ledger line',
  component: LineDetails,
  tags: ['autodocs', 'spec-2'],
  args: {
    entry: income,
    activated: [1, 2],
    isOperator: (wallet) => wallet === root,
    explorer: 'https://polygonscan.com',
    proof: { status: 'idle' },
    onVerify: fn(),
  },
  render: (args) => (
    <Panel>
      <LedgerTable
        rows={[{ id: 'only', entry: args.entry }]}
        sums={{}}
        details={() => <LineDetails {...args} />}
      />
    </Panel>
  ),
} satisfies Meta<typeof LineDetails>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: PlayContext) {
  const toggle = canvas.getByRole('button', { name: /, more about it$/ });
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const [, , details] = canvas.getAllByRole('row');
  return within(details as HTMLElement);
}

export const Income: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { transaction } = args.entry;
    const details = await open(context);
    await expect(context.canvas.getByText('$20.00')).toBeVisible();
    await expect(details.getByText('What happened')).toBeVisible();
    await expect(details.getByText(/bought Level 2, and the sponsor’s bonus came to you\./)).toBeVisible();
    await expect(details.getByRole('link', { name: 'Noah Park' })).toHaveAttribute(
      'href',
      '/dashboard/wallet/7KQ2-M9XD',
    );
    await expect(details.getByRole('link', { name: transaction })).toHaveAttribute(
      'href',
      `https://polygonscan.com/tx/${transaction}`,
    );
    await expect(details.getByText('214, final')).toBeVisible();
    await expect(
      details.getByRole('link', { name: 'Ask about this: Referral income, $20.00' }),
    ).toHaveAttribute('href', `/dashboard/support?transaction=${transaction}`);
    await userEvent.click(details.getByRole('button', { name: 'Verify: Referral income, $20.00' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

/** Paid from the wallet. */
export const Payment: Story = {
  args: { entry: { ...income, kind: 'participation', from: null, amount: 100_000_000n } },
  play: async (context) => {
    const details = await open(context);
    await expect(context.canvas.getByText('Your wallet')).toBeVisible();
    await expect(
      details.getByText('You paid the fee of Level 2 once. The contract split it at once.'),
    ).toBeVisible();
  },
};

/** Bought under a sponsor without this level, with two members above in the matrix. */
export const PaymentSplit: Story = {
  args: {
    entry: {
      ...income,
      ...{ kind: 'participation', from: null, receiver: null, amount: 100_000_000n },
      split: {
        legs: feeLegs(splitFee(2, 100_000_000n), {
          ...{ referral: noah.wallet, instead: isla.wallet, uplines: [noah.wallet, root], holders: 0 },
        }),
        people: [noah, isla],
      },
    },
  },
  play: async (context) => {
    const details = await open(context);
    const figures = details.getAllByText(/^\$\d+$/).map((figure) => figure.textContent);
    await expect(figures).toEqual(['$20', '$20', '$60']);
    await expect(details.getByText('2 uplines, $10 each')).toBeVisible();
    await expect(details.getByText('of it $30 for 3 missing uplines')).toBeVisible();
    await expect(details.getAllByRole('link', { name: 'Noah Park' })).toHaveLength(2);
    await expect(details.getByText(/Your sponsor/)).toHaveTextContent(
      'To Noah Park, the nearest above you with Level 2. Your sponsor Isla Campbell had not bought it and missed this.',
    );
  },
};

/** Paid into the wallet. */
export const Claim: Story = {
  args: { entry: { ...income, kind: 'claim', from: null, amount: 37_500_000n } },
  play: async (context) => {
    const details = await open(context);
    await expect(details.getByText('You claimed what waited for you in the pool of Level 2.')).toBeVisible();
  },
};

/**
 * Names the member who received the income instead, and links to the next purchasable level, not to
 * a locked one.
 */
export const Lost: Story = {
  args: {
    entry: {
      ...income,
      kind: 'lost',
      position: 5,
      receiver: {
        wallet: '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E',
        memberId: '4MTR-88QA',
        name: 'Ada Lindqvist',
      },
    },
  },
  play: async (context) => {
    const details = await open(context);
    await expect(details.getByText('Why you missed this')).toBeVisible();
    await expect(details.getByText(/^You had not bought Level 5 on/)).toHaveTextContent(
      /^You had not bought Level 5 on 21 Nov 2026, \d\d:\d\d, so the sponsor’s bonus went up to Ada Lindqvist, the nearest member above you who had\.$/,
    );
    await expect(details.getByRole('link', { name: 'Ada Lindqvist' })).toHaveAttribute(
      'href',
      '/dashboard/wallet/4MTR-88QA',
    );
    await expect(details.getByRole('link', { name: 'Level 3' })).toHaveAttribute(
      'href',
      '/dashboard/globalpool',
    );
  },
};

/**
 * No member above owned the level: the operator receives the income and is not called a member
 * above.
 */
export const LostToOperator: Story = {
  args: {
    entry: { ...income, kind: 'lost', position: 5, receiver: { wallet: root, memberId: '', name: '' } },
  },
  play: async (context) => {
    const details = await open(context);
    await expect(details.getByText(/^You had not bought Level 5 on/)).toHaveTextContent(
      /^You had not bought Level 5 on 21 Nov 2026, \d\d:\d\d, and no member above you had, so the sponsor’s bonus went up to the operator\.$/,
    );
  },
};

/** A buyer without an account is shown by wallet only. */
export const FromTheChainAlone: Story = {
  args: {
    entry: {
      ...income,
      kind: 'level',
      from: { wallet: '0x2360679774997896964091736687312762354406', memberId: '', name: '' },
    },
  },
  play: async (context) => {
    const wallet = context.args.entry.from?.wallet ?? '';
    const details = await open(context);
    await expect(details.getByRole('link', { name: wallet })).toHaveAttribute(
      'href',
      `/dashboard/wallet/${wallet}`,
    );
  },
};

/** A chain without an explorer, such as the local one: the hash can be copied. */
export const NoExplorer: Story = {
  args: { explorer: undefined, entry: { ...income, kind: 'global', isProvisional: true } },
  play: async (context) => {
    const { transaction } = context.args.entry;
    const details = await open(context);
    await expect(details.queryByRole('link', { name: transaction })).not.toBeInTheDocument();
    await expect(details.getByRole('button', { name: new RegExp(`Copy ${transaction}$`) })).toBeVisible();
    await expect(details.getByText('214, not final yet')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  render: () => (
    <Panel>
      <LedgerLinesSkeleton />
    </Panel>
  ),
};
