import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Address } from './Address.tsx';

/**
 * A wallet, shortened to its two ends. Two wallets can share them, so the full wallet is always
 * available: focus and hover show it, screen readers read it, a press copies it.
 *
 * - Inside a link or button, set `isPlain`: the wallet is then plain text.
 * - For other texts to copy use **CopyText**.
 * - Keys: Tab reaches it, Enter or Space copies.
 */
const meta = {
  title: 'Primitives/Address',
  component: Address,
  args: { wallet: '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E' },
} satisfies Meta<typeof Address>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: `0x7aF3…c91E Copy ${args.wallet}` });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent(args.wallet);
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.wallet);
    await waitFor(() => expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Copied'));
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Long: Story = {
  args: { form: 'long' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0x7aF3b0…9e0Fc91E')).toBeVisible();
  },
};

export const Plain: Story = {
  args: { isPlain: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(args.wallet)).toBeInTheDocument();
    await expect(canvas.getByTitle(args.wallet)).toBeVisible();
  },
};
