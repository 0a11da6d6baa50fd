import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/**
 * The path to a page inside a hierarchy, such as a member in a network or a ticket in its list.
 *
 * - For a single parent page, a back **IconButton** or **Link** is enough.
 * - It shows the hierarchy, not the browser's history.
 * - Keys: Tab moves between links; the current page is not a link.
 */
const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Path',
    crumbs: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Support', href: '#support' },
    ],
    current: 'Payment not shown',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Path' }));
    await expect(way.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(way.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(way.getByRole('link', { name: 'Support' })).toHaveFocus();
    await expect(way.getByText('Payment not shown')).toHaveAttribute('aria-current', 'page');
    await expect(way.queryByRole('link', { name: 'Payment not shown' })).toBeNull();
  },
};

export const Playground: Story = { tags: ['!test'] };

/** A long path wraps and does not overflow. */
export const LongText: Story = {
  args: {
    crumbs: Array.from({ length: 8 }, (_, index) => ({
      label: `Member with a long name ${index + 1}`,
      href: `#${index}`,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
