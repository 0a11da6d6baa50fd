import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

/**
 * Copies a text, such as a link or a message.
 *
 * - Shown wallets and IDs copy themselves: **CopyText**, **Address**.
 * - If several copy buttons are near, name the object in `label`.
 * - Keys: Enter or Space copies. Screen readers announce the result; an error also appears below.
 */
const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { text: 'https://upline.example/login/7KQ2-M9XD' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Copied');
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(write).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = { tags: ['!test'] };

/** The label returns after two seconds, so that the next copy gives new feedback. */
export const Passing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible());
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
  },
};

/** The browser refuses, for example on a page without https. */
export const Refused: Story = {
  tags: ['state-error'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Could not copy')).toBeVisible();
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};

export const Named: Story = { args: { label: 'Copy link', tone: 'primary' } };

export const Small: Story = { args: { size: 's', tone: 'quiet' } };

export const Wide: Story = { args: { isWide: true } };

export const Disabled: Story = { args: { isDisabled: true } };
