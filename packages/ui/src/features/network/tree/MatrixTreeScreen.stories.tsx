import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember, newMember } from '@upline/api/mocks';
import { paths, shortAddress } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { fillWithDeepNetwork, openWallets } from './deepNetwork.play.ts';
import { MatrixTreeScreen } from './MatrixTreeScreen.tsx';
import {
  countsShown,
  drawing,
  feeShown,
  nameOf,
  onDesktop,
  rowOf,
  rowsIn,
  slotsOf,
  tree,
} from './matrix.play.ts';
import { StatefulMatrix } from './StatefulMatrix.play.tsx';

/** The matrix below the member, by fee. Position, search and expanded rows come from the parent. */
const meta = {
  title: 'Screens/Network/Matrix tree',
  component: MatrixTreeScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'spec-5'],
  parameters: { layout: 'fullscreen' },
  args: { position: 1, search: '', member: '', chosen: '', expanded: [], onChange: fn() },
  render: (args) => <StatefulMatrix {...args} />,
  ...onScreen(paths.matrixTree, { backend: fullMember }),
} satisfies Meta<typeof MatrixTreeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Drawing and list: the member, the five in their slots and the 25 in theirs, with counts per
 * generation.
 */
export const Loaded: Story = {
  globals: onDesktop,
  tags: ['dark'],
  play: async ({ fakes: { backend, ports }, userEvent }) => {
    const children = slotsOf(backend, backend.wallet);
    const rows = rowsIn(await tree());
    await expect(rows).toHaveLength(children.length);
    await waitFor(() => expect(countsShown()).toEqual(['62members', '5', '20', '15', '19', '3']));
    const drawn = within(drawing());
    for (const child of children) await expect(drawn.getByText(shortAddress(child))).toBeVisible();
    await expect(drawn.getAllByText(/^\+\d/)).not.toHaveLength(0);
    await expect(within(rows[0] as HTMLElement).getByText('5 of 5 slots taken')).toBeVisible();
    const link = within(rows[1] as HTMLElement).getByRole('link', { name: children[1] ?? '' });
    await userEvent.click(link);
    await expect(ports.navigation.visits.get()).toEqual([`/dashboard/wallet/${children[1]}`]);
  },
};

/** On phones the list is the tree, without a drawing; one line connects the rows. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ fakes: { backend }, userEvent }) => {
    const grid = await tree();
    await expect(drawing).toThrow();
    const [first] = slotsOf(backend, backend.wallet);
    await userEvent.click(within(await rowOf(first ?? '')).getByRole('button', { name: /^View Tree: / }));
    await waitFor(() => expect(rowsIn(grid).filter((one) => one.ariaLevel === '2')).toHaveLength(5));
  },
};

/**
 * By keyboard in the drawing: arrows move to the member above, below or beside; Enter opens a
 * member.
 */
export const Deeper: Story = {
  globals: onDesktop,
  play: async ({ fakes: { backend, ports }, userEvent, args }) => {
    await tree();
    const children = slotsOf(backend, backend.wallet);
    const [first] = slotsOf(backend, children[1] ?? '');
    drawing().focus();
    const said = within(drawing()).getByRole('status');
    await waitFor(() => expect(said).toHaveTextContent('You, 5 of 5 slots taken'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(said).toHaveTextContent(
      `${nameOf(backend, children[1])}, 1st generation, 5 of 5 slots taken`,
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(said).toHaveTextContent(`${nameOf(backend, first)}, 2nd generation, 9 members below`),
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ member: children[1], search: '' }),
    );
    const name = nameOf(backend, children[1]);
    await tree(`Members in the slots of ${name}`);
    await expect(drawing()).toHaveFocus();
    const path = within(screen.getByRole('navigation', { name: 'Path from you' }));
    await expect(path.getByText(name)).toHaveAttribute('aria-current', 'page');
    await expect(path.getByRole('link', { name: 'You' })).toHaveAttribute(
      'href',
      '/dashboard/m5matrixtree?position=1',
    );
    await expect(await screen.findByText(`${name} and`)).toBeVisible();
    // The root of the drawing links to their page.
    await userEvent.keyboard('{Home}{Enter}');
    await expect(ports.navigation.visits.get()).toEqual([`/dashboard/wallet/${children[1]}`]);
    // By pointer: a member of the second generation has a card with a link.
    const grandchild = slotsOf(backend, first ?? '')[0];
    const drawn = within(drawing());
    await userEvent.hover(drawn.getAllByText(/^\+\d/)[0]?.closest('button') as HTMLElement);
    await expect(drawn.getByText(shortAddress(grandchild ?? ''))).toBeVisible();
    await userEvent.click(drawn.getByText('Open'));
    await tree(`Members in the slots of ${nameOf(backend, grandchild)}`);
    await expect(path.getAllByRole('link')).toHaveLength(3);
  },
};

/** The counts failed to load: they stay empty instead of showing zero. */
export const CountsUnknown: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => fullMember({ failing: ['treeCounts'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    await tree();
    await expect(await screen.findByText('The members below could not be counted.')).toBeVisible();
    await expect(countsShown()).toEqual(['–', '–', '–', '–', '–', '–']);
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(countsShown()).toContain('20'));
  },
};

/** A newly bought level: five free slots. */
export const EmptySlots: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: () => newMember({ activated: [1] }) }),
  play: async () => {
    await expect(await screen.findByText('No members here yet.')).toBeVisible();
    await expect(screen.getByText('5 free slots')).toBeVisible();
    await waitFor(() => expect(countsShown()).toEqual(['0members', '0', '0', '0', '0', '0']));
    await expect(screen.queryByRole('treegrid')).not.toBeInTheDocument();
  },
};

/** By keyboard: right expands a row, left collapses it, Enter opens the member. */
export const RowExpanded: Story = {
  play: async ({ fakes: { backend, ports }, userEvent, args }) => {
    const grid = await tree();
    const [first] = slotsOf(backend, backend.wallet);
    const below = slotsOf(backend, first ?? '');
    const row = await rowOf(first ?? '');
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    const children = () => rowsIn(grid).filter((one) => one.ariaLevel === '2');
    await waitFor(() => expect(children()).toHaveLength(5));
    await expect(children()[0]).toHaveTextContent(shortAddress(below[0] ?? ''));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ expanded: [first] }));
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
    // Nested slots, loaded one by one.
    const view = async (wallet: string | undefined) =>
      userEvent.click(within(await rowOf(wallet ?? '')).getByRole('button', { name: /^View Tree: / }));
    await view(below[0]);
    await waitFor(() => expect(rowsIn(grid).filter((one) => one.ariaLevel === '3')).toHaveLength(5));
    await view(slotsOf(backend, backend.wallet).at(-1));
    await expect(await within(grid).findByText('5 free slots')).toBeVisible();
  },
};

export const RowLoading: Story = {
  tags: ['state-loading'],
  play: async ({ fakes: { backend }, userEvent }) => {
    const grid = await tree();
    const count = rowsIn(grid).length;
    backend.latency = 'infinite';
    const [row] = rowsIn(grid);
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^View Tree: / }));
    await waitFor(() => expect(rowsIn(grid)).toHaveLength(count + 1));
    await expect(rowsIn(grid)[1]).toHaveTextContent('Loading…');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The slots of one row failed to load; the other rows are unaffected. */
export const RowFailed: Story = {
  tags: ['state-error'],
  play: async ({ fakes: { backend }, userEvent }) => {
    const grid = await tree();
    const [first, second] = slotsOf(backend, backend.wallet);
    backend.failing.add('referralTree');
    const open = async (wallet: string | undefined) =>
      userEvent.click(within(await rowOf(wallet ?? '')).getByRole('button', { name: /^View Tree: / }));
    await open(first);
    const failed = 'Could not load. This may not be complete.';
    await within(grid).findByRole('row', { name: failed });
    backend.failing.clear();
    await userEvent.click(within(grid).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rowsIn(grid).filter((one) => one.ariaLevel === '2')).toHaveLength(5));
    backend.failing.add('referralTree');
    await open(second);
    await expect(await within(grid).findByRole('row', { name: failed })).toBeVisible();
  },
};

/** Ten thousand expanded rows: only the visible ones are rendered, and End reaches the last. */
export const DeepNetwork: Story = {
  // Not an arg: Storybook would send two thousand wallets to its panels at each step.
  render: (args) => <StatefulMatrix {...args} expanded={openWallets} onChange={() => undefined} />,
  beforeEach: (context) => {
    startBackend({ backend: newMember })(context);
    const { queries, ports, backend } = context.fakes;
    fillWithDeepNetwork(queries, ports.client, backend.display(backend.wallet));
  },
  play: async ({ userEvent }) => {
    const grid = await tree();
    const isAt = (name: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await expect(grid.scrollHeight).toBeGreaterThanOrEqual(10_000 * 60);
    await expect(rowsIn(grid).length).toBeLessThan(100);
    await expect(countsShown()).toEqual(['3,905+members', '5', '25', '125', '625', '3,125']);
    rowsIn(grid)[0]?.focus();
    await isAt(/^Member 1, /);
    await userEvent.keyboard('{End}');
    // The last member, five generations down.
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

/** A level that the member does not own: no seat in its tree, with a link to the purchase. */
export const NoPlace: Story = {
  tags: ['state-empty'],
  beforeEach: startBackend({ backend: newMember }),
  args: { position: 4 },
  play: async () => {
    await expect(await screen.findByText('You have no place at this level. Level 4 opens it.')).toBeVisible();
    await expect(screen.queryByText('You and')).not.toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Forge Race' })).toHaveAttribute(
      'href',
      '/dashboard/forgeracelisting',
    );
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  beforeEach: startBackend({ backend: () => fullMember({ latency: 'infinite' }) }),
  play: async () => {
    await expect(await screen.findByText('Loading…')).toBeInTheDocument();
    await expect(feeShown()).toHaveTextContent('$50');
  },
};

export const LoadFailed: Story = {
  tags: ['state-error'],
  beforeEach: startBackend({ backend: () => fullMember({ failing: ['referralTree'] }) }),
  play: async ({ fakes: { backend }, userEvent }) => {
    await screen.findByText('Could not load. This may not be complete.');
    backend.failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await tree();
    backend.failing.add('referralTree');
    await userEvent.click(screen.getByRole('button', { name: 'Next value' }));
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
  },
};
