import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Callout } from './Callout.tsx';

/**
 * A message that belongs to its place and stays. Set `isLive` when it appears in answer to something, so that
 * it is read aloud at once.
 *
 * - What passes by itself is a **toast**; what concerns every page is a **Banner**.
 * - What asks for a decision is a **Dialog**.
 * - It takes no focus; with `isLive` it is read aloud as it appears.
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
