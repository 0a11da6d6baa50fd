import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, ShoppingCart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { Button } from './Button.tsx';

/**
 * Runs an action on this page: buy, copy, retry. Start the label with a verb; add the object if
 * several are near: “Buy Level 3”.
 *
 * - To open a page use **LinkButton**, inside a sentence **Link**.
 * - Use one `primary` button in a view. Confirm `critical` actions in a dialog.
 * - While the action runs, set `isBusy` and `busyLabel` and keep the button: focus stays, further
 *   presses do nothing, and screen readers announce the label.
 * - Keys: Enter or Space presses it.
 */
const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Purchase', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Purchase' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Tones: Story = {
  tags: ['dark'],
  render: ({ onPress }) => (
    <Inline>
      <Button tone="primary" onPress={onPress}>
        Buy Level 3
      </Button>
      <Button onPress={onPress}>Copy my link</Button>
      <Button tone="soft" onPress={onPress}>
        Filter
      </Button>
      <Button tone="quiet" onPress={onPress}>
        View all
      </Button>
      <Button tone="critical" onPress={onPress}>
        Disconnect
      </Button>
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: Copy, children: 'Copy my link' } };

export const Small: Story = { args: { size: 's', tone: 'soft', children: 'Filter' } };

export const Wide: Story = { args: { isWide: true, tone: 'primary', icon: ShoppingCart } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { isBusy: true, busyLabel: 'Confirm in your wallet…', tone: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Confirm in your wallet…' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
