import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, newMember } from '@upline/api/mocks';
import { paths, shortAddress } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../../ports/scripted/withWorld.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { fillWithDeepNetwork, openWallets } from './deepNetwork.play.ts';
import { MatrixTreeScreen } from './MatrixTreeScreen.tsx';
import { feeShown, rootSlots, rowOf, rowsIn, slotsOf, tree } from './matrix.play.ts';
import { StatefulMatrix } from './StatefulMatrix.play.tsx';

/** The matrix below the member by fee. Position, search and open rows come from the parent. */
const meta = {
  title: 'Screens/Network/Matrix tree',
  component: MatrixTreeScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'spec-5'],
  parameters: { layout: 'fullscreen' },
  args: { position: 1, search: '', expanded: [], onChange: fn() },
  render: (args) => <StatefulMatrix {...args} />,
  ...onScreen(paths.matrixTree, { world: fullMember }),
} satisfies Meta<typeof MatrixTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  render: (args) => <StatefulMatrix {...args} expanded={openWallets} onChange={() => undefined} />,
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

/** A level that the member has not bought: they have no place in its tree, and the way to one is near. */
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
