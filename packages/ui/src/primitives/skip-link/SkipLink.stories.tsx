import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../box/Box.tsx';
import { Text } from '../text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

/**
 * The first Tab stop of every page. Press Tab in the canvas to see it.
 *
 * - For visible links use **Link**.
 * - Keys: Enter moves focus to the content.
 */
const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Box as="main" id="content" tabIndex={-1}>
        <Text>The page</Text>
      </Box>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(link).toHaveAttribute('href', '#content');
  },
};

export const Playground: Story = { tags: ['!test'] };
