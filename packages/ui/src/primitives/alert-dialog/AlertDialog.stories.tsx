import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

function Opened({ onOpenChange, onConfirm, ...props }: AlertDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Disconnect</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(opens) => {
          setOpen(opens);
          onOpenChange(opens);
        }}
        onConfirm={() => {
          onConfirm();
          setOpen(false);
        }}
      />
    </>
  );
}

/**
 * Confirms an action that cannot be undone. Focus starts on Cancel, so that a quick Enter does no
 * harm. Escape cancels, and focus returns to the trigger.
 *
 * - For actions that can be undone, act at once and offer to undo.
 * - For a task or a form use **Dialog**.
 */
const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  tags: ['autodocs'],
  args: {
    title: 'Disconnect this wallet?',
    children: <Text as="p">You are signed out on this device. Nothing changes on chain.</Text>,
    confirmLabel: 'Disconnect',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Disconnect' });
    await userEvent.click(opener);
    const dialog = within(await page.findByRole('alertdialog', { name: 'Disconnect this wallet?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const again = within(await page.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Disconnect' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Busy: Story = {
  args: { isBusy: true, busyLabel: 'Disconnecting…' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnecting…' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const OwnTerms: Story = {
  args: { tone: 'primary', confirmLabel: 'Send without files', cancelLabel: 'Keep writing' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Keep writing' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
