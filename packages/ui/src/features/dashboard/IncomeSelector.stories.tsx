import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IncomeSelector } from './IncomeSelector.tsx';

const meta = {
  title: 'Patterns/Income selector',
  component: IncomeSelector,
  tags: ['autodocs', 'spec-2'],
  args: { value: 'income', onChange: fn() },
} satisfies Meta<typeof IncomeSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MyIncome: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'My Income' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'My Tokens' }));
    await expect(args.onChange).toHaveBeenCalledWith('tokens');
  },
};

export const MyTokens: Story = {
  args: { value: 'tokens' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'My Tokens' })).toBeChecked();
  },
};
