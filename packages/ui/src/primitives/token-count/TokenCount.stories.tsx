import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { TokenCount } from './TokenCount.tsx';

/**
 * A count of tokens. From 1,000 on it is shortened for display; hover and screen readers give the
 * full count.
 *
 * - For dollars use **Money**.
 * - Not focusable.
 */
const meta = {
  title: 'Primitives/TokenCount',
  component: TokenCount,
  args: { count: 1250 },
  render: (args) => (
    <Text size="amountL">
      <TokenCount {...args} />
    </Text>
  ),
} satisfies Meta<typeof TokenCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1.2k')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByTitle('1250')).toBeVisible();
    await expect(canvas.getByText('1250')).toBeInTheDocument();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const BelowAThousand: Story = {
  args: { count: 350 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('350')).toBeVisible();
  },
};
