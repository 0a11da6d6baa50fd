import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DropZone } from './DropZone.tsx';

const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' });
const picture = new File(['picture'], 'wallet.png', { type: 'image/png' });

function transferOf(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

function drag(type: 'dragover' | 'dragleave' | 'drop', to: Element, dataTransfer: DataTransfer) {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  to.dispatchEvent(event);
  return event;
}

const areaOf = (canvasElement: HTMLElement) => {
  const area = within(canvasElement).getByText('Drop files here').parentElement;
  if (!area) throw new Error('The text stands in the area');
  return area;
};

/**
 * An area for files: dropped, chosen by its button, or pasted while the button has focus, such as a
 * screenshot. Dragging is never required.
 *
 * - Dropped files may have any type and size: check them in `onSelect` and explain each refusal.
 * - List the accepted files, with a way to remove each.
 * - In small spaces use **FileTrigger** alone.
 */
const meta = {
  title: 'Primitives/DropZone',
  component: DropZone,
  tags: ['autodocs'],
  args: {
    label: 'Attachments',
    hint: 'Drop files here',
    buttonLabel: 'Choose files',
    isMultiple: true,
    accept: ['image/*', '.pdf'],
    onSelect: fn(),
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Attachments');
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Drop files here');
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    input.removeEventListener('click', opened);
    await userEvent.upload(input, [receipt, picture]);
    await expect(args.onSelect).toHaveBeenCalledWith([receipt, picture]);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Dropping: Story = {
  play: async ({ canvasElement, args }) => {
    const area = areaOf(canvasElement);
    const files = transferOf(receipt, picture);
    drag('dragover', area, files);
    await waitFor(() => expect(area).toHaveAttribute('data-drop-target'));
    drag('dragleave', area, files);
    await waitFor(() => expect(area).not.toHaveAttribute('data-drop-target'));
    drag('dragover', area, files);
    const { defaultPrevented } = drag('drop', area, files);
    await expect(defaultPrevented, 'the browser does not open the file').toBe(true);
    await expect(args.onSelect).toHaveBeenCalledWith([receipt, picture]);
    await waitFor(() => expect(area).not.toHaveAttribute('data-drop-target'));
  },
};

export const DropTarget: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const area = areaOf(canvasElement);
    drag('dragover', area, transferOf(receipt));
    await waitFor(() => expect(area).toHaveAttribute('data-drop-target'));
  },
};

export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Choose files' });
    await expect(button).toHaveFocus();
    button.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transferOf(picture), bubbles: true, cancelable: true }),
    );
    await expect(args.onSelect).toHaveBeenCalledWith([picture]);
  },
};

export const OtherThanFiles: Story = {
  play: async ({ canvasElement, args }) => {
    const area = areaOf(canvasElement);
    const words = new DataTransfer();
    words.setData('text/plain', 'words');
    drag('dragover', area, words);
    const { defaultPrevented } = drag('drop', area, words);
    await expect(defaultPrevented).toBe(false);
    await expect(area).not.toHaveAttribute('data-drop-target');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const OneFile: Story = {
  args: { isMultiple: false, label: 'Photo', buttonLabel: 'Choose a photo' },
  play: async ({ canvasElement, args }) => {
    drag('drop', areaOf(canvasElement), transferOf(picture, receipt));
    await expect(args.onSelect).toHaveBeenCalledWith([picture]);
  },
};

export const WithDescription: Story = {
  args: { description: 'Images, pdf, doc, docx, txt, xlsx, xls. At most 10 MB each.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      'Drop files here Images, pdf, doc, docx, txt, xlsx, xls. At most 10 MB each.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const area = areaOf(canvasElement);
    drag('dragover', area, transferOf(receipt));
    const { defaultPrevented } = drag('drop', area, transferOf(receipt));
    await expect(defaultPrevented, 'the browser does not open the file either').toBe(true);
    await expect(area).not.toHaveAttribute('data-drop-target');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
};
