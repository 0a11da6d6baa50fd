import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from './Heading.tsx';

/**
 * A title in the page's outline. Choose `level` by structure, and `size` only when its look must differ.
 *
 * - A strong word within a text is **Text** `as="strong"`.
 * - It takes no focus; screen readers go from heading to heading.
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
