import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from './Heading.tsx';

/**
 * A heading of the page's outline. Choose `level` by structure; set `size` only if the look must
 * differ.
 *
 * - For bold words in a text use **Text** `as="strong"`.
 * - Not focusable; screen readers navigate by headings.
 */
const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { children: 'Dashboard' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'Dashboard' })).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const PageTitle: Story = { args: { level: 1 } };

export const SmallButHigh: Story = {
  args: { level: 2, size: 'title3', children: 'Tickets' },
};
