import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyText } from './CopyText.tsx';

/**
 * A text that is copied by a press, such as an ID or a shortened wallet.
 *
 * - For wallets use **Address**; for a text that is not shown use **CopyButton**.
 * - Keys: Tab reaches it, Enter or Space copies. Screen readers announce the result.
 */
const meta = {
  title: 'Primitives/CopyText',
  component: CopyText,
  args: { text: '7KQ2-M9XD' },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '7KQ2-M9XD Copy' }));
    await expect(write).toHaveBeenCalledWith('7KQ2-M9XD');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
  },
};

export const Playground: Story = { tags: ['!test'] };

/** The browser refuses, for example on a page without https. */
export const Refused: Story = {
  tags: ['state-error'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(canvas.getByRole('button', { name: '7KQ2-M9XD Copy' }));
    await expect(await canvas.findByText('Could not copy')).toBeVisible();
  },
};
