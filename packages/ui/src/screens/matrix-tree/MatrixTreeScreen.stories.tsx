import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, newMember, type World } from '@upline/api/mocks';
import { type Position, paths, shortAddress } from '@upline/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { onScreen } from '../onScreen.tsx';
import { fillWithDeepNetwork, openWallets } from './deepNetwork.ts';
import { MatrixTreeScreen, type MatrixTreeScreenProps } from './MatrixTreeScreen.tsx';

function Stateful({ onChange, ...first }: MatrixTreeScreenProps) {
  const [asked, setAsked] = useState({ ...first });
  return (
    <MatrixTreeScreen
      {...asked}
      onChange={(next) => {
        setAsked(next);
        onChange(next);
      }}
    />
  );
}

/** The matrix below the member by fee. Position, search and open rows come from whoever shows the screen. */
const meta = {
  title: 'Screens/Network/Matrix tree',
  component: MatrixTreeScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'spec-5'],
  parameters: { layout: 'fullscreen' },
  args: { position: 1, search: '', expanded: [], onChange: fn() },
  render: (args) => <Stateful {...args} />,
  ...onScreen(paths.matrixTree, { world: fullMember }),
} satisfies Meta<typeof MatrixTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wallets in somebody's slots, in their order. */
function slotsOf(world: World, wallet: string, position: Position = 1): string[] {
  const places = [...world.chain.pool(position).places.values()];
  return places.filter(({ upline }) => upline === wallet.toLowerCase()).map((place) => place.wallet);
}

const tree = () => screen.findByRole('treegrid', { name: 'Direct referrals' });
const rowsIn = (grid: HTMLElement) => within(grid).getAllByRole('row');
const rootSlots = (wallet: string) => screen.findByRole('list', { name: `Slots of ${shortAddress(wallet)}` });
const feeShown = () => within(screen.getByRole('group', { name: 'Fee' })).getByRole('status');
const field = () => screen.getByRole('searchbox', { name: 'Search by wallet ID' });

async function rowOf(wallet: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(`${shortAddress(wallet)}$`) });
}

export const Loaded: Story = {
  play: async ({ scripted: { world, ports }, userEvent }) => {
    const children = slotsOf(world, world.wallet);
    const slots = within(await rootSlots(world.wallet)).getAllByRole('listitem');
    await expect(slots).toHaveLength(5);
    await expect(slots[0]).toHaveTextContent(`Slot 1`);
    await expect(slots[0]).toHaveTextContent(shortAddress(children[0] ?? ''));
    const rows = rowsIn(await tree());
    await expect(rows).toHaveLength(children.length);
    const link = within(rows[1] as HTMLElement).getByRole('link', { name: children[1] ?? '' });
    await userEvent.click(link);
    await expect(ports.navigation.visits.get()).toEqual([`/dashboard/wallet/${children[1]}`]);
  },
};

/** A level just bought: five slots, and nobody in them. */
export const EmptySlots: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: () => newMember({ activated: [1] }) }),
  play: async ({ scripted: { world } }) => {
    const slots = within(await rootSlots(world.wallet)).getAllByRole('listitem');
    await expect(slots.map(({ textContent }) => textContent)).toEqual([
      'Slot 1: empty',
      'Slot 2: empty',
      'Slot 3: empty',
      'Slot 4: empty',
      'Slot 5: empty',
    ]);
    await expect(screen.getByText('0 of 5 slots taken')).toBeVisible();
    await expect(screen.getByText('Nobody stands below yet.')).toBeVisible();
    await expect(screen.queryByRole('treegrid')).not.toBeInTheDocument();
  },
};

/** By keyboard: right opens the five slots of a row, left closes them, Enter opens the member. */
export const RowExpanded: Story = {
  play: async ({ scripted: { world, ports }, userEvent, args }) => {
    const grid = await tree();
    const [first] = slotsOf(world, world.wallet);
    const below = slotsOf(world, first ?? '');
    const row = await rowOf(first ?? '');
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    const children = () => rowsIn(grid).filter((one) => one.ariaLevel === '2');
    await waitFor(() => expect(children()).toHaveLength(5));
    await expect(children()[0]).toHaveTextContent(shortAddress(below[0] ?? ''));
    await expect(args.onChange).toHaveBeenLastCalledWith({ position: 1, search: '', expanded: [first] });
    await userEvent.keyboard('{Enter}');
    await expect(ports.navigation.visits.get()).toEqual([`/dashboard/wallet/${first}`]);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(children()).toHaveLength(0));
    await userEvent.click(within(row).getByRole('button', { name: /^View Tree: / }));
    await waitFor(() => expect(children()).toHaveLength(5));
    await userEvent.click(within(row).getByRole('button', { name: /^Collapse: / }));
    await waitFor(() => expect(children()).toHaveLength(0));
    await userEvent.click(within(row).getByRole('button', { name: /^View Tree: / }));
    await waitFor(() => expect(children()).toHaveLength(5));
    // Slots within slots, asked for one by one.
    const view = async (wallet: string | undefined) =>
      userEvent.click(within(await rowOf(wallet ?? '')).getByRole('button', { name: /^View Tree: / }));
    await view(below[0]);
    await waitFor(() => expect(rowsIn(grid).filter((one) => one.ariaLevel === '3')).toHaveLength(5));
    await view(slotsOf(world, world.wallet).at(-1));
    await expect(await within(grid).findByText(/^Slot 5: empty$/)).toBeVisible();
  },
};

export const RowLoading: Story = {
  tags: ['state-loading'],
  play: async ({ scripted: { world }, userEvent }) => {
    const grid = await tree();
    const count = rowsIn(grid).length;
    world.latency = 'infinite';
    const [row] = rowsIn(grid);
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^View Tree: / }));
    await waitFor(() => expect(rowsIn(grid)).toHaveLength(count + 1));
    await expect(rowsIn(grid)[1]).toHaveTextContent('Loading…');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The slots of one row could not be loaded; the others are not touched by it. */
export const RowFailed: Story = {
  tags: ['state-error'],
  play: async ({ scripted: { world }, userEvent }) => {
    const grid = await tree();
    const [first, second] = slotsOf(world, world.wallet);
    world.failing.add('referralTree');
    const open = async (wallet: string | undefined) =>
      userEvent.click(within(await rowOf(wallet ?? '')).getByRole('button', { name: /^View Tree: / }));
    await open(first);
    const failed = 'Could not load. This may not be complete.';
    await within(grid).findByRole('row', { name: failed });
    world.failing.clear();
    await userEvent.click(within(grid).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rowsIn(grid).filter((one) => one.ariaLevel === '2')).toHaveLength(5));
    world.failing.add('referralTree');
    await open(second);
    await expect(await within(grid).findByRole('row', { name: failed })).toBeVisible();
  },
};

/** Ten thousand rows are open; those in sight are in the document, and a key reaches the last. */
export const DeepNetwork: Story = {
  // Not an argument: Storybook would send two thousand wallets to its panels at each step.
  render: (args) => <Stateful {...args} expanded={openWallets} onChange={() => undefined} />,
  beforeEach: (context) => {
    inWorld({ world: newMember })(context);
    const { queries, ports, world } = context.scripted;
    fillWithDeepNetwork(queries, ports.client, world.display(world.wallet));
  },
  play: async ({ userEvent }) => {
    const grid = await tree();
    const isAt = (name: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await expect(grid.scrollHeight).toBeGreaterThanOrEqual(10_000 * 56);
    await expect(rowsIn(grid).length).toBeLessThan(100);
    rowsIn(grid)[0]?.focus();
    await isAt(/^Member 1, /);
    await userEvent.keyboard('{End}');
    // The last of the last of the last: five generations down.
    await isAt(/^Member 3905, /);
    await expect(document.activeElement).toHaveAttribute('aria-level', '5');
    await expect(rowsIn(grid).length).toBeLessThan(100);
    await userEvent.keyboard('{Home}');
    await isAt(/^Member 1, /);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await isAt(/^Member 2, /);
    await expect(rowsIn(grid).length).toBeLessThan(100);
  },
};

/** From $50 up to $250 and back, one tree after the other. */
export const Fee50: Story = {
  play: async ({ userEvent, args }) => {
    await expect(feeShown()).toHaveTextContent('$50');
    const fees: [string, Position][] = [
      ['$100', 2],
      ['$200', 4],
      ['$250', 5],
    ];
    for (const [fee, position] of fees) {
      await userEvent.click(screen.getByRole('button', { name: 'Next value' }));
      await expect(feeShown()).toHaveTextContent(fee);
      await expect(args.onChange).toHaveBeenLastCalledWith({ position, search: '', expanded: [] });
    }
    await expect(screen.getByRole('button', { name: 'Next value' })).toBeDisabled();
    for (const [fee] of [...fees.slice(0, -1).toReversed(), ['$50']]) {
      await userEvent.click(screen.getByRole('button', { name: 'Previous value' }));
      await expect(feeShown()).toHaveTextContent(`${fee}`);
    }
    await tree();
  },
};

/** The tree of a fee is that of its own pool. */
function showsTreeOf(position: Position, fee: string): Story {
  return {
    args: { position },
    play: async ({ scripted: { world } }) => {
      await expect(feeShown()).toHaveTextContent(fee);
      const children = slotsOf(world, world.wallet, position);
      const rows = rowsIn(await tree());
      await expect(rows.map((row) => row.ariaLabel)).toEqual(
        children.map((wallet) => expect.stringMatching(new RegExp(`${shortAddress(wallet)}$`))),
      );
    },
  };
}

export const Fee100: Story = showsTreeOf(2, '$100');

export const Fee200: Story = showsTreeOf(4, '$200');

export const Fee250: Story = showsTreeOf(5, '$250');

/** Who was found is the root; the way from the member to him stands above, and leads back. */
export const SearchMatch: Story = {
  play: async ({ scripted: { world, ports }, userEvent, args }) => {
    await tree();
    const [child] = slotsOf(world, world.wallet);
    const [match] = slotsOf(world, child ?? '');
    const words = match?.slice(0, 12) ?? '';
    await userEvent.type(field(), `${words}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith({ position: 1, search: words, expanded: [] });
    await expect(await rootSlots(match ?? '')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to your own tree' }));
    await expect(await rootSlots(world.wallet)).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Path from you' })).not.toBeInTheDocument();
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), words);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const path = within(await screen.findByRole('navigation', { name: 'Path from you' }));
    await expect(path.getByRole('link', { name: 'You' })).toHaveAttribute(
      'href',
      '/dashboard/m5matrixtree?position=1',
    );
    await expect(path.getByText(shortAddress(match ?? ''))).toHaveAttribute('aria-current', 'page');
    await userEvent.click(path.getByRole('link', { name: shortAddress(child ?? '') }));
    await expect(ports.navigation.visits.get()).toEqual([
      `/dashboard/m5matrixtree?position=1&search=${child}`,
    ]);
    await expect(
      screen.getByRole('heading', { name: `Direct referrals of ${shortAddress(match ?? '')}` }),
    ).toBeVisible();
  },
};

/** An empty field asks nothing; words that nobody's wallet begins with leave the tree as it is. */
export const SearchNoMatch: Story = {
  play: async ({ scripted: { world }, userEvent, args }) => {
    await tree();
    await userEvent.type(field(), '  {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field(), '0xnobody{Enter}');
    await expect(await screen.findByText('No matching results found.')).toBeVisible();
    await expect(screen.getByText('No matching results found.').closest('[role="alert"]')).toBeVisible();
    await expect(await rootSlots(world.wallet)).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Path from you' })).not.toBeInTheDocument();
  },
};

/** The search itself fails: that is not the same as nobody. */
export const SearchFailed: Story = {
  tags: ['state-error'],
  play: async ({ scripted: { world }, userEvent }) => {
    await tree();
    world.failing.add('referralTree');
    await userEvent.type(field(), '0xnobody{Enter}');
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.queryByText('No matching results found.')).not.toBeInTheDocument();
    await expect(await rootSlots(world.wallet)).toBeVisible();
  },
};

/** A level that the member has not bought: he has no place in its tree, and the way to one is near. */
export const NoPlace: Story = {
  tags: ['state-empty'],
  beforeEach: inWorld({ world: newMember }),
  args: { position: 4 },
  play: async () => {
    await expect(await screen.findByText('You have no place in this tree yet.')).toBeVisible();
    await expect(screen.getByText('A place comes with Level 4.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Forge Race' })).toHaveAttribute(
      'href',
      '/dashboard/forgeracelisting',
    );
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: inWorld({ world: () => fullMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading…')).toBeVisible();
    await expect(feeShown()).toHaveTextContent('$50');
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: inWorld({ world: () => fullMember({ failing: ['referralTree'] }) }),
  play: async ({ scripted: { world }, userEvent }) => {
    await screen.findByText('Could not load. This may not be complete.');
    world.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await tree();
    world.failing.add('referralTree');
    await userEvent.click(screen.getByRole('button', { name: 'Next value' }));
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
  },
};
