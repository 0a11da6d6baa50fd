import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

/** The product's name and mark, at the head of every page. */
const meta = {
  title: 'Patterns/Logo',
  component: Logo,
  tags: ['autodocs'],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upline')).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

/** Phones hide the name; screen readers still read it. */
export const CompactOnAPhone: Story = {
  args: { isCompact: true },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upline').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
