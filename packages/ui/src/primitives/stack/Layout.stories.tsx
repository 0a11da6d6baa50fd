import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/Box.tsx';
import { Divider } from '../divider/Divider.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Stack } from './Stack.tsx';

function Block({ children }: { children: string }) {
  return (
    <Box background="actionSoft" borderRadius="s" padding="s">
      <Text>{children}</Text>
    </Box>
  );
}

/**
 * Five layout primitives: **Box** (an element with token props), **Stack** (a column), **Inline**
 * (a row that wraps), **Grid** (equal columns) and **Divider**. Space between children is always
 * `gap`; components have no margins. Props take one value or `{ phone, tablet, desktop }`.
 *
 * - Not focusable. Visual order equals keyboard order: styles never reorder elements.
 */
const meta = {
  title: 'Primitives/Layout',
  component: Stack,
  subcomponents: { Box, Inline, Grid, Divider },
  args: {
    children: (
      <>
        <Block>One</Block>
        <Block>Two</Block>
        <Block>Three</Block>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const blocks = [...canvasElement.querySelectorAll('span')].map((text) => text.closest('div'));
    const [first, second] = blocks.map((block) => block?.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Beside: Story = { render: ({ children }) => <Inline>{children}</Inline> };

export const Columns: Story = {
  render: ({ children }) => <Grid columns={{ phone: 1, tablet: 3 }}>{children}</Grid>,
};

export const Divided: Story = {
  render: () => (
    <Stack>
      <Block>One</Block>
      <Divider />
      <Block>Two</Block>
    </Stack>
  ),
};
