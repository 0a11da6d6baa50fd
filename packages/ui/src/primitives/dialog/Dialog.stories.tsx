import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogTrigger } from 'react-aria-components';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * One decision or task in front of the page. Focus moves into it, stays inside and returns to the
 * trigger. Control it with `isOpen` or with React Aria's `DialogTrigger`.
 *
 * - If a stray press must not close it, set `isDismissable={false}` and offer actions.
 * - For menus and filter panels use **Sheet**.
 * - Keys: Tab stays inside, Escape closes.
 */
const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    title: 'Buy Level 3',
    children: <Text as="p">A fee is final. You may never get it back.</Text>,
    actions: (
      <>
        <Button slot="close">Cancel</Button>
        <Button tone="primary">Buy for $150</Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Purchase</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Purchase' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Buy Level 3' });
    await expect(dialog.contains(canvasElement.ownerDocument.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Purchase' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const NotDismissable: Story = {
  args: { isDismissable: false, role: 'alertdialog' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Purchase' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Buy Level 3' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};
