import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';
import { emptyReply } from './replyDraft.ts';

const receipt = new File([new Uint8Array(1536)], 'receipt.pdf', { type: 'application/pdf' });

function Stateful({ draft: initial, onChange, ...props }: Omit<MessageComposerProps, 'inputRef'>) {
  const [draft, setDraft] = useState(initial);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  return (
    <MessageComposer
      {...props}
      inputRef={inputRef}
      draft={draft}
      onChange={(next) => {
        setDraft(next);
        onChange(next);
      }}
    />
  );
}

/**
 * The message input. Enter sends and Shift+Enter adds a line; an Enter within an input method does
 * neither. Files can be sent without text.
 */
const meta = {
  title: 'Patterns/Message composer',
  component: MessageComposer,
  tags: ['autodocs', 'spec-2', 'spec-5'],
  args: {
    draft: emptyReply,
    isSending: false,
    uploadPercent: null,
    inputRef: { current: null },
    onChange: fn(),
    onSend: fn(),
  },
  render: ({ inputRef: _, ...args }) => <Stateful {...args} />,
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.getByRole('textbox', { name: 'Type a message...' });
const send = () => screen.getByRole('button', { name: 'Send' });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(send()).toBeDisabled();
    await userEvent.type(input(), ' {Enter}');
    await expect(args.onSend, 'blanks alone are not sent').not.toHaveBeenCalled();
    await userEvent.type(input(), 'Thank you.{Shift>}{Enter}{/Shift}Good.');
    await expect(input()).toHaveValue(' Thank you.\nGood.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(input()).toHaveValue(' Thank you.\nGood.');
    await userEvent.click(send());
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(input()).toHaveFocus();
  },
};

/** Enter confirms a word of an input method: nothing is sent. */
export const Composing: Story = {
  args: { draft: { text: 'にほん', files: [] } },
  play: async ({ args }) => {
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(input(), { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const WithFiles: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const chooser = canvasElement.querySelector('input');
    if (!chooser) throw new Error('The chooser is an input');
    await userEvent.upload(chooser, receipt);
    await expect(screen.getByText('receipt.pdf')).toBeVisible();
    await expect(input()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend, 'files go without words').toHaveBeenCalledOnce();
  },
};

/** A rejected file shows its reason; text and files stay. */
export const Refused: Story = {
  args: { draft: { text: 'See here', files: [receipt] } },
  tags: ['state-error'],
  play: async ({ canvasElement, userEvent }) => {
    const chooser = canvasElement.querySelector('input');
    if (!chooser) throw new Error('The chooser is an input');
    await userEvent.upload(chooser, new File([''], 'nothing.txt'));
    await expect(screen.getByRole('alert')).toHaveTextContent('File "nothing.txt" is empty.');
    await expect(screen.getByText('receipt.pdf')).toBeVisible();
    await expect(input()).toHaveValue('See here');
  },
};

export const Sending: Story = {
  args: { draft: { text: 'The next one', files: [] }, isSending: true, uploadPercent: 30 },
  tags: ['state-busy'],
  play: async ({ args, userEvent }) => {
    await expect(send()).toBeDisabled();
    await userEvent.type(input(), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(screen.getByRole('progressbar', { name: 'Uploading: 30%' })).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { draft: { text: 'x'.repeat(10_001), files: [] } },
  tags: ['state-error'],
  play: async () => {
    await expect(screen.getByText('A message has at most 10000 characters.')).toBeVisible();
    await expect(send()).toBeDisabled();
  },
};
