import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { Banner } from './Banner.tsx';

/**
 * A strip across the app for messages about every page. Show one at a time.
 *
 * - For messages about a part of the page use **Callout**, for short confirmations a toast.
 * - Keys: the banner takes no focus; its action does.
 */
const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { children: 'Please switch to Polygon Main Net.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Polygon Main Net');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Caution: Story = {
  args: {
    tone: 'caution',
    children: 'Need help with a purchase?',
    action: (
      <Link href="/dashboard/support" tone="inherit">
        Ask support
      </Link>
    ),
  },
};
