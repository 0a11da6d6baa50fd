import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/Box.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from './Text.tsx';

/**
 * Text in one of the text styles, trimmed to its capitals: a gap of 16 px measures 16 px. Use
 * `inline` inside sentences.
 *
 * - For headings use **Heading**, for text for screen readers only **VisuallyHidden**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Activate Level 3 first' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Activate Level 3 first');
    const { height } = text.getBoundingClientRect();
    await expect(height, 'trimmed to its capitals').toBeLessThan(15);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Tones: Story = {
  tags: ['dark'],
  render: () => (
    <Stack>
      <Text>Default</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="subtle">Subtle</Text>
      <Text tone="critical">Critical</Text>
      <Text tone="positive">Positive</Text>
      <Text tone="race">Forge Race</Text>
      <Text tone="global">Global Pool</Text>
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { truncate: true, children: 'A name that is far too long for the room that it has been given here' },
  render: (args) => (
    <Box maxWidth="narrow" overflow="hidden">
      <Text {...args} />
    </Box>
  ),
};

/** In right-to-left pages a truncated Latin name keeps its beginning and aligns with the page. */
export const NameAmongArabic: Story = {
  args: {
    dir: 'auto',
    truncate: true,
    children: 'Nnamdi Oluwaseun Chukwuemeka Adeyemi-Okonkwo of Port Harcourt, Lagos',
  },
  render: (args) => (
    <Box dir="rtl" maxWidth="narrow" overflow="hidden">
      <Text {...args} />
      <Text {...args}>Ada</Text>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const long = canvas.getByText(/^Nnamdi/);
    await expect(long.scrollWidth, 'cut').toBeGreaterThan(long.clientWidth);
    await expect(getComputedStyle(long).direction, 'so its end is cut').toBe('ltr');
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Ada'));
    const { right } = words.getBoundingClientRect();
    await expect(right).toBeCloseTo(canvas.getByText('Ada').getBoundingClientRect().right, 0);
  },
};

export const PartOfASentence: Story = {
  render: () => (
    <Text as="p">
      You have{' '}
      <Text inline as="strong" size="bodyStrong">
        three
      </Text>{' '}
      direct referrals.
    </Text>
  ),
};
