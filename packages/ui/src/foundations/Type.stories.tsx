import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { type TextSize, textStyles } from '../tokens/textStyles.ts';

const sizes = Object.keys(textStyles).filter((name): name is TextSize => name in textStyles);

function Specimens() {
  return (
    <Stack gap="l">
      {sizes.map((size) => {
        const { size: pixels, leading, weight, tabular } = textStyles[size];
        return (
          <Stack key={size} gap="s">
            <Text size="caption" tone="subtle">
              {size} · {pixels}/{leading} · {weight}
              {tabular && ' · figures of one width'}
            </Text>
            <Text size={size}>{size === 'mono' ? '0x7aF3…c91E' : 'Level 3 costs $1,234.50'}</Text>
          </Stack>
        );
      })}
    </Stack>
  );
}

/**
 * Geist for text and figures, Geist Mono for wallets and hashes; the app serves both. Text is
 * trimmed to its capitals, so that gaps are exact. Sizes are in rem and follow the reader's text
 * size. The smallest is 12 px.
 */
const meta = { title: 'Foundations/Type', component: Specimens, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = {};
