import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, X } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { IconButton } from './IconButton.tsx';

/**
 * A button with a well-known icon. If in doubt, use **Button** with icon and text.
 *
 * - Keys: Enter or Space presses it; focus shows its **Tooltip**.
 */
const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Menu', icon: Menu, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Quiet: Story = { args: { tone: 'quiet', icon: X, label: 'Close' } };

export const WithTooltip: Story = {
  render: (args) => (
    <Tooltip text="Opens the menu">
      <IconButton {...args} />
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Opens the menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};
