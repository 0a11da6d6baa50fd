import type { Meta, StoryObj } from '@storybook/react-vite';
import { levelAt } from '@upline/domain';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { FeeSplitBar } from './FeeSplitBar.tsx';

/** A level's fee, split by receiver. Show it beside every price. */
const meta = {
  title: 'Patterns/Fee split',
  component: FeeSplitBar,
  tags: ['autodocs'],
  args: { kind: 'race', fee: levelAt(1).fee, parts: 'list' },
} satisfies Meta<typeof FeeSplitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Race: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((part) => part.textContent);
    await expect(figures).toEqual(['$10', 'up to $25', 'from $15']);
    await expect(canvas.getByText('Up to five uplines, $5 each')).toBeVisible();
  },
};

export const Global: Story = {
  args: { kind: 'global', fee: levelAt(3).fee },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((part) => part.textContent);
    await expect(figures).toEqual(['$30', '$105', '$15']);
  },
};

/**
 * Beside a price, and on one line below it. The bar alone is an image; its accessible name lists
 * the parts.
 */
export const BesideAPrice: Story = {
  render: ({ fee }) => (
    <Stack gap="l">
      <FeeSplitBar kind="race" fee={fee} />
      <FeeSplitBar kind="global" fee={levelAt(6).fee} isDimmed />
      <FeeSplitBar kind="race" fee={levelAt(5).fee} parts="line" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const name =
      'Where the $50 goes: Sponsor’s bonus $10, Up to five uplines, $5 each up to $25, Product fund from $15';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
