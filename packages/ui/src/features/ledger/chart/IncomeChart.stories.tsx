import type { Meta, StoryObj } from '@storybook/react-vite';
import { type IncomeSums, incomePeriods } from '@upline/domain';
import { expect, waitFor } from 'storybook/test';
import { IncomeChart } from './IncomeChart.tsx';
import { IncomeTable } from './IncomeTable.tsx';

const dollar = 1_000_000n;

/** Some income every few days, as often as asked, with a loss now and then. */
function periodsOver(days: number) {
  const map = new Map<string, IncomeSums>();
  for (let day = 0; day < days; day += 3) {
    const date = new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString().slice(0, 10);
    map.set(date, {
      referral: BigInt((day * 7) % 50) * dollar,
      level: BigInt((day * 3) % 20) * dollar,
      global: day % 2 === 0 ? 12_345_678n : 0n,
      lost: day % 5 === 0 ? 30n * dollar : 0n,
    });
  }
  return incomePeriods(map);
}

/**
 * What came in over time, one income upon the other, and what was lost below the line, hatched. It is as wide as its
 * place. Its figures are in its twin, the IncomeTable; a screen offers both.
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
    await expect(chart.querySelectorAll('[data-series="lost"]')).toHaveLength(args.periods.length);
    await expect(chart).toHaveAccessibleDescription(/Lost income\s*\$60\.00/);
    await expect(chart.querySelector('title')).toHaveTextContent('1 Jan 2026: Referral income $0.00');
  },
};

export const ByWeek: Story = { args: periodsOver(200) };

export const ByMonth: Story = { args: periodsOver(700) };

/** One payment: one bar. */
export const OneDay: Story = { args: periodsOver(1) };

/** The drawing follows its place. */
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

/** The twin: every figure, newest first. */
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
