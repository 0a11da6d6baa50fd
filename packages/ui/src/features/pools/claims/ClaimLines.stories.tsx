import type { Meta, StoryObj } from '@storybook/react-vite';
import { advanceClaim, type ClaimEvent, type Failure, fromDecimal, startClaim } from '@upline/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ClaimLines } from './ClaimLines.tsx';

const [first, second] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;
const hash = `0x${'4a'.repeat(32)}`;

function after(...events: ClaimEvent[]) {
  return events.reduce(advanceClaim, startClaim(3));
}

const found: ClaimEvent = {
  type: 'found',
  pools: [
    { pool: first, amount: fromDecimal('52.5') },
    { pool: second, amount: fromDecimal('7.000001') },
  ],
};
const paidFirst: ClaimEvent[] = [
  found,
  { type: 'asked', pool: first },
  { type: 'sent', pool: first, transaction: hash },
  { type: 'paid', pool: first, amount: fromDecimal('52.5'), block: 7n },
  { type: 'asked', pool: second },
];

/**
 * Claims a level's rewards. A disabled button states its reason; amounts are not animated; each
 * pool of the level has its own transaction.
 */
const meta = {
  title: 'Patterns/Claim card',
  component: ClaimLines,
  tags: ['autodocs', 'spec-4', 'chain'],
  args: {
    bonuses: {
      status: 'loaded',
      data: [
        { position: 1, amount: fromDecimal('25') },
        { position: 3, amount: fromDecimal('59.500001') },
        { position: 6, amount: 0n },
      ],
    },
    claim: null,
    onClaim: fn(),
    onClaimAll: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof ClaimLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each level has its own button; the first is the only primary one. */
export const Ready: Story = {
  tags: ['dark'],
  play: async ({ args, canvas, userEvent }) => {
    const lines = within(canvas.getByRole('region', { name: 'Ready to claim' })).getAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Forge RaceLevel 1$25.00Claim',
      'Global PoolLevel 3$59.500001Claim',
    ]);
    await expect(canvas.getByText('$84.500001')).toBeVisible();
    await expect(canvas.getByText('Each claim is a transaction and costs gas.')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Claim $59.500001 from Level 3' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Claim all: 2 transactions' }));
    await expect(args.onClaimAll).toHaveBeenCalledWith([1, 3]);
  },
};

/** The gas is known, and the wallet claims from all levels with one confirmation. */
export const Together: Story = {
  args: {
    cost: { gas: 4_800_000_000_000_000n, isTogether: true },
    claim: [
      found,
      { type: 'asked', pool: first } as const,
      { type: 'asked', pool: second } as const,
      { type: 'failed', failure: { notice: { id: 'toast.userCancelled' } } } as const,
    ].reduce(advanceClaim, startClaim(null)),
  },
  tags: ['state-error'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('All 2 claims cost about 0.0048 MATIC (POL) of gas.')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Steps of the claim' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual(['Claim $59.500001Failed']);
    await userEvent.click(canvas.getByRole('button', { name: 'Claim all: one confirmation' }));
    await expect(args.onClaimAll).toHaveBeenCalledWith([1, 3]);
  },
};

/** A full amount fits beside its level and button, also on phones. */
export const LongFigure: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
  // The width of a panel on a phone.
  decorators: [(Story) => <div style={{ inlineSize: '326px' }}>{Story()}</div>],
  args: {
    bonuses: {
      status: 'loaded',
      data: [
        { position: 3, amount: fromDecimal('386.414044') },
        { position: 6, amount: fromDecimal('1204.076923') },
      ],
    },
  },
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('listitem')) {
      const [name, pay] = ['Global Pool', /^\$/].map((text) => within(line).getByText(text));
      const middle = (element: HTMLElement | undefined) => {
        const { top = 0, bottom = 0 } = element?.parentElement?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      };
      await expect(middle(pay), 'one row').toBeCloseTo(middle(name), -1);
    }
  },
};

/** On a family's own page: the total, and the empty levels in one line. */
export const OneFamily: Story = {
  args: {
    kind: 'race',
    bonuses: {
      status: 'loaded',
      data: [
        { position: 1, amount: fromDecimal('40') },
        { position: 2, amount: 0n },
        { position: 4, amount: 0n },
      ],
    },
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent('Level 1');
    await expect(lines[1]).toHaveTextContent('Levels 2 and 4$0.00');
    await expect(canvas.getByText('Income stays in its level until you claim it.')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The list of levels follows the rules of the language. */
export const InSpanish: Story = {
  args: { ...OneFamily.args },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(lines[1]).toHaveTextContent('Niveles 2 y 4'));
  },
};

/** Same, right-to-left. */
export const InArabic: Story = {
  args: { ...OneFamily.args },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(lines[1]).toHaveTextContent(/2 و4/));
  },
};

export const Zero: Story = {
  args: { bonuses: { status: 'loaded', data: [{ position: 6, amount: 0n }] } },
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Claim $0.00 from Level 6' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Nothing to claim now.');
  },
};

/** All levels are empty. */
export const None: Story = {
  args: { bonuses: { status: 'loaded', data: [] } },
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to claim yet.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The first of two pools has paid, the second waits for confirmation in the wallet. */
export const Processing: Story = {
  args: { claim: after(...paidFirst), explorer: 'https://polygonscan.com' },
  tags: ['state-busy'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm in wallet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const steps = within(canvas.getByRole('list', { name: 'Steps of the claim' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(2);
    await expect(steps[0]).toHaveTextContent('Claim $52.50Done');
    await expect(within(steps[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `https://polygonscan.com/tx/${hash}`,
    );
    await expect(steps[1]).toHaveTextContent('Claim $7.000001: confirm in walletIn progress');
    await expect(canvas.getByText('You may leave this page: the claim goes on.')).toBeVisible();
  },
};

export const Checking: Story = {
  args: { claim: after() },
  tags: ['state-busy'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 1 of 1: Check network');
  },
};

/** The paid amount stays under its line until closed; the focus stays in the card. */
export const Succeeded: Story = {
  args: {
    bonuses: { status: 'loaded', data: [{ position: 3, amount: 0n }] },
    claim: after(
      ...paidFirst,
      { type: 'paid', pool: second, amount: fromDecimal('7.000001'), block: 8n },
      { type: 'succeeded' },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$59.500001 was paid to your wallet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Ready to claim' })).toHaveFocus();
  },
};

/** Shows the first pool's payment and the second pool's error. */
export const PaidInPart: Story = {
  args: {
    claim: after(...paidFirst, { type: 'failed', failure: { notice: { id: 'toast.userCancelled' } } }),
  },
  tags: ['state-error', 'dark'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('User cancelled the transaction.');
    await expect(canvas.getAllByText('$52.50 was paid to your wallet.')).not.toHaveLength(0);
    await expect(canvas.getByText('Failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Claim $59.500001 from Level 3' }));
    await expect(args.onClaim).toHaveBeenCalledWith(3);
  },
};

const reverted: Failure = {
  notice: { id: 'toast.revert', values: { reason: 'NotEnoughBonus' } },
  explanation: { id: 'contract.NotEnoughBonus' },
};

/** The first pool reverts, the second pays: each shows its amount, transaction and reason. */
export const RefusedByOne: Story = {
  args: {
    explorer: 'https://polygonscan.com',
    claim: after(
      found,
      { type: 'asked', pool: first },
      { type: 'sent', pool: first, transaction: hash },
      { type: 'refused', pool: first, failure: reverted },
      { type: 'asked', pool: second },
      { type: 'sent', pool: second, transaction: hash },
      { type: 'paid', pool: second, amount: fromDecimal('7.000001'), block: 8n },
      { type: 'failed', failure: reverted },
    ),
  },
  tags: ['state-error'],
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Steps of the claim' })).getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Claim $52.50Failed');
    await expect(steps[0]).toHaveTextContent('Revert: NotEnoughBonus');
    await expect(steps[1]).toHaveTextContent('Claim $7.000001Done');
    for (const step of steps) await expect(within(step).getByRole('link')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no bonus to claim.');
    await expect(canvas.getAllByText('$7.000001 was paid to your wallet.')).not.toHaveLength(0);
  },
};

/** Started before a reload: the member is not sent to look for an open wallet. */
export const Resumed: Story = {
  args: {
    claim: [
      found,
      { type: 'asked', pool: first } as const,
      { type: 'sent', pool: first, transaction: hash } as const,
    ].reduce(advanceClaim, startClaim(3, true)),
  },
  tags: ['state-busy'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resumed where it stopped')).toBeVisible();
    await expect(canvas.getByText(/your wallet will not open from this page\.$/)).toBeVisible();
  },
};

export const GasMissing: Story = {
  args: {
    claim: after(
      found,
      { type: 'asked', pool: first },
      { type: 'failed', failure: { notice: { id: 'purchase.gas' } } },
    ),
  },
  tags: ['state-error'],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('There is not enough MATIC in this wallet to pay for gas.');
    await expect(alert).toHaveTextContent(
      'Send some MATIC, which wallets call POL, to this wallet, then claim again.',
    );
  },
};

export const Loading: Story = {
  args: { bonuses: { status: 'loading' } },
  tags: ['state-loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading your bonus…')).toBeInTheDocument();
  },
};

const onRetry = fn();

export const LoadFailed: Story = {
  args: { bonuses: { status: 'failed', onRetry } },
  tags: ['state-error'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  args: Processing.args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '256px' }}>
        <Story />
      </div>
    ),
  ],
};
