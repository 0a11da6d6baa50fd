import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onPaper } from '../conformance/forcedColours.ts';
import { Link } from '../link/Link.tsx';
import { Money } from '../money/Money.tsx';
import { type DisclosureColumn, DisclosureTable } from './DisclosureTable.tsx';

interface Payment {
  id: string;
  from: string;
  units: bigint;
}

const payments: Payment[] = [
  { id: 'one', from: 'Ada', units: 12_500_000n },
  { id: 'two', from: 'Bruno', units: 1_240_500_000n },
];

const columns: DisclosureColumn<Payment>[] = [
  { id: 'from', head: 'From', cell: ({ from }) => from, isRowHeader: true },
  {
    id: 'units',
    head: (
      <>
        Amount <Money units={1_253_000_000n} cents rule="final" />
      </>
    ),
    align: 'end',
    width: '132px',
    cell: ({ units }) => <Money units={units} />,
  },
];

/**
 * Rows of figures with details below each, such as the lines of an account.
 *
 * - For rows that only link elsewhere, or that can be sorted, use **Table**.
 * - Keys: Tab moves between rows and through the details of open rows; Enter or Space opens and
 *   closes a row. A press anywhere on a row does the same.
 */
const meta = {
  title: 'Primitives/Disclosure table',
  component: DisclosureTable<Payment>,
  args: {
    label: 'Payments',
    columns,
    rows: payments,
    rowKey: ({ id }) => id,
    toggleLabel: ({ from }) => `Payment from ${from}`,
    details: ({ from }) => <Link href={`#${from}`}>Ask {from}</Link>,
  },
} satisfies Meta<typeof DisclosureTable<Payment>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const ada = canvas.getByRole('button', { name: 'Payment from Ada' });
    await expect(ada).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(ada).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(ada).toHaveAttribute('aria-expanded', 'true');
    const row = canvas.getByRole('row', { name: /Ada \$12.50/ });
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask Ada' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('link', { name: 'Ask Bruno' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Payments' }));
    await expect(table.getByRole('columnheader', { name: /^Amount.*\$1,253\.00/ })).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

/** A press beside the text opens the row too. */
export const Narrow: Story = {
  args: { isNarrow: true },
  play: async ({ canvas, userEvent }) => {
    const { x, y, width, height } = canvas.getByRole('row', { name: /Ada/ }).getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(72);
    const target = document.elementFromPoint(x + width / 2, y + height / 2);
    await userEvent.click(target as Element);
    await expect(canvas.getByRole('link', { name: 'Ask Ada' })).toBeVisible();
  },
};

/** Print shows the details of every row. */
export const OnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask Ada')).not.toBeVisible();
    await onPaper(async () => {
      await expect(canvas.getByText('Ask Ada')).toBeVisible();
      await expect(canvas.getByText('Ask Bruno')).toBeVisible();
    });
  },
};
