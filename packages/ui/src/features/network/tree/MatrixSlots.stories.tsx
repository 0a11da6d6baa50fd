import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixSlots } from './MatrixSlots.tsx';

/** The taken slots of a member, as text and as five marks. */
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
