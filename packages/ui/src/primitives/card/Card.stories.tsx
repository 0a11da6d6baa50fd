import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anvil, Globe } from 'lucide-react';
import { Badge } from '../badge/Badge.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Card } from './Card.tsx';

/**
 * A surface for one item. Its width comes from its place in a Grid; container queries inside can
 * use that width. Never nest cards.
 *
 * - Not focusable or pressable; links and buttons inside are.
 */
const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: <Text>Since 12 Nov 2026</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = {
  tags: ['dark'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Card>
        <Inline>
          <Badge tone="race" icon={Anvil}>
            Forge Race
          </Badge>
        </Inline>
        <Heading level={3}>Level 1</Heading>
      </Card>
      <Card>
        <Inline>
          <Badge tone="global" icon={Globe}>
            Global Pool
          </Badge>
        </Inline>
        <Heading level={3}>Level 3</Heading>
      </Card>
    </Grid>
  ),
};

export const Compact: Story = { ...Several, globals: { density: 'compact' } };
