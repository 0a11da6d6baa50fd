import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChainBadge } from './ChainBadge.tsx';

/**
 * The chain that a wallet or transaction stands on, beside it.
 *
 * - That a wallet stands on the wrong chain is a **Callout** with the way out, never this alone.
 * - Any other state of a thing is a **Badge**.
 * - It takes no focus.
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

/** Money that is not real: the name says it, the hue repeats it. */
export const Test: Story = {
  tags: ['dark'],
  args: { name: 'Local chain', isTest: true },
};
