import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onBench } from '../onBench.play.tsx';
import { bought } from '../recorded/bought.play.ts';
import { GasScreen } from './GasScreen.tsx';

/** Gas of every measured call, compared with its budget. */
const meta = {
  title: 'Desk/Bench/Gas',
  component: GasScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  ...onBench(),
} satisfies Meta<typeof GasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } };

const grid = async () => within(await screen.findByRole('grid', { name: 'Gas' }));

/** Budget, measurement and latest transaction with a link; one exceeds its budget. */
export const Measured: Story = {
  globals: desktop,
  play: async () => {
    const table = await grid();
    const race = within(await table.findByRole('row', { name: /^race invest, later purchase/ }));
    await expect(race.getByText('158,000')).toBeVisible();
    await expect(race.getByText('146,571')).toBeVisible();
    await expect(race.getByRole('link', { name: '140,160' })).toHaveAttribute(
      'href',
      `/bench/tx/${bought.hash}`,
    );
    await expect(race.getByText('Within')).toBeVisible();
    const claim = within(table.getByRole('row', { name: /^race claim/ }));
    await expect(claim.getByText('Over')).toBeVisible();
  },
};

/** Column headers sort; rows without a figure come last. */
export const Sorted: Story = {
  globals: desktop,
  play: async ({ userEvent }) => {
    const table = await grid();
    const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toHaveLength(4));
    await userEvent.click(table.getByRole('columnheader', { name: /^Latest/ }));
    await waitFor(() =>
      expect(names()).toEqual(['approve', 'race claim', 'race invest, later purchase', 'operator: seal']),
    );
    await userEvent.click(table.getByRole('columnheader', { name: /^Latest/ }));
    await waitFor(() => expect(names().at(0)).toBe('race invest, later purchase'));
    await expect(names().at(-1)).toBe('operator: seal');
  },
};
