import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TreeToolbar } from './TreeToolbar.tsx';

/** Search in the tree. Empty input sends no request, and clearing ends the search. */
const meta = {
  title: 'Patterns/Tree toolbar',
  component: TreeToolbar,
  tags: ['autodocs', 'spec-2', 'spec-5'],
  args: { search: '', onSearch: fn(), onClear: fn(), isSearching: false },
} satisfies Meta<typeof TreeToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search by name, ID or wallet' });
    await userEvent.type(field, '  {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, '0x44 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('0x44');
  },
};

export const Searching: Story = {
  tags: ['state-busy'],
  args: { search: '0x44', isSearching: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '11{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
