import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeeSelector } from './FeeSelector.tsx';

/** Steps through the fees with a tree: $50, $100, $200, $250 for the positions 1, 2, 4 and 5. */
const meta = {
  title: 'Patterns/Fee selector',
  component: FeeSelector,
  tags: ['autodocs', 'spec-9'],
  args: { position: 1, onChange: fn() },
} satisfies Meta<typeof FeeSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$50');
    await expect(canvas.getByRole('button', { name: 'Previous value' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next value' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

export const Last: Story = {
  args: { position: 5 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$250');
    await expect(canvas.getByRole('button', { name: 'Next value' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous value' }));
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
