import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { globalPoolUsersPath } from '@upline/domain';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { GlobalPoolMembersScreen, type GlobalPoolMembersScreenProps } from './GlobalPoolMembersScreen.tsx';

function Stateful({ position, onChange, search, page }: GlobalPoolMembersScreenProps) {
  const [asked, setAsked] = useState({ search, page });
  return (
    <GlobalPoolMembersScreen
      {...asked}
      position={position}
      onChange={(next) => {
        setAsked(next);
        onChange(next);
      }}
    />
  );
}

/**
 * The members of a level's global pool, 15 a page. Level, search and page come from the address.
 */
const meta = {
  title: 'Screens/Pools/Global pool members',
  component: GlobalPoolMembersScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { position: 6, search: '', page: 1, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  ...onScreen(globalPoolUsersPath(6), { backend: fullMember }),
} satisfies Meta<typeof GlobalPoolMembersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function rows(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Members of Level 6' })).getAllByRole('listitem');
}

const field = () => screen.getByRole('searchbox', { name: 'Search by wallet ID' });

export const Loaded: Story = {
  play: async ({ fakes: { backend } }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Members of Level 6' })).toBeVisible();
    await expect(await rows()).toHaveLength(15);
    await expect(screen.getByText(`${backend.chain.pool(6).places.size} members`)).toBeVisible();
    await expect(screen.getByText(/^Page 1 of/)).toBeVisible();
  },
};

/** Names the operator's wallet “Operator”. */
export const WithOperator: Story = {
  beforeEach: (context) => {
    startBackend({ backend: fullMember })(context);
    const { backend, ports } = context.fakes;
    const [last = ''] = [...backend.chain.pool(6).places.keys()].slice(-1);
    spyOn(ports.pools, 'operator').mockResolvedValue(last);
  },
  play: async () => {
    await rows();
    await expect(await screen.findByText('The operator')).toBeVisible();
  },
};

/** While a search runs, the earlier rows stay and are marked as busy. */
export const Searching: Story = {
  tags: ['state-busy'],
  play: async ({ fakes: { backend }, userEvent, args }) => {
    const before = await rows();
    backend.latency = 'infinite';
    await userEvent.type(field(), '0x2');
    await expect(before[0]).toBeVisible();
    const list = screen.getByRole('list', { name: 'Members of Level 6' });
    await expect(await screen.findByRole('searchbox')).toHaveValue('0x2');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ search: '0x2', page: 1 }));
    await waitFor(() => expect(list.parentElement).toHaveAttribute('aria-busy', 'true'));
    await expect(before[0]).toBeVisible();
  },
};

export const NoResults: Story = {
  tags: ['state-empty'],
  args: { search: '0xnobody' },
  play: async () => {
    await expect(await screen.findByText('No matching results found.')).toBeVisible();
  },
};

/** Pages to the end; the focus survives the disabled button. */
export const LastPage: Story = {
  play: async ({ fakes: { backend }, userEvent }) => {
    const total = backend.chain.pool(6).places.size;
    const pages = Math.ceil(total / 15);
    await rows();
    for (let page = 2; page <= pages; page++) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByText(`Page ${page} of ${pages}`);
    }
    await expect(await rows()).toHaveLength(total - (pages - 1) * 15);
    await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Prev' })).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => fullMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading…')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => fullMember({ failing: ['globalPoolUsers'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await rows()).toHaveLength(15);
    backend.failing.add('globalPoolUsers');
    await userEvent.type(field(), '0x');
    await expect(await screen.findByText('No global pools found.')).toBeVisible();
  },
};
