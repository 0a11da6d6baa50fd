import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FeePlace, feeLegs, levelAt, type Position, splitFee } from '@upline/domain';
import { expect } from 'storybook/test';
import { FeeSplit } from './FeeSplit.tsx';

const isla = '0x2221319661995395964091369011255432423532';
const greta = '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E';
const noah = '0x2360679774997896964091736687312762354406';
const nameless = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const root = '0x8Ba1f109551bD432803012645Ac136ddd64DBA72';

const names: Readonly<Record<string, string>> = {
  [isla]: 'Isla Campbell',
  [greta]: 'Greta Ivanova',
  [noah]: 'Noah Park',
};

const at = (position: Position, place: Partial<FeePlace>) => ({
  position,
  legs: feeLegs(splitFee(position, levelAt(position).fee), {
    ...{ referral: isla, instead: null, uplines: [], holders: 0 },
    ...place,
  }),
});

/** The exact split of one buyer’s fee: receivers, reasons and amounts. The parts sum to the fee. */
const meta = {
  title: 'Patterns/Fee of one buyer',
  component: FeeSplit,
  tags: ['autodocs'],
  args: {
    ...at(1, { uplines: [isla, noah, root] }),
    who: (wallet) => ({ wallet, memberId: '', name: names[wallet] ?? '', isOperator: wallet === root }),
    isPaid: false,
  },
} satisfies Meta<typeof FeeSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

function reads(rows: readonly string[]): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    for (const [index, row] of rows.entries()) await expect(list?.children[index]).toHaveTextContent(row);
    await expect(list?.children).toHaveLength(rows.length);
    const end = list?.getBoundingClientRect().right ?? 0;
    for (const amount of list?.querySelectorAll('dd') ?? []) {
      await expect(amount.getBoundingClientRect().right, 'amounts end where the rows do').toBeCloseTo(end, 0);
    }
    for (const words of list?.querySelectorAll('dt') ?? []) {
      const [label, detail] = words.children;
      const gap = (detail?.getBoundingClientRect().top ?? 0) - (label?.getBoundingClientRect().bottom ?? 0);
      if (detail) await expect(gap, 'no line lies over another').toBeGreaterThanOrEqual(0);
    }
  };
}

/** Two upline places are empty: their shares go to the product fund, and its row says so. */
export const ThreeUplines: Story = {
  tags: ['dark', 'phone'],
  play: reads([
    'Sponsor’s bonusIsla Campbell, your sponsor$10',
    '3 uplines, $5 eachIsla Campbell, Noah Park, the operator$15',
    'Product fundof it $10 for 2 missing uplines$25',
  ]),
};

export const FiveUplines: Story = {
  args: at(1, { uplines: [isla, noah, greta, nameless, root] }),
  play: reads(['Sponsor’s bonusIsla Campbell, your sponsor$10', '5 uplines, $5 each', 'Product fund$15']),
};

/** The operator is the sponsor and the only upline. */
export const OperatorAlone: Story = {
  args: { ...at(8, { referral: root, uplines: [root] }), isForGood: true },
  play: reads([
    'Sponsor’s bonusThe operator, your sponsor for good$200',
    '1 uplineThe operator$100',
    'Product fundof it $400 for 4 missing uplines$700',
  ]),
};

export const SponsorWithoutTheLevel: Story = {
  args: at(2, { referral: greta, instead: isla, uplines: [greta, noah, isla, root] }),
  play: reads([
    'To Greta Ivanova, the nearest above you with Level 2. Your sponsor Isla Campbell has not bought it and misses this.$20',
    '4 uplines, $10 eachGreta Ivanova, Noah Park, Isla Campbell, the operator$40',
    'Product fundof it $10 for 1 missing upline$40',
  ]),
};

/** A global pool; apart from the operator, no upline has bought the level. */
export const GlobalPastTheSponsor: Story = {
  args: at(3, { referral: root, instead: isla, holders: 12 }),
  play: reads([
    'To the operator: nobody above you holds Level 3. Your sponsor Isla Campbell has not bought it and misses this.$30',
    'Shared by 12 earlier membersThe operator is among them$105',
    'Royalty fund$15',
  ]),
};

/** The first buyer comes when it holds only the operator's seat. */
export const GlobalUnderTheOperator: Story = {
  args: at(3, { referral: root, holders: 1 }),
  play: reads([
    'Sponsor’s referral cutThe operator, your sponsor$30',
    'Shared by 1 earlier memberThat is the operator$105',
    'Royalty fund$15',
  ]),
};

/** A paid share that does not divide evenly. */
export const GlobalPaid: Story = {
  args: { ...at(3, { holders: 11, each: 9_545_454n }), isPaid: true },
  play: reads([
    'Sponsor’s referral cutIsla Campbell, your sponsor$30',
    'Shared by 11 earlier membersThe operator is among them · $9.545454 each; what cannot be divided goes to the next purchase$105',
    'Royalty fund$15',
  ]),
};

/** After payment, names link to the members' pages. */
export const Paid: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Isla Campbell', 'Isla Campbell', 'Noah Park']);
  },
};
