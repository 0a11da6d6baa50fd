import type { Meta, StoryObj } from '@storybook/react-vite';
import { toastDuration } from '@upline/domain';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Inline } from '../inline/Inline.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useShowToast } from './toasts.ts';

function CopyOrFail() {
  const showToast = useShowToast();
  return (
    <Inline>
      <Button onPress={() => showToast({ tone: 'positive', text: 'Referral link copied!' })}>Copy</Button>
      <Button onPress={() => showToast({ tone: 'critical', text: 'Failed to copy link.' })}>Fail</Button>
      <ToastRegion />
    </Inline>
  );
}

/**
 * A short confirmation: it appears at the top right, is read aloud and stays for 3000 ms, longer
 * while it is hovered or focused. Mount the region once in the app; components inside call
 * `useShowToast()` with `{ tone, text }`.
 *
 * For messages that must not be missed or need an answer, use **Callout**.
 *
 * - Keys: F6 moves to the toasts, Tab to their close buttons; focused toasts wait.
 */
const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  parameters: { toasts: 'pass' },
  render: () => <CopyOrFail />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    const toast = await page.findByRole('alertdialog', { name: 'Referral link copied!' });
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await expect(toast).not.toBeInTheDocument();
  },
};

/** Seen, and not announced: the page announces the message itself. */
export const Silent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, toasts }) => {
    const page = within(canvasElement.ownerDocument.body);
    toasts.show({ tone: 'critical', text: 'Failed to copy link.', isSilent: true });
    const toast = await page.findByRole('group', { name: 'Failed to copy link.' });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await expect(toast).not.toBeInTheDocument();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const GoesByItself: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, toasts }) => {
    const page = within(canvasElement.ownerDocument.body);
    // Both timers may fire late, but the shorter one fires first.
    const almostAll = fn();
    setTimeout(almostAll, toastDuration - 100);
    toasts.show({ tone: 'critical', text: 'Failed to copy link.' });
    const toast = await page.findByRole('alertdialog', { name: 'Failed to copy link.' });
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(almostAll).toHaveBeenCalledOnce();
  },
};
