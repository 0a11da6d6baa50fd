import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TxLink } from './TxLink.tsx';

/**
 * A transaction's hash, shortened, with a button that copies it. If the chain has an explorer, the
 * hash links there.
 *
 * - For wallets use **Address**.
 * - Keys: Enter opens the explorer in a new tab, or copies the hash on the copy button.
 */
const meta = {
  title: 'Primitives/TxLink',
  component: TxLink,
  args: {
    hash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
    explorer: 'https://polygonscan.com',
  },
} satisfies Meta<typeof TxLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: args.hash });
    await expect(link).toHaveAttribute('href', `https://polygonscan.com/tx/${args.hash}`);
    await expect(link).toHaveTextContent('0x5c50…2060');
    await expect(within(canvasElement).getByRole('button', { name: `Copy ${args.hash}` })).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const NoExplorer: Story = {
  args: { explorer: undefined },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    const copy = within(canvasElement).getByRole('button', { name: `0x5c50…2060 Copy ${args.hash}` });
    await expect(copy).toBeVisible();
  },
};
