import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { TransactionPicker } from './TransactionPicker.tsx';

const hash = (digit: string) => `0x${digit.repeat(64)}`;

/**
 * Selects the ticket's transaction, described by its income and payments. Selecting one attaches
 * its receipt.
 */
const meta = {
  title: 'Patterns/Transaction picker',
  component: TransactionPicker,
  tags: ['autodocs', 'spec-2'],
  args: {
    transactions: [
      {
        transaction: hash('a'),
        at: '2025-11-21T09:07:00.000Z',
        position: 1,
        buyer: 'Henri Dubois',
        parts: [
          { kind: 'referral', amount: 10_000_000n },
          { kind: 'level', amount: 5_000_000n },
        ],
      },
      {
        transaction: hash('b'),
        at: '2025-11-18T12:02:00.000Z',
        position: 4,
        buyer: 'Jun Watanabe',
        parts: [
          { kind: 'level', amount: 20_000_000n },
          { kind: 'lost', amount: 40_000_000n },
        ],
      },
      {
        transaction: hash('c'),
        at: '2025-11-17T12:00:00.000Z',
        position: 1,
        buyer: null,
        parts: [{ kind: 'claim', amount: 70_000_000n }],
      },
      {
        transaction: hash('d'),
        at: '2025-11-16T12:00:00.000Z',
        position: 1,
        buyer: null,
        parts: [{ kind: 'participation', amount: 50_000_000n }],
      },
    ],
    onPick: fn(),
    reading: 'idle',
  },
} satisfies Meta<typeof TransactionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: /Is it about a transaction\? \(optional\)/ });

export const Default: Story = {
  tags: ['dark'],
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(names).toEqual([
      '21 Nov 2025 · Henri Dubois bought Level 1 · +$15.00Referral income $10.00, Level income $5.00',
      '18 Nov 2025 · Jun Watanabe bought Level 4 · +$20.00, lost $40.00Level income $20.00, Lost income $40.00',
      '17 Nov 2025 · You claimed from Level 1 · +$70.00Bonus claimed $70.00',
      '16 Nov 2025 · You bought Level 1 · −\u2060$50.00Level bought $50.00',
    ]);
    await userEvent.click(screen.getByRole('option', { name: /Jun Watanabe/ }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith(hash('b'));
    await expect(field(canvasElement)).toHaveTextContent('Pick a transaction');
  },
};

/** The selected transaction stays visible. */
export const Picked: Story = {
  args: { picked: hash('a'), reading: 'success' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleName(
      '21 Nov 2025 · Henri Dubois bought Level 1 · +$15.00 Is it about a transaction? (optional)',
    );
  },
};

/** A link can name a transaction older than the offered ones. */
export const PickedBefore: Story = {
  args: { picked: hash('9'), reading: 'success' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveTextContent('Transaction 0x9999…9999');
  },
};

export const Reading: Story = {
  tags: ['state-busy'],
  args: { reading: 'pending' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(field(canvasElement)).toBeDisabled();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: { reading: 'error' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(field(canvasElement), 'another one can be picked').toBeEnabled();
  },
};

/** Without transactions the picker is hidden and leaves no gap. */
export const None: Story = {
  args: { transactions: [] },
  render: (args) => (
    <div data-testid="place">
      <TransactionPicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByTestId('place').getBoundingClientRect().height).toBe(0);
  },
};
