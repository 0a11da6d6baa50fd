import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { FileTrigger } from './FileTrigger.tsx';

const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' });
const picture = new File(['picture'], 'wallet.png', { type: 'image/png' });

/**
 * A button that opens the device's file chooser. Check the chosen files: `accept` only limits what
 * the chooser offers.
 *
 * - If there is space to drop files, use **DropZone**, which contains this button.
 * - Keys: Enter or Space opens the chooser.
 * - In tests, find the input by its `label`.
 */
const meta = {
  title: 'Primitives/FileTrigger',
  component: FileTrigger,
  tags: ['autodocs'],
  args: {
    label: 'Attachments',
    children: <Button icon={Paperclip}>Choose files</Button>,
    accept: ['image/*', '.pdf'],
    isMultiple: true,
    onSelect: fn(),
  },
} satisfies Meta<typeof FileTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Attachments');
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    input.removeEventListener('click', opened);
    await expect(input).toHaveAttribute('accept', 'image/*,.pdf');
    await userEvent.upload(input, [receipt, picture]);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith([receipt, picture]);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const ByIcon: Story = {
  args: { children: <IconButton icon={Paperclip} label="Attach files" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Attach files' })).toBeVisible();
  },
};

export const OneFile: Story = {
  args: { isMultiple: false, label: 'Photo', children: <Button>Choose a photo</Button> },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Photo'), [picture, receipt]);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith([picture]);
  },
};

export const Disabled: Story = {
  args: {
    children: (
      <Button icon={Paperclip} isDisabled>
        Choose files
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opened = fn((event: Event) => event.preventDefault());
    canvas.getByLabelText('Attachments').addEventListener('click', opened);
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(opened).not.toHaveBeenCalled();
  },
};
