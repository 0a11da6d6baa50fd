import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { RuleKey } from './RuleKey.tsx';

/**
 * Explains the two lines under figures: final and open. Show it once on each page with such
 * figures.
 */
const meta = {
  title: 'Patterns/Rule key',
  component: RuleKey,
  tags: ['autodocs'],
} satisfies Meta<typeof RuleKey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowFigures: Story = {
  tags: ['dark'],
  render: () => (
    <Stack>
      <Inline gap="m">
        <Money units={1_098_910_000n} rule="final" />
        <Money units={26_372_378n} rule="open" />
      </Inline>
      <RuleKey />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meanings = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(meanings).toEqual(['–––– final on the chain', '–––– not final yet']);
  },
};
