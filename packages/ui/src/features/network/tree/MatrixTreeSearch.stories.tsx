import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { type Position, paths, shortAddress } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { MatrixTreeScreen } from './MatrixTreeScreen.tsx';
import { drawing, feeShown, field, nameOf, onDesktop, rowOf, rowsIn, slotsOf, tree } from './matrix.play.ts';
import { StatefulMatrix } from './StatefulMatrix.play.tsx';

/** Choice of the tree by fee and by search. */
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

/** Steps from $50 to $250 and back. */
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
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ position }));
    }
    await expect(screen.getByRole('button', { name: 'Next value' })).toBeDisabled();
    for (const [fee] of [...fees.slice(0, -1).toReversed(), ['$50']]) {
      await userEvent.click(screen.getByRole('button', { name: 'Previous value' }));
      await expect(feeShown()).toHaveTextContent(`${fee}`);
    }
    await tree();
  },
};

/** Each fee shows the tree of its own pool. */
function showsTreeOf(position: Position, fee: string): Story {
  return {
    args: { position },
    play: async ({ fakes: { backend } }) => {
      await expect(feeShown()).toHaveTextContent(fee);
      const children = slotsOf(backend, backend.wallet, position);
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

/** Search by name ignores case and accents; the match is marked in drawing and list. */
export const SearchMatch: Story = {
  globals: onDesktop,
  tags: ['dark'],
  play: async ({ fakes: { backend }, userEvent, args }) => {
    await tree();
    const [child] = slotsOf(backend, backend.wallet);
    // By ID, directly below.
    await userEvent.type(field(), `${backend.memberByWallet(child ?? '')?.id.toLowerCase()}{Enter}`);
    const first = `1 match: ${nameOf(backend, child)}, 1st generation, under you`;
    await expect(await screen.findByText(first)).toBeVisible();
    await userEvent.clear(field());
    await waitFor(() => expect(screen.queryByText(first)).not.toBeInTheDocument());
    await userEvent.type(field(), ' lucia quinn{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'lucia quinn' }));
    const said = `1 match: Lucía Quinn, 2nd generation, under ${nameOf(backend, child)}`;
    await expect(await screen.findByText(said)).toBeVisible();
    // The card under the drawing names the match, and the row above it is expanded until collapsed.
    await expect(await within(drawing()).findByText('Lucía Quinn')).toBeVisible();
    const match = slotsOf(backend, child ?? '')[2];
    await expect(await rowOf(match ?? '')).toHaveAttribute('aria-level', '2');
    const above = within(await rowOf(child ?? ''));
    await userEvent.click(above.getByRole('button', { name: /^Collapse: / }));
    await userEvent.click(await above.findByRole('button', { name: /^View Tree: / }));
    await rowOf(match ?? '');
  },
};

/** A match outside the drawing: the member above becomes the root, with the path back. */
export const SearchingByName: Story = {
  play: async ({ userEvent, fakes: { ports } }) => {
    await tree();
    await userEvent.type(field(), 'kenji quinn{Enter}');
    await tree('Members in the slots of Kenji Novak');
    await userEvent.click(screen.getByRole('button', { name: 'Back to your own tree' }));
    await tree();
    await expect(screen.queryByRole('navigation', { name: 'Path from you' })).not.toBeInTheDocument();
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), 'kenji quinn{Enter}');
    await expect(
      await screen.findByText('1 match: Kenji Quinn, 4th generation, under Kenji Novak'),
    ).toBeVisible();
    const grid = await tree('Members in the slots of Kenji Novak');
    await expect(within(grid).getByRole('row', { name: /^Kenji Quinn, / })).toBeVisible();
    const path = within(screen.getByRole('navigation', { name: 'Path from you' }));
    await userEvent.click(path.getByRole('link', { name: 'Kenji Tanaka' }));
    await expect(ports.navigation.visits.get()).toEqual([
      expect.stringMatching(/^\/dashboard\/m5matrixtree\?position=1&member=0x/),
    ]);
  },
};

/** Several matches: lists at most ten, nearest first, and shows the selected one. */
export const ManyMatches: Story = {
  play: async ({ userEvent, fakes: { backend, queries } }) => {
    await tree();
    await userEvent.type(field(), 'lucia{Enter}');
    const list = within(await screen.findByRole('list', { name: 'Members found' }));
    const listed = list.getAllByRole('button');
    await expect(screen.getByText(`${listed.length} matches`)).toBeVisible();
    const far = listed.at(-1) as HTMLElement;
    await expect(far).toHaveTextContent(/[34](rd|th) generation, under /);
    await userEvent.click(far);
    await expect(far).toHaveAttribute('aria-pressed', 'true');
    await expect(far).toHaveFocus();
    await screen.findByRole('navigation', { name: 'Path from you' });
    await userEvent.clear(field());
    await userEvent.type(field(), '0x{Enter}');
    await expect(await screen.findByText('62 matches, the 10 nearest below')).toBeVisible();
    const input = {
      params: { wallet: backend.display(backend.wallet), position: 1 },
      query: { search: '0x' },
    };
    queries.setQueryData(['server', 'treeSearch', input], (found: object) => ({ ...found, isAtLeast: true }));
    await expect(await screen.findByText(/There may be more\. Type more of the name\.$/)).toBeVisible();
  },
};

/** An empty field sends no request; a search without matches leaves the tree unchanged. */
export const SearchNoMatch: Story = {
  play: async ({ userEvent, args, fakes: { backend, queries } }) => {
    await tree();
    await userEvent.type(field(), '  {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field(), 'nobody{Enter}');
    await expect(await screen.findByText('No matching results found.')).toBeVisible();
    await expect(screen.getByText('No matching results found.').closest('[role="alert"]')).toBeVisible();
    await tree();
    await expect(screen.queryByRole('navigation', { name: 'Path from you' })).not.toBeInTheDocument();
    const input = {
      params: { wallet: backend.display(backend.wallet), position: 1 },
      query: { search: 'nobody' },
    };
    queries.setQueryData(['server', 'treeSearch', input], (found: object) => ({ ...found, isAtLeast: true }));
    await expect(await screen.findByText(/^Nobody among the 2,000 nearest below matches/)).toBeVisible();
    await expect(screen.queryByText('No matching results found.')).not.toBeInTheDocument();
  },
};

/**
 * A link to a wallet outside the downline shows a notice above the member's own tree, with a link
 * back.
 */
export const MemberNotBelow: Story = {
  args: { member: `0x${'1'.repeat(40)}` },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No matching results found.');
    await tree();
    await userEvent.click(screen.getByRole('button', { name: 'Back to your own tree' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ member: '' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A failed search is reported as a failure, not as no matches. */
export const SearchFailed: Story = {
  tags: ['state-error'],
  play: async ({ fakes: { backend }, userEvent }) => {
    await tree();
    backend.failing.add('treeSearch');
    await userEvent.type(field(), 'nobody{Enter}');
    await expect(await screen.findByText('Could not load. This may not be complete.')).toBeVisible();
    await expect(screen.queryByText('No matching results found.')).not.toBeInTheDocument();
    await tree();
  },
};
