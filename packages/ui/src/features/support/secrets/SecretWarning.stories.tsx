import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SecretWarning } from './SecretWarning.tsx';

/**
 * Stops recovery phrases and private keys before they leave the browser. A phrase is never sent; a
 * seeming key may be a transaction hash, which the member can confirm.
 */
const meta = {
  title: 'Patterns/Secret warning',
  component: SecretWarning,
  args: { secret: 'phrase', fileName: null, onBack: fn(), onIsTransaction: fn() },
} satisfies Meta<typeof SecretWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'This looks like a recovery phrase' });
    await expect(dialog).toHaveTextContent('Nobody from Upline will ever ask you for it.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Go back and take it out' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('button', { name: 'It is a transaction' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};

export const Key: Story = {
  args: { secret: 'key' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'It is a transaction' }));
    await expect(args.onIsTransaction).toHaveBeenCalledTimes(1);
    await expect(args.onBack).not.toHaveBeenCalled();
  },
};

export const InFile: Story = {
  args: { fileName: 'my wallet.txt' },
  play: async () => {
    const words = await screen.findByText('It is in the file my wallet.txt.');
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const Playground: Story = { tags: ['!test'] };
