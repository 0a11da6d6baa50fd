import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { ShortText } from './ShortText.tsx';

/**
 * The two ends of a wallet or hash, inside a link or button. Hover shows the full text, and screen
 * readers read it.
 *
 * - For a wallet alone use **Address**, for other texts to copy **CopyText**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/ShortText',
  component: ShortText,
  args: { whole: '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E', short: '0x7aF3…c91E' },
} satisfies Meta<typeof ShortText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(args.whole)).toBeVisible();
    await expect(canvas.getByText(args.short)).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { tags: ['!test'] };

export const InALink: Story = {
  tags: ['dark'],
  render: (args) => (
    <Text as="p">
      Paid to{' '}
      <Link href="#member">
        <ShortText {...args} />
      </Link>
    </Text>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.whole })).toHaveTextContent(args.short);
  },
};
