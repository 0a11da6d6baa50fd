import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Stateful({ page, onChange, ...props }: PaginationProps) {
  const [current, setCurrent] = useState(page);
  return (
    <Pagination
      {...props}
      page={current}
      onChange={(next) => {
        setCurrent(next);
        onChange(next);
      }}
    />
  );
}

/**
 * Pages of a list. The text between the buttons is a live region: screen readers announce the new
 * page.
 *
 * - Give a `label` if two paginations are near.
 * - Focus stays on the pressed button; at either end it moves to the other button.
 */
const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { page: 2, pageCount: 3, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement, args }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }));
    const previous = pages.getByRole('button', { name: 'Prev' });
    const next = pages.getByRole('button', { name: 'Next' });
    await expect(pages.getByRole('status')).toHaveTextContent('Page 2 of 3');
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(pages.getByRole('status')).toHaveTextContent('Page 3 of 3');
    await expect(next).toBeDisabled();
    await waitFor(() => expect(previous, 'focus is not lost').toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(previous).toBeDisabled();
    await waitFor(() => expect(next).toHaveFocus());
    await expect(pages.getByRole('status')).toHaveTextContent('Page 1 of 3');
  },
};

export const Playground: Story = { tags: ['!test'], render: (args) => <Pagination {...args} /> };

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Prev' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const ManyPages: Story = { args: { page: 1204, pageCount: 12408, label: 'Pages of members' } };
