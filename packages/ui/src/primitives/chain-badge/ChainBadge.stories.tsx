import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChainBadge } from './ChainBadge.tsx';

/**
 * The chain of a wallet or transaction.
 *
 * - To warn about a wrong chain, use **Callout** with an action, never this badge alone.
 * - For other states use **Badge**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/ChainBadge',
  component: ChainBadge,
  args: { name: 'Polygon' },
} satisfies Meta<typeof ChainBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Polygon')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { tags: ['!test'] };

/** A test chain without real money: the name says so, the hue repeats it. */
export const Test: Story = {
  tags: ['dark'],
  args: { name: 'Local chain', isTest: true },
};
