import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Money } from './Money.tsx';

/**
 * An amount in dollars out of units of 10⁻⁶: two to six decimals, none for a round price, never rounded, never a
 * float, never animated.
 *
 * - A count of tokens is a **TokenCount**.
 * - It takes no focus.
 */
const meta = {
  title: 'Primitives/Money',
  component: Money,
  args: { units: 1_234_500_000n },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$1,234.50')).toBeVisible();
  },
};

export const Playground: Story = {};

export const ToTheLastUnit: Story = {
  args: { units: 9_007_199_254_740_993n },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$9,007,199,254.740993')).toBeVisible();
  },
};

/** What a level costs is its name too, so it has no empty cents. */
export const Price: Story = {
  args: { units: 1_500_000_000n, isPrice: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$1,500')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text size="amountXl">
        <Money {...args} />
      </Text>
      <Text size="amountL">
        <Money {...args} />
      </Text>
      <Text size="amount">
        <Money {...args} />
      </Text>
      <Text>
        Costs <Money {...args} /> once.
      </Text>
    </Stack>
  ),
};
