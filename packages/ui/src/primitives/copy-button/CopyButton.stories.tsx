import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

/**
 * Copies a text that stands beside it, or is too long to stand anywhere: a link, a message.
 *
 * - A wallet or an ID that is shown is pressed itself: **CopyText**, **Address**.
 * - Name what is copied with `label` when several stand near each other.
 * - Keys: Enter or Space copies. How it went is read aloud; that it failed is also written below.
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

/** The words come back by themselves, so that the next copy is told apart from the last. */
export const Passing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible());
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
  },
};

/** The browser does not allow it, as on a page without https. */
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
