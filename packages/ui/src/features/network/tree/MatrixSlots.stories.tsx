import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixSlots } from './MatrixSlots.tsx';

/** How many of a member's five slots are taken: said in words, and seen in five marks. */
const meta = {
  title: 'Patterns/Matrix slots',
  component: MatrixSlots,
  tags: ['autodocs', 'spec-2'],
  args: { taken: 3 },
} satisfies Meta<typeof MatrixSlots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 slots taken')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  args: { taken: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 5 slots taken')).toBeVisible();
  },
};
