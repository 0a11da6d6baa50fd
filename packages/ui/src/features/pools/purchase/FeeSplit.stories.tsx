import type { Meta, StoryObj } from '@storybook/react-vite';
import { levelAt } from '@upline/domain';
import { expect } from 'storybook/test';
import { FeeSplit } from './FeeSplit.tsx';

/** Shown before every payment: who receives which part of the fee, to the cent. */
const meta = {
  title: 'Patterns/Fee split',
  component: FeeSplit,
  tags: ['autodocs'],
  args: { kind: 'race', fee: levelAt(1).fee },
} satisfies Meta<typeof FeeSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Race: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Where the $50 goes')).toBeVisible();
    const figures = canvas.getAllByRole('definition').map((part) => part.textContent);
    await expect(figures).toEqual(['$10.00', '$25.00', '$15.00']);
    await expect(canvas.getByText('Five uplines, $5.00 each')).toBeVisible();
  },
};

export const Global: Story = {
  args: { kind: 'global', fee: levelAt(3).fee },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((part) => part.textContent);
    await expect(figures).toEqual(['$105.00', '$30.00', '$15.00']);
  },
};
