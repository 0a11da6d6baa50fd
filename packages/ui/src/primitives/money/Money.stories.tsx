import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dollars } from '../../stories/controls.ts';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Money } from './Money.tsx';

/**
 * An amount in dollars, given in units of 10⁻⁶: two to six decimals, none for round prices. Never
 * rounded and never animated.
 *
 * - For tokens use **TokenCount**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/Money',
  component: Money,
  args: { units: 1_234_500_000n },
  argTypes: { units: dollars },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$1,234.50')).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const ToTheLastUnit: Story = {
  args: { units: 9_007_199_254_740_993n },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$9,007,199,254.740993')).toBeVisible();
  },
};

/**
 * Large figures are cut to cents, never rounded up; hover and screen readers give the full amount.
 */
export const Cents: Story = {
  tags: ['dark'],
  args: { units: 461_319_999n, cents: true },
  render: (args) => (
    <Text size="amountXl">
      <Money {...args} data-figure />
    </Text>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$461.319999')).toBeInTheDocument();
    const figure = canvasElement.querySelector<HTMLElement>('[data-figure]');
    await expect(figure).toHaveAttribute('title', '$461.319999');
    await expect(figure?.firstElementChild).toHaveTextContent('$461.31');
  },
};

/** The line below shows finality: double if the amount is final on the chain, dashed until then. */
export const Rules: Story = {
  tags: ['dark'],
  render: (args) => (
    <Stack>
      <Text size="amountL">
        <Money {...args} rule="final" />
      </Text>
      <Text size="amountL">
        <Money {...args} cents rule="open" />
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(', final on the chain')).toBeInTheDocument();
    await expect(canvas.getByText(', not final yet')).toBeInTheDocument();
  },
};

export const Lost: Story = { args: { units: 70_000_000n, cents: true, isLost: true } };

export const Unknown: Story = {
  args: { units: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not known')).toBeInTheDocument();
  },
};

/** Prices have no empty cents. */
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
