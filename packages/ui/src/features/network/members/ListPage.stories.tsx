import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { GridList } from '../../../primitives/grid-list/GridList.tsx';
import { GridListRow } from '../../../primitives/grid-list/GridListRow.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';

function Stateful({ onChange, ...first }: ListPageProps) {
  const [asked, setAsked] = useState({ search: first.search, page: first.page });
  return (
    <ListPage
      {...first}
      {...asked}
      onChange={(next) => {
        setAsked(next);
        onChange(next);
      }}
    />
  );
}

/**
 * A list page: title, search, optional filter, count, rows and pagination. The parent controls
 * `search` and `page` by `onChange`, for example in the address: a search follows the last key
 * press by 300 ms and starts at page 1, and a page past the end changes to the last.
 */
const meta = {
  title: 'Patterns/List page',
  component: ListPage,
  tags: ['autodocs', 'spec-2', 'spec-9'],
  args: {
    title: 'Referrals',
    searchLabel: 'Search by wallet ID',
    search: '',
    page: 2,
    pageCount: 3,
    count: '60 direct referrals',
    isBusy: false,
    onChange: fn(),
    children: (
      <GridList label="Referrals">
        <GridListRow title="0x4411…3244" href="#noah" />
      </GridList>
    ),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by wallet ID' }), '0x44');
    await expect(args.onChange, 'not at each key').not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ search: '0x44', page: 1 }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ search: '0x44', page: 2 });
  },
};

export const Busy: Story = {
  tags: ['state-busy'],
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Referrals' }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const PastTheEnd: Story = {
  args: { page: 9 },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Page 3 of 3')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith({ search: '', page: 3 });
  },
};

export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

function GoingBack(props: ListPageProps) {
  const [search, setSearch] = useState('0x44');
  const [visit, setVisit] = useState('first');
  return (
    <>
      <button type="button" onClick={() => setSearch('0x4')}>
        Arrive late
      </button>
      <button type="button" onClick={() => setVisit('second')}>
        Back
      </button>
      <ListPage key={visit} {...props} search={search} />
    </>
  );
}

/** An address that arrives late undoes no key; one of another visit replaces the field's text. */
export const SearchFromOutside: Story = {
  render: (args) => <GoingBack {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive late' }));
    await expect(field).toHaveValue('0x449');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('0x4');
  },
};
