import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Money } from '../money/Money.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Payment {
  id: string;
  from: string;
  units: bigint;
}

const payments: Payment[] = [
  { id: 'one', from: 'Ada', units: 12_500_000n },
  { id: 'two', from: 'Bruno', units: 1_240_500_000n },
  { id: 'three', from: 'Chidi', units: 3_000_000n },
];

const columns: TableColumn<Payment>[] = [
  { id: 'from', label: 'From', cell: ({ from }) => from, isRowHeader: true, isSortable: true },
  { id: 'kind', label: 'Kind', cell: () => 'Referral income' },
  {
    id: 'units',
    label: 'Amount',
    cell: ({ units }) => <Money units={units} />,
    align: 'end',
    isSortable: true,
  },
];

function Sorted({ rows, onSortChange, ...props }: TableProps<Payment>) {
  const [sort, setSort] = useState(props.sort);
  const sorted = rows.toSorted((a, b) =>
    sort?.column === 'units' ? Number(a.units - b.units) : a.from.localeCompare(b.from),
  );
  return (
    <Table
      {...props}
      rows={sort?.direction === 'descending' ? sorted.toReversed() : sorted}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
}

/**
 * Values in columns, for comparison: amounts by person and day.
 *
 * - For rows that open use **GridList**, for names with one value **DescriptionList**, for single
 *   amounts **Figure**. Prefer these on phones, where a table scrolls sideways.
 * - The parent sorts the rows; the table shows the order and requests another.
 * - Keys: one Tab stop. Arrows move between cells and their controls, Home and End to the ends of a
 *   row; Enter on a header sorts, Enter on a row opens it.
 */
const meta = {
  title: 'Primitives/Table',
  component: Table<Payment>,
  render: (args) => <Sorted {...args} />,
  args: {
    label: 'Payments',
    columns,
    rows: payments,
    rowKey: ({ id }) => id,
    sort: { column: 'from', direction: 'ascending' },
    onSortChange: fn(),
  },
} satisfies Meta<typeof Table<Payment>>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('grid', { name: 'Payments' });
    const from = within(table).getByRole('columnheader', { name: 'From' });
    const amount = within(table).getByRole('columnheader', { name: 'Amount' });
    await expect(from).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(table)).toEqual(['Ada', 'Bruno', 'Chidi']);
    await userEvent.tab();
    await expect(within(table).getByRole('row', { name: /Ada/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(amount).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'units', direction: 'ascending' });
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(table)).toEqual(['Chidi', 'Ada', 'Bruno']);
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const OpeningRows: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith('two');
    await userEvent.click(canvas.getByText('Ada'));
    await expect(args.onRowAction).toHaveBeenLastCalledWith('one');
  },
};

const remove = fn();

/** Buttons in rows: labelled with their row, reached with arrow keys. */
export const RowActions: Story = {
  args: {
    columns: [
      ...columns,
      {
        id: 'actions',
        label: 'Actions',
        isLabelHidden: true,
        align: 'end',
        cell: ({ id, from }) => (
          <IconButton
            icon={Trash2}
            tone="quiet"
            label={`Remove the payment from ${from}`}
            onPress={() => remove(id)}
          />
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove the payment from Ada' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledWith('one');
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  args: { rows: [], empty: <EmptyState title="No payments yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'From' })).toBeVisible();
  },
};

/** In a narrow container the table scrolls sideways, not the page. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('grid').getBoundingClientRect();
    await expect(width).toBeGreaterThan(180);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
