import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AttachmentItem } from './AttachmentItem.tsx';

const receipt = new File([new Uint8Array(1536)], 'receipt May.pdf', { type: 'application/pdf' });

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/** A file to be sent with a message. An image shows a preview, other files an icon. */
const meta = {
  title: 'Patterns/Attachment item',
  component: AttachmentItem,
  tags: ['autodocs', 'spec-2'],
  args: { file: receipt, onRemove: fn() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof AttachmentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('receipt May.pdf')).toBeVisible();
    await expect(canvas.getByText('1.5 KB')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt May.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Image: Story = {
  args: { file: new File([pixel], 'wallet.png', { type: 'image/png' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(1));
  },
};

/** A file that the browser cannot decode shows the file icon instead of a preview. */
export const UnreadableImage: Story = {
  args: { file: new File(['not an image'], 'photo.heic') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { file: new File(['x'], `${'a receipt with a very long name '.repeat(6)}.pdf`) },
};
