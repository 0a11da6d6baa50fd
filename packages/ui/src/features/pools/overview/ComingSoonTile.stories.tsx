import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { ComingSoonTile } from './ComingSoonTile.tsx';

/**
 * Names a future feature. Neither button nor link, not focusable, without a date. Existing features
 * have their own card.
 */
const meta = {
  title: 'Patterns/Coming soon tile',
  component: ComingSoonTile,
  tags: ['autodocs', 'spec-2'],
  args: { title: 'Games', icon: Gamepad2 },
} satisfies Meta<typeof ComingSoonTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('article', { name: 'Games' });
    await expect(tile).toHaveTextContent('Coming Soon');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
