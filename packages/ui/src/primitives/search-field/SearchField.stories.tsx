import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Stateful({ value, onChange, ...props }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  return (
    <SearchField
      {...props}
      value={words}
      onChange={(next) => {
        setWords(next);
        onChange(next);
      }}
    />
  );
}

/**
 * Text that filters a list. `onChange` fires on every key; debounce requests in the caller.
 *
 * - Escape or the clear button clears it and keeps focus. In an empty field, Escape reaches the
 *   dialog or menu around it.
 * - Hide the label only if a heading or the list names the topic; a placeholder is never the label.
 * - Announce the number of results in a live region near the list.
 * - For a few known values use **FilterChips** or **Select**.
 */
const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search by wallet ID', value: '', onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search by wallet ID' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('0x7F');
    await expect(args.onChange).toHaveBeenLastCalledWith('0x7F');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('0x');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field, 'one goes on typing').toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Filled: Story = {
  tags: ['dark'],
  args: { value: '0x7F3c' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox'), '0x9a');
  },
};

export const EscapeReachesWhatIsAround: Story = {
  args: { value: '0x7F3c' },
  play: async ({ canvasElement }) => {
    const around = fn();
    canvasElement.ownerDocument.addEventListener('keydown', around);
    await userEvent.click(within(canvasElement).getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(around, 'it clears and does no more').not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(around).toHaveBeenCalledOnce();
    canvasElement.ownerDocument.removeEventListener('keydown', around);
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: '0x…' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('searchbox', { name: 'Search by wallet ID' }),
    ).toHaveAttribute('placeholder', '0x…');
  },
};

export const Invalid: Story = {
  args: { value: '', errorMessage: 'Enter a wallet ID.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveAccessibleDescription(
      'Enter a wallet ID.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: '0x7F3c' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
