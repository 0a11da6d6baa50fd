import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { type Position, paths, shortAddress } from '@upline/domain';
import { expect, fn, screen, within } from 'storybook/test';
import { onScreen } from '../../../stories/onScreen.tsx';
import { MatrixTreeScreen } from './MatrixTreeScreen.tsx';
import { feeShown, field, rootSlots, rowsIn, slotsOf, tree } from './matrix.play.ts';
import { StatefulMatrix } from './StatefulMatrix.play.tsx';

/** Which tree is shown: by fee, and below the member who was searched for. */
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

/** The member found is the root; the path down to them stands above, and leads back. */
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
      screen.getByRole('heading', { name: `Members in the slots of ${shortAddress(match ?? '')}` }),
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
