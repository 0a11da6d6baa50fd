import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle.tsx';

/**
 * Toggles the colour mode. The app stores the mode and sets `data-theme` on the root element.
 *
 * - For other settings use **Switch**.
 * - Keys: Enter or Space toggles it.
 */
const meta = {
  title: 'Primitives/ThemeToggle',
  component: ThemeToggle,
  args: { theme: 'light', onChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use dark theme' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Dark: Story = {
  args: { theme: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use light theme' }));
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};
