import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { DialogTrigger } from 'react-aria-components';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Link } from '../link/Link.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Sheet } from './Sheet.tsx';

/**
 * A panel from the side of the screen, such as the menu on a phone.
 *
 * - Keys: Tab stays inside, Escape closes; focus returns to the trigger.
 */
const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  args: {
    title: 'Menu',
    children: (
      <Stack as="nav" aria-label="Main">
        <Link tone="plain" href="/dashboard/profile">
          Profile
        </Link>
        <Link tone="plain" href="/dashboard/forgerace">
          Forge Race
        </Link>
      </Stack>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <IconButton icon={Menu} label="Menu" />
      <Sheet {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const sheet = await page.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 20));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(page.getByRole('link', { name: 'Forge Race' })).toBeVisible());
  },
};
