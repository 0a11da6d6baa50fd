import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anvil, BadgeCheck, Globe, LoaderCircle, Lock } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { Badge } from './Badge.tsx';

/**
 * The state of an item, as one word. The colour repeats the word, and an icon may repeat it too:
 * colour never carries the meaning alone.
 *
 * - Not pressable; for a choice use **SegmentedControl**.
 * - One state a badge, at most two badges a card.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Closed' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['dark'],
  render: () => (
    <Inline>
      <Badge tone="positive" icon={BadgeCheck}>
        Activated
      </Badge>
      <Badge tone="info" icon={LoaderCircle}>
        Processing
      </Badge>
      <Badge tone="action">Purchase</Badge>
      <Badge tone="neutral" icon={Lock}>
        Locked
      </Badge>
      <Badge tone="caution">Pending</Badge>
      <Badge tone="critical">Failed</Badge>
      <Badge tone="race" icon={Anvil}>
        Forge Race
      </Badge>
      <Badge tone="global" icon={Globe}>
        Global Pool
      </Badge>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = canvasElement.querySelectorAll('svg');
    await expect(drawings).toHaveLength(5);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).getByText('Activated')).toBeVisible();
  },
};
