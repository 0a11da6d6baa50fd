import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, growingMember, newMember } from '@upline/api/mocks';
import { matchesAtMost, paths } from '@upline/domain';
import { http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { ReferralListScreen, type ReferralListScreenProps } from './ReferralListScreen.tsx';

function Stateful({ onChange, search, page }: ReferralListScreenProps) {
  const [asked, setAsked] = useState({ search, page });
  return (
    <ReferralListScreen
      {...asked}
      onChange={(next) => {
        setAsked(next);
        onChange(next);
      }}
    />
  );
}

/** The member's direct referrals, 25 a page. Search and page come from the address. */
const meta = {
  title: 'Screens/Network/Referrals',
  component: ReferralListScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { search: '', page: 1, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  ...onScreen(paths.referrals, { backend: fullMember }),
} satisfies Meta<typeof ReferralListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function rows(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Referrals' })).getAllByRole('listitem');
}

const next = () => screen.findByRole('button', { name: 'Next' });
const field = () => screen.getByRole('searchbox', { name: 'Search by name, ID or wallet' });

export const Loaded: Story = {
  play: async ({ fakes, userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
    const [newest, ...others] = await rows();
    await expect(others).toHaveLength(24);
    await expect(screen.getByText('60 direct referrals')).toBeVisible();
    const [member] = fakes.backend.referralsOf(fakes.backend.wallet);
    await expect(newest).toHaveTextContent(`${member?.id}`);
    await expect(newest).toHaveTextContent('21 Nov 2026, 09:00');
    await userEvent.click(within(newest as HTMLElement).getByRole('link', { name: member?.wallet ?? '' }));
    await expect(fakes.ports.navigation.visits.get()).toEqual([`/dashboard/wallet/${member?.wallet}`]);
    await expect(screen.getByText('Page 1 of 3')).toBeVisible();
  },
};

/** By keyboard: page 1 stays visible until page 2 is loaded. */
export const PageTwo: Story = {
  play: async ({ fakes: { backend }, userEvent, args }) => {
    const [newest] = await rows();
    backend.latency = 300;
    (await next()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ search: '', page: 2 });
    const list = screen.getByRole('list', { name: 'Referrals' });
    await expect(newest).toBeVisible();
    await expect(list.parentElement).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(list.parentElement).toHaveAttribute('aria-busy', 'false'));
    await expect(newest).not.toBeInTheDocument();
    await expect(await rows()).toHaveLength(25);
    await expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await expect(await next()).toHaveFocus();
  },
};

/** A page past the end changes to the last. */
export const PastTheEnd: Story = {
  args: { page: 9 },
  play: async ({ args }) => {
    await expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    await expect(await rows()).toHaveLength(10);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ search: '', page: 3 });
    await expect(await next()).toBeDisabled();
  },
};

/** One request for the whole input, starting at page 1. */
export const Search: Story = {
  args: { page: 2 },
  play: async ({ fakes: { backend }, userEvent, args }) => {
    await expect(await rows()).toHaveLength(25);
    const [member] = backend.referralsOf(backend.wallet);
    const words = member?.wallet.slice(0, 8) ?? '';
    await userEvent.type(field(), ` ${words} `);
    await expect(await screen.findByText('1 result')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ search: words, page: 1 });
    const [found, ...others] = await rows();
    await expect(others).toEqual([]);
    await expect(found).toHaveTextContent(member?.id ?? '');
    await expect(field()).toHaveFocus();
    await expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  },
};

/** By any word of the name, without its accents, and by ID. */
export const SearchByName: Story = {
  play: async ({ fakes: { backend }, userEvent }) => {
    await rows();
    const member = backend.referralsOf(backend.wallet)[7];
    if (!member) throw new Error('The member has too few referrals.');
    member.name = 'Ana Kovács';
    for (const words of ['kovacs', member.id.toLowerCase()]) {
      await userEvent.type(field(), words);
      await expect(await screen.findByText('1 result')).toBeVisible();
      await expect((await rows())[0]).toHaveTextContent('Ana Kovács');
      await userEvent.clear(field());
      await screen.findByText('60 direct referrals');
    }
  },
};

/** The count is a lower bound. */
export const SearchOfMany: Story = {
  args: { search: '0xe' },
  beforeEach: (context) => {
    startBackend({ backend: fullMember })(context);
    const { backend } = context.fakes;
    const [one] = backend.referralsOf(backend.wallet);
    if (one === undefined) throw new Error('The member has no referrals.');
    const member = { ...one, wallet: `0xe${one.wallet.slice(3)}` };
    backend.referralsOf = () => Array.from({ length: matchesAtMost + 1 }, () => member);
  },
  play: async () => {
    await expect(await screen.findByText('10,000 or more results')).toBeVisible();
    await expect(screen.getByText('Page 1 of 400')).toBeVisible();
  },
};

/** The late reply of an earlier search is ignored. */
export const LateReply: Story = {
  play: async ({ fakes: { backend, queries }, userEvent, msw }) => {
    await rows();
    const [first = '', second = ''] = backend
      .referralsOf(backend.wallet)
      .map(({ wallet }) => wallet.slice(0, 10));
    const asked = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    msw.use(
      http.get('*/api/*', async ({ request }) => {
        if (!new URL(request.url).searchParams.getAll('search').includes(first)) return;
        asked.resolve();
        await late.promise;
      }),
    );
    await userEvent.type(field(), first);
    await asked.promise;
    await userEvent.clear(field());
    await userEvent.type(field(), second);
    await screen.findByText('1 result');
    late.resolve();
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    const [found] = await rows();
    await expect(within(found as HTMLElement).getByText(new RegExp(`^${second}`))).toBeInTheDocument();
  },
};

export const NoResults: Story = {
  tags: ['state-empty'],
  args: { search: '0xnobody' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No matching results found.')).toBeVisible();
    await expect(screen.getByText('0 results')).toBeVisible();
    await expect(field()).toHaveValue('0xnobody');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(await rows()).toHaveLength(25);
    await userEvent.type(field(), '0xnobody');
    await expect(await screen.findByText('No matching results found.')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  play: async () => {
    await expect(await screen.findByText('No referrals found.')).toBeVisible();
    await expect(screen.getByText('0 direct referrals')).toBeVisible();
    await expect(screen.queryByText(/Could not load/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => growingMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading…')).toBeVisible();
    await expect(field()).toBeEnabled();
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => growingMember({ failing: ['referrals'] }) }),
  play: async ({ userEvent, fakes: { backend } }) => {
    await expect(await screen.findByText('No referrals found.')).toBeVisible();
    await expect(screen.getByText('Could not load. This may not be complete.')).toBeVisible();
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await rows()).toHaveLength(8);
    backend.failing.add('referrals');
    await userEvent.type(field(), '0x');
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
  },
};
