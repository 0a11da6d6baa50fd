import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullMember } from '@upline/api/mocks';
import { formatMoney, paths } from '@upline/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inWorld } from '../../ports/scripted/withWorld.tsx';
import { onScreen } from '../../stories/onScreen.tsx';
import { AskedLedger } from './AskedLedger.play.tsx';
import { LedgerScreen } from './LedgerScreen.tsx';
import { button, counted, drawing, earner, region, rows, sumOf, sumShown } from './ledger.play.ts';
import { everything } from './ledgerFilter.ts';

/** Which lines are shown and added up. */
const meta = {
  title: 'Screens/Wallet/Income ledger',
  component: LedgerScreen,
  tags: ['screen', '!autodocs', 'spec-2', 'chain'],
  parameters: { layout: 'fullscreen' },
  args: { ...everything, page: 1, onChange: fn() },
  render: (args) => <AskedLedger {...args} />,
  ...onScreen(paths.ledger, { world: earner }),
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openFilter({ userEvent }: PlayContext) {
  await rows();
  button('Filter').focus();
  await userEvent.keyboard('{Enter}');
  await expect(button('Filter')).toHaveAttribute('aria-expanded', 'true');
  return region('Filter');
}

export const FilterOpen: Story = {
  play: async (context) => {
    const panel = await openFilter(context);
    const chips = within(panel.getByRole('toolbar', { name: 'What happened' })).getAllByRole('button');
    await expect(chips).toHaveLength(6);
  },
};

/** Each choice begins at page 1 and is told to the parent, which keeps the address. */
export const Filtered: Story = {
  args: { kinds: ['lost'] },
  beforeEach: inWorld({ world: fullMember }),
  play: async ({ args, userEvent, scripted: { world } }) => {
    const panel = region('Filter');
    await counted('Showing 0 of 0 lines');
    await userEvent.click(panel.getByRole('button', { name: 'Level income' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...everything,
      kinds: ['level', 'lost'],
      page: 1,
    });
    await userEvent.click(panel.getByRole('button', { name: /^All levels/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Level 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...everything,
      kinds: ['level', 'lost'],
      position: 2,
      page: 1,
    });
    const own = world.wallet.toLowerCase();
    const expected = world.chain.lines.filter(
      (line) => line.wallet === own && line.kind === 'level' && line.position === 2,
    );
    await counted(`Showing ${Math.min(25, expected.length)} of ${expected.length} lines`);
    await expect(sumShown('Level income')).toBe(
      formatMoney(expected.reduce((sum, { amount }) => sum + amount, 0n)),
    );
    await expect(region('Lines').getAllByText('Level 2').length).toBeGreaterThan(0);
  },
};

export const DatesReversed: Story = {
  args: { from: '2026-11-20', to: '2026-11-01' },
  play: async () => {
    await expect(screen.getByLabelText('To')).toBeInvalid();
    await expect(await screen.findByText('No lines match these filters')).toBeVisible();
  },
};

/** Days are the reader’s own, both included. */
export const Cleared: Story = {
  args: { from: '2026-11-21', to: '2026-11-21' },
  play: async ({ args, userEvent, scripted: { world } }) => {
    const today = (await rows()).length;
    const [first] = await rows();
    await expect(first).toHaveTextContent('21 Nov 2026');
    await expect(region('Lines').getByText('From 21 Nov 2026')).toBeVisible();
    await userEvent.click(region('Filter').getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everything, page: 1 });
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(today));
    await expect(sumShown('Level bought')).toBe(sumOf(world, 'participation'));
    await drawing();
  },
};

export const EmptyFiltered: Story = {
  tags: ['state-empty'],
  args: { position: 9 },
  play: async () => {
    await expect(await screen.findByText('No lines match these filters')).toBeVisible();
    await expect(screen.queryByText('No lines yet')).not.toBeInTheDocument();
  },
};
