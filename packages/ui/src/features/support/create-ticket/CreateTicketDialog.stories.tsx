import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { isUncovered } from '../../../primitives/dialog/isUncovered.ts';
import { CreateTicketDialog, type CreateTicketDialogProps } from './CreateTicketDialog.tsx';
import { TransactionPicker } from './TransactionPicker.tsx';
import { emptyDraft } from './ticketDraft.ts';

function Stateful({ onChange, ...props }: CreateTicketDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <CreateTicketDialog
      {...props}
      draft={draft}
      onChange={(next) => {
        setDraft(next);
        onChange(next);
      }}
    />
  );
}

/** The form for a new ticket: subject, text and files. Closing asks before it discards input. */
const meta = {
  title: 'Patterns/Create ticket dialog',
  component: CreateTicketDialog,
  tags: ['autodocs', 'spec-2'],
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: {
    isOpen: true,
    draft: emptyDraft,
    onChange: fn(),
    isCreating: false,
    hasFailed: false,
    onCreate: fn(),
    onClose: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CreateTicketDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Ticket' }));
    await waitFor(() => expect(field('Subject')).toHaveFocus());
    await userEvent.keyboard('Photo');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(args.onCreate, 'a message is missing').not.toHaveBeenCalled();
    await waitFor(() => expect(field('Message')).toHaveFocus());
    await userEvent.keyboard('It was refused.');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Ticket' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...emptyDraft,
      subject: 'Photo',
      message: 'It was refused.',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard this ticket?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field('Message')).toHaveValue('It was refused.');
  },
};

export const Creating: Story = { args: { isCreating: true }, tags: ['state-busy'] };

export const Failed: Story = {
  args: { hasFailed: true },
  tags: ['state-error'],
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create ticket. Please try again.');
    await waitFor(() => expect(isUncovered(alert)).toBe(true));
  },
};

const picker = (
  <TransactionPicker
    transactions={[
      {
        transaction: `0x${'a'.repeat(64)}`,
        at: '2026-11-21T09:07:00.000Z',
        position: 1,
        buyer: 'Henri Dubois',
        parts: [{ kind: 'referral', amount: 10_000_000n }],
      },
    ]}
    onPick={fn()}
    reading="idle"
  />
);

const files = ['receipt.pdf', 'wallet.png'].map((name) => new File([name], name));

/**
 * Taller than the window: the actions stay visible, new files scroll into view, and the focused
 * field is never covered.
 */
export const Tall: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { picker },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Create Ticket' });
    const create = within(dialog).getByRole('button', { name: 'Create Ticket' });
    await waitFor(() => expect(isUncovered(create)).toBe(true));
    await waitFor(() => expect(field('Subject')).toHaveFocus());
    await userEvent.upload(screen.getByLabelText('Attachments (optional)', { selector: 'input' }), files);
    const chosen = within(await screen.findByRole('list', { name: 'Files to upload' }));
    for (const file of chosen.getAllByRole('listitem')) {
      await waitFor(() => expect(isUncovered(file), file.textContent).toBe(true));
    }
    await expect(isUncovered(create)).toBe(true);
    field('Subject').focus();
    const names: string[] = [];
    for (let stop = 0; stop < 20 && document.activeElement !== create; stop++) {
      await userEvent.tab();
      const { activeElement } = document;
      const name = activeElement?.ariaLabel ?? activeElement?.textContent ?? '';
      await expect(isUncovered(activeElement), name).toBe(true);
      names.push(name);
    }
    await expect(names.slice(-4), 'the actions come last').toEqual([
      'Remove receipt.pdf',
      'Remove wallet.png',
      'Cancel',
      'Create Ticket',
    ]);
  },
};

export const TallOnPhone: Story = {
  ...Tall,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  tags: ['phone'],
};
