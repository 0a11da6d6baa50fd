import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages, type TextMessage } from '@upline/domain';
import { expect, screen, waitFor } from 'storybook/test';
import type { AppMessageId } from '../../messages/compiledMessages.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { ToastRegion } from '../../primitives/toast/ToastRegion.tsx';
import { useShowToast } from '../../primitives/toast/toasts.ts';

const isToast = (id: string): id is AppMessageId => id.startsWith('toast.');
const ids = Object.keys(messages).filter(isToast);
const values = { level: 3, balance: '20.5', fee: '150', name: 'AlreadyInvested', reason: 'Not enough bonus' };
const notices: readonly TextMessage[] = ids.map((id) => ({ id, values }));

function AllToasts() {
  const t = useMessage();
  const showToast = useShowToast();
  return (
    <Inline>
      {notices.map((notice) => (
        <Button key={notice.id} size="s" onPress={() => showToast({ tone: 'info', text: t(notice) })}>
          {t(notice)}
        </Button>
      ))}
      <ToastRegion />
    </Inline>
  );
}

/** Every toast of the app. Press a button to show it. */
const meta = {
  title: 'Screens/System/Toasts',
  component: AllToasts,
  tags: ['screen', 'spec-8'],
} satisfies Meta<typeof AllToasts>;

export default meta;

export const AllTexts: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, toasts }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      const text = button.textContent;
      await waitFor(() => expect(screen.getByRole('alertdialog', { name: text })).toBeVisible());
      toasts.queue.clear();
    }
    await expect(canvas.getAllByRole('button')).toHaveLength(ids.length);
  },
};
