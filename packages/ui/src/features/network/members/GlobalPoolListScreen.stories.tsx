import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { GlobalPoolListScreen, type GlobalPoolListScreenProps } from './GlobalPoolListScreen.tsx';

function Stateful({ onChange, ...first }: GlobalPoolListScreenProps) {
  const [asked, setAsked] = useState(first);
  return (
    <GlobalPoolListScreen
      {...asked}
      onChange={(next) => {
        setAsked(next);
        onChange(next);
      }}
    />
  );
}

/**
 * The members of one of the global pools, 25 a page. Pool, search and page come from the address.
 */
const meta = {
  title: 'Screens/Network/Global pool list',
  component: GlobalPoolListScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { search: '', page: 1, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  ...onScreen(paths.globalList, { backend: fullMember }),
} satisfies Meta<typeof GlobalPoolListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('list', { name: 'Global Pool members' });

async function rows(): Promise<HTMLElement[]> {
  return within(await list()).getAllByRole('listitem');
}

const field = () => screen.getByRole('searchbox', { name: 'Search by wallet ID' });

/** Starts with level 3; switching the pool returns to page 1. */
export const Loaded: Story = {
  play: async ({ fakes: { backend }, userEvent, args }) => {
    await expect(await rows()).toHaveLength(25);
    await expect(screen.getByRole('radio', { name: 'Level 3' })).toBeChecked();
    const holders = (position: 3 | 6) => backend.chain.pool(position).places.size;
    await expect(screen.getByText(`${holders(3)} members`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^Page 2/);
    await userEvent.click(screen.getByRole('radio', { name: 'Level 6' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ search: '', page: 1, position: 6 });
    await expect(await screen.findByText(`${holders(6)} members`)).toBeVisible();
    await expect(screen.getByText(/^Page 1/)).toBeVisible();
  },
};

export const PageTwo: Story = {
  args: { page: 2 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^Page 2/)).toBeVisible();
    const first = (await rows())[0];
    await userEvent.click(screen.getByRole('button', { name: 'Prev' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ search: '', page: 1, position: 3 });
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByText(/^Page 2/)).toBeVisible();
  },
};

export const Search: Story = {
  args: { position: 9 },
  play: async ({ fakes: { backend }, userEvent, args }) => {
    await rows();
    const wallet = backend.display(backend.wallet);
    await userEvent.type(field(), wallet.slice(0, 12));
    await expect(await screen.findByText('1 result')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      search: wallet.slice(0, 12),
      page: 1,
      position: 9,
    });
    const [found] = await rows();
    await expect(found).toHaveTextContent('Amara Okafor');
    await expect(within(found as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/wallet/${wallet}`,
    );
  },
};

export const NoResults: Story = {
  tags: ['state-empty'],
  args: { search: '0xnobody' },
  play: async () => {
    await expect(await screen.findByText('No matching results found.')).toBeVisible();
    await expect(screen.queryByText('No global pools found.')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: (context) => {
    startBackend({ backend: fullMember })(context);
    const { chain } = context.fakes.backend;
    const { pool } = chain;
    chain.pool = (position) => ({ ...pool(position), places: new Map() });
  },
  play: async () => {
    await expect(await screen.findByText('No global pools found.')).toBeVisible();
    await expect(screen.getByText('0 members')).toBeVisible();
    await expect(screen.queryByText(/Could not load/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => fullMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading…')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Level 9' })).toBeEnabled();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => fullMember({ failing: ['globalPoolUsers'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('No global pools found.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await rows()).toHaveLength(25);
    backend.failing.add('globalPoolUsers');
    await userEvent.click(screen.getByRole('radio', { name: 'Level 9' }));
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
  },
};
