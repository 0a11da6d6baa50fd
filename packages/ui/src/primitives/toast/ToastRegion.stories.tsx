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
 * A word that passes: it appears at the top right, is read aloud, stays for 3000 ms and waits while it is
 * hovered or focused. The region stands once in the app; anything below asks
 * `useShowToast()` how to say `{ tone, text }`.
 *
 * What must not be missed, or asks for something, is a **Callout**.
 *
 * - Keys: F6 goes to the toasts, Tab to their crosses; focus in them makes them wait.
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

export const Playground: Story = { tags: ['!test'] };

export const GoesByItself: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, toasts }) => {
    const page = within(canvasElement.ownerDocument.body);
    // Of two timers the shorter ends first, however late both are.
    const almostAll = fn();
    setTimeout(almostAll, toastDuration - 100);
    toasts.show({ tone: 'critical', text: 'Failed to copy link.' });
    const toast = await page.findByRole('alertdialog', { name: 'Failed to copy link.' });
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(almostAll).toHaveBeenCalledOnce();
  },
};
