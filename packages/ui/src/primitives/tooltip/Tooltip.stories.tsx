import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * A few extra words about a button or link, on hover or focus.
 *
 * - Touch never shows it: put necessary text on the page, and longer content into **Popover**.
 * - It describes its target and does not name it: **IconButton** has its own `label`.
 * - Keys: focus shows it, Escape hides it, and focus stays.
 */
const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Opens the menu', children: <IconButton icon={Menu} label="Menu" /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens the menu');
    await expect(button).toHaveAccessibleDescription('Opens the menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Playground: Story = { tags: ['!test'] };

/** A wallet has no spaces, but its text wraps. */
export const LongText: Story = {
  tags: ['dark'],
  args: { text: `0x${'7a'.repeat(40)}`, children: <Button>Wallet</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const words = await screen.findByRole('tooltip');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};
