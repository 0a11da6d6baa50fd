import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { Link } from './Link.tsx';

const navigate = fn();

/**
 * Opens a page. React Aria's `RouterProvider` in the app handles it as client-side navigation; the
 * design system knows no router.
 *
 * - Name the target: “Read the terms”, never “here”.
 * - For actions on this page use **Button**.
 * - Keys: Enter follows it.
 */
const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/dashboard/forgerace', children: 'Go to Level 3' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Go to Level 3' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/dashboard/forgerace', undefined);
  },
};

export const Playground: Story = { tags: ['!test'] };

export const InASentence: Story = {
  render: (args) => (
    <Text as="p">
      Activate Level 3 first. <Link {...args} tone="inherit" />.
    </Text>
  ),
};

export const Plain: Story = { args: { tone: 'plain' } };
