import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { paths } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import { startBackend } from '../../../ports/fakes/withBackend.tsx';
import { onScreen } from '../../../stories/onScreen.tsx';
import { confirmPurchase } from './confirmPurchase.play.ts';
import { ForgeRaceScreen } from './ForgeRaceScreen.tsx';

/** The split of a buyer's fee, before and after payment. */
const meta = {
  title: 'Screens/Pools/Forge race',
  component: ForgeRaceScreen,
  tags: ['screen', '!autodocs', 'chain', 'spec-4', 'spec-9'],
  parameters: { layout: 'fullscreen' },
  ...onScreen(paths.forgeRace, { backend: newMember }),
} satisfies Meta<typeof ForgeRaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openSheet({ userEvent }: PlayContext): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Purchase Level 1 for $50' }));
  return screen.findByRole('dialog', { name: 'Buy Level 1' });
}

/** Expects the rows of a split with their amounts. */
async function expectSplit(dialog: HTMLElement, rows: readonly RegExp[]): Promise<void> {
  const bonus = await within(dialog).findByText(/^(Sponsor’s bonus|To .*the nearest above you)/);
  const list = bonus.closest('dl');
  for (const [index, row] of rows.entries()) await expect(list?.children[index]).toHaveTextContent(row);
  await expect(list?.children).toHaveLength(rows.length);
}

const below = (sponsors: number, rows: readonly RegExp[]): Story => ({
  beforeEach: startBackend({ backend: () => newMember({ sponsors }) }),
  play: async (context) => expectSplit(await openSheet(context), rows),
});

export const SplitFive: Story = below(5, [
  /^Sponsor’s bonus.*\$10$/,
  /^5 uplines, \$5 each.*\$25$/,
  /^Product fund\$15$/,
]);

export const SplitThree: Story = below(2, [
  /^Sponsor’s bonus.*\$10$/,
  /^3 uplines, \$5 each.*\$15$/,
  /^Product fundof it \$10 for 2 missing uplines\$25$/,
]);

export const SplitOperator: Story = below(0, [
  /^Sponsor’s bonusThe operator, your sponsor.*\$10$/,
  /^1 uplineThe operator\$5$/,
  /^Product fundof it \$20 for 4 missing uplines\$35$/,
]);

export const SplitPaid: Story = {
  beforeEach: startBackend({ backend: () => newMember({ sponsors: 2 }) }),
  play: async (context) => {
    await openSheet(context);
    await confirmPurchase(context.userEvent, '$50');
    const dialog = await screen.findByRole('dialog', { name: 'Level 1 is yours' });
    await expect(await within(dialog).findByText('Where the $50 went')).toBeVisible();
    await expectSplit(dialog, [/\$10$/, /^3 uplines, \$5 each.*\$15$/, /\$25$/]);
    await expect(within(dialog).queryByText(/^The place changed/)).toBeNull();
  },
};

/** Another purchase took the seat between the preview and the block. */
export const SplitChanged: Story = {
  beforeEach: (context) => {
    startBackend({ backend: () => newMember({ sponsors: 2 }) })(context);
    const { chain } = context.fakes.backend;
    const { tryBuying } = chain;
    chain.tryBuying = (...asked) =>
      tryBuying(...asked)?.map((leg) =>
        leg.to === 'upline' && leg.generation === 1 ? { ...leg, wallet: `0x${'b2'.repeat(20)}` } : leg,
      ) ?? null;
  },
  play: async (context) => {
    await openSheet(context);
    await confirmPurchase(context.userEvent, '$50');
    const dialog = within(await screen.findByRole('dialog', { name: 'Level 1 is yours' }));
    await expect(await dialog.findByText(/^Your place changed/)).toBeVisible();
  },
};
