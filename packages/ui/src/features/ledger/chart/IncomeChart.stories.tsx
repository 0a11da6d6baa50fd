import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Income, incomePeriods } from '@upline/domain';
import { expect, waitFor, within } from 'storybook/test';
import { IncomeChart } from './IncomeChart.tsx';
import { IncomeLegend } from './IncomeLegend.tsx';
import { IncomeTable } from './IncomeTable.tsx';

const dollar = 1_000_000n;

/** Income every third day for a number of days, with occasional losses. */
function periodsOver(days: number) {
  const map = new Map<string, Income>();
  for (let day = 0; day < days; day += 3) {
    const date = new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString().slice(0, 10);
    const hasLost = day % 5 === 0;
    const sums = {
      referral: BigInt((day * 7) % 50) * dollar,
      level: BigInt((day * 3) % 20) * dollar,
      global: day % 2 === 0 ? 12_345_678n : 0n,
      lost: hasLost ? 30n * dollar : 0n,
    };
    map.set(date, { sums, lostAt: hasLost ? [5] : [] });
  }
  return incomePeriods(map);
}

/**
 * Income over time, stacked by kind, with lost income hatched below the axis. Fills its container.
 * IncomeTable shows the same figures; screens offer both.
 */
const meta = {
  title: 'Patterns/Income chart',
  component: IncomeChart,
  tags: ['autodocs'],
  args: periodsOver(30),
} satisfies Meta<typeof IncomeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {
  tags: ['dark'],
  play: async ({ canvas, args }) => {
    const chart = await canvas.findByRole('img', { name: 'Income over time, 1 Jan 2026 to 28 Jan 2026' });
    const lost = args.periods.filter(({ sums }) => sums.lost > 0n);
    const drawn = [...chart.querySelectorAll<SVGRectElement>('[data-series="lost"]')];
    await expect(drawn).toHaveLength(lost.length);
    const bars = [...chart.querySelectorAll<SVGRectElement>('[data-series]')];
    await expect(Math.max(...bars.map(({ width }) => width.baseVal.value))).toBeLessThanOrEqual(14);
    await expect(chart).toHaveAccessibleDescription(/Lost income \$60\.00/);
    await expect(chart).toHaveTextContent('−$20');
  },
};

/** Arrow keys and pointer announce and show each day; Escape hides the tooltip. */
export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    const reader = await canvas.findByRole('slider', { name: 'Day by day' });
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      '28 Jan: Referral income $39.00, Level income $1.00',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reader).toHaveAttribute('aria-valuetext', '27 Jan: Nothing came in');
    await expect(canvas.getByText('Nothing came in')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      '1 Jan: Global income $12.345678, Lost income $30.00, Level 5',
    );
    await expect(canvas.getByText('$12.345678')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('$12.345678')).not.toBeInTheDocument();
    const { left, width, top } = reader.getBoundingClientRect();
    await userEvent.pointer({ target: reader, coords: { clientX: left + width - 4, clientY: top + 20 } });
    await expect(canvas.getByText('$39.00')).toBeVisible();
  },
};

export const Legend: Story = { render: () => <IncomeLegend /> };

export const ByWeek: Story = { args: periodsOver(200) };

export const ByMonth: Story = { args: periodsOver(700) };

/** One payment: one bar. */
export const OneDay: Story = { args: periodsOver(1) };

/** Follows the container's width. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div data-place style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('img');
    await expect(chart.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    if (place) place.style.width = '600px';
    await waitFor(() => expect(chart.getBoundingClientRect().width).toBeGreaterThan(500));
  },
};

/** IncomeTable: all figures, newest first. */
export const Table: Story = {
  render: (args) => <IncomeTable {...args} />,
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row');
    const filled = args.periods.filter(({ sums }) => Object.values(sums).some((sum) => sum > 0n));
    await expect(rows).toHaveLength(filled.length + 1);
    await expect(rows[1]).toHaveTextContent(/^28 Jan 2026/);
    await expect(canvas.getAllByText('$12.345678').length).toBeGreaterThan(1);
  },
};

/** A phone has a list: no figure is cut, and kinds without income are left out. */
export const TableOnPhone: Story = {
  ...Table,
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const filled = args.periods.filter(({ sums }) => Object.values(sums).some((sum) => sum > 0n));
    const periods = within(canvas.getByRole('list', { name: 'Income over time' })).getAllByRole('listitem');
    await expect(periods).toHaveLength(filled.length);
    for (const figure of canvas.getAllByText(/^\$[\d.]+$/)) {
      const { left, right } = figure.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Lost income').length).toBeGreaterThan(1);
  },
};
