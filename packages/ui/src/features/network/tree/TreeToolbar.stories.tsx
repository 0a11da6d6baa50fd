import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TreeToolbar } from './TreeToolbar.tsx';

/** What is looked at of the matrix: whose place, and in the tree of which fee. Empty words ask nothing. */
const meta = {
  title: 'Patterns/Tree toolbar',
  component: TreeToolbar,
  tags: ['autodocs', 'spec-2', 'spec-5'],
  args: { position: 2, onPositionChange: fn(), search: '', onSearch: fn(), isSearching: false },
} satisfies Meta<typeof TreeToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search by wallet ID' });
    await userEvent.type(field, '  {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, '0x44 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('0x44');
    await expect(canvas.getByRole('group', { name: 'Fee' })).toHaveTextContent('$100');
    await userEvent.click(canvas.getByRole('button', { name: 'Next value' }));
    await expect(args.onPositionChange).toHaveBeenCalledWith(4);
  },
};

export const Searching: Story = {
  tags: ['state-busy'],
  args: { search: '0x44', isSearching: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '11{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-disabled', 'true');
  },
};
