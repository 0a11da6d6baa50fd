import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleSlash } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/Grid.tsx';
import { Money } from '../money/Money.tsx';
import { TokenCount } from '../token-count/TokenCount.tsx';
import { StatCard } from './StatCard.tsx';

/**
 * One figure with its name. A meaning such as “lost” is in the label, the icon and the colour alike.
 *
 * - Several values of one thing are a **DescriptionList**.
 * - It takes no focus.
 */
const meta = {
  title: 'Primitives/StatCard',
  component: StatCard,
  args: { label: 'Referral income', children: <Money units={1_240_500_000n} /> },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$1,240.50')).toBeVisible();
  },
};

export const Playground: Story = {};

export const Row: Story = {
  tags: ['dark'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
      <StatCard label="Referral income">
        <Money units={1_240_500_000n} />
      </StatCard>
      <StatCard label="Energy tokens">
        <TokenCount count={1250} />
      </StatCard>
      <StatCard label="Global income" hint="$1.20 of this is not final yet.">
        <Money units={315_750_000n} />
      </StatCard>
      <StatCard label="Lost income" tone="critical" icon={CircleSlash}>
        <Money units={7_190_000n} />
      </StatCard>
    </Grid>
  ),
};
