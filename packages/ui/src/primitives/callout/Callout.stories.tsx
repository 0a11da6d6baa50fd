import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Callout } from './Callout.tsx';

/**
 * A message in the place that it concerns; it stays visible. Set `isLive` if it answers an action:
 * screen readers then announce it at once.
 *
 * - For short confirmations use a **toast**, for messages about every page **Banner**.
 * - For decisions use **Dialog**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/Callout',
  component: Callout,
  args: { children: 'Bonus refreshes every 30 s' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['dark'],
  render: () => (
    <Stack gap="s">
      <Callout tone="critical">Failed to load tickets. Please try again.</Callout>
      <Callout tone="caution">Please switch to Polygon Main Net.</Callout>
      <Callout tone="positive">Claim successful</Callout>
      <Callout tone="info">Bonus refreshes every 30 s</Callout>
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'critical',
    title: 'Failed to load pools',
    children: 'Could not load. This may not be complete.',
    action: <Button size="s">Retry</Button>,
    isLive: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to load pools');
  },
};
