import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { inForcedColours } from '../conformance/forcedColours.ts';
import { Inline } from '../inline/Inline.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

/**
 * The shape of loading content, at its final size, so that the layout does not shift. Mark the
 * region around it `aria-busy` and announce “Loading…” once.
 *
 * - For a waiting button use a busy **Button**, for progress **ProgressBar**.
 * - Not focusable, and not read aloud.
 */
const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { text: 'body' } };

export const CardOnItsWay: Story = {
  args: { text: 'body' },
  render: () => (
    <Card aria-busy>
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Inline>
        <Skeleton picture="m" />
        <Skeleton text="title3" width="short" />
      </Inline>
      <Skeleton text="body" width="full" />
      <Skeleton text="body" width="long" />
      <Skeleton block="control" />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading…')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(5);
  },
};

/** In forced colours it is filled, because an empty frame would look like empty content. */
export const ForcedColours: Story = {
  args: { block: 'card' },
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[aria-hidden="true"]');
    if (!shape) throw new Error('There is no skeleton.');
    await inForcedColours(async () => {
      const { backgroundColor } = getComputedStyle(shape);
      await expect(backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    });
  },
};

export const Playground: Story = { tags: ['!test'], args: { text: 'body' } };
