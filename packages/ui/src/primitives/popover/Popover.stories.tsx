import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Popover } from './Popover.tsx';

/**
 * Extra content about one item, opened by a press. Focus moves into it and returns to the trigger
 * on Escape, on a press outside or by its buttons.
 *
 * - For decisions use **Dialog**, for navigation links in a nav.
 * - For a few words on hover use **Tooltip**; phones have no hover, so put important content here.
 */
const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    label: 'Why an amount is lost',
    trigger: <Button>Why?</Button>,
    children: <Text as="p">The level that would have received it was not active at that time.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Why?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await page.findByRole('dialog', { name: 'Why an amount is lost' });
    await waitFor(() => expect(popover.contains(canvasElement.ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Why?' }));
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Why an amount is lost' })).toBeVisible());
  },
};

export const ClosedFromWithin: Story = {
  args: {
    children: (close) => (
      <Stack>
        <Text as="p">Levels are bought in their order.</Text>
        <Button size="s" onPress={close}>
          I see
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Why?' }));
    await userEvent.click(await page.findByRole('button', { name: 'I see' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
