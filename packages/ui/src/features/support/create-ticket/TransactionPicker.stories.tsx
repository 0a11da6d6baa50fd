import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { TransactionPicker } from './TransactionPicker.tsx';

const hash = (digit: string) => `0x${digit.repeat(64)}`;

/**
 * Which transaction a ticket is about. Each is named by what it did to the member, and picking one attaches its
 * receipt, so it stays open for the next.
 */
const meta = {
  title: 'Patterns/Transaction picker',
  component: TransactionPicker,
  tags: ['autodocs', 'spec-2'],
  args: {
    transactions: [
      {
        transaction: hash('a'),
        kind: 'referral',
        position: 1,
        amount: '10.00',
        at: '2026-11-21T09:07:00.000Z',
      },
      { transaction: hash('b'), kind: 'lost', position: 4, amount: '40.00', at: '2026-11-18T23:02:00.000Z' },
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
      'Referral income · Level 1 · $10.00 · 21 Nov 2026',
      'Lost income · Level 4 · $40.00 · 18 Nov 2026',
    ]);
    await userEvent.click(screen.getByRole('option', { name: /^Lost income/ }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith(hash('b'));
    await expect(field(canvasElement)).toHaveTextContent('Pick a transaction');
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

/** A member without any transaction is asked for none, and the form has no hole there. */
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
