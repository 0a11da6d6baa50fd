import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';

const receipt = new File([new Uint8Array(1536)], 'receipt May.pdf', { type: 'application/pdf' });
const note = new File(['note'], 'note.txt', { type: 'text/plain' });
const sheet = new File([new Uint8Array(2_400_000)], 'incomes.xlsx');

function Stateful({ files, onChange, onEmptied }: AttachmentListProps) {
  const [left, setLeft] = useState(files);
  return (
    <AttachmentList
      files={left}
      onEmptied={onEmptied}
      onChange={(next) => {
        setLeft(next);
        onChange(next);
      }}
    />
  );
}

/** Files attached to an unsent message. Removing a file focuses the next one. */
const meta = {
  title: 'Patterns/Attachment list',
  component: AttachmentList,
  tags: ['autodocs', 'spec-2'],
  args: { files: [receipt, note, sheet], onChange: fn(), onEmptied: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof AttachmentList>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

export const Default: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Files to upload' }));
    await expect(list.getByText('1.5 KB')).toBeVisible();
    await expect(list.getByText('4 B')).toBeVisible();
    await expect(list.getByText('2.3 MB')).toBeVisible();
    remove('note.txt').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([receipt, sheet]);
    await expect(remove('incomes.xlsx')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('receipt May.pdf')).toHaveFocus();
    await expect(args.onEmptied).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEmptied).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  render: (args) => <AttachmentList {...args} />,
};
