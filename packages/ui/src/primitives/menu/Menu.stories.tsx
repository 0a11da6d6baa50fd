import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, ExternalLink, LogOut } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from './Menu.tsx';

const copy = fn();
const disconnect = fn();

/**
 * Three or more actions on one thing. Enter, Space or the down arrow open it; arrow keys move, letters jump,
 * Escape leaves. Focus returns to the button.
 *
 * - One or two actions stand as **Button**s beside each other.
 * - A value that is chosen is a **Select**; places to go to are links.
 */
const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    trigger: <Button>0x7F3c…9aB1</Button>,
    items: [
      { id: 'copy', label: 'Copy address', icon: Copy, onAction: copy },
      { id: 'explore', label: 'View on the explorer', icon: ExternalLink, onAction: fn() },
      { id: 'disconnect', label: 'Disconnect', icon: LogOut, tone: 'critical', onAction: disconnect },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    copy.mockClear();
    disconnect.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: '0x7F3c…9aB1' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menu', { name: '0x7F3c…9aB1' })).toBeVisible());
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Copy address' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(disconnect).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(copy).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {};

export const Open: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button'));
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible());
  },
};

export const ByIcon: Story = {
  args: { trigger: <IconButton icon={Ellipsis} label="More" /> },
};

export const DisabledItem: Story = {
  args: { items: [{ id: 'copy', label: 'Copy address', icon: Copy, isDisabled: true, onAction: copy }] },
  play: async ({ canvasElement }) => {
    copy.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button'));
    const item = await page.findByRole('menuitem', { name: 'Copy address' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item, { pointerEventsCheck: 0 });
    await expect(copy).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'An action that needs far more words than anybody would wish for',
        onAction: fn(),
      },
      { id: 'short', label: 'Copy', icon: Copy, onAction: fn() },
    ],
  },
  play: Open.play,
};
