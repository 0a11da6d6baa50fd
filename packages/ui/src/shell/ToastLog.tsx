import { useMessage } from '../messages/useMessage.ts';
import type { CalloutTone } from '../primitives/callout/calloutTones.ts';
import { calloutIcons } from '../primitives/callout/calloutTones.ts';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { EmptyState } from '../primitives/empty-state/EmptyState.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Inline } from '../primitives/inline/Inline.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { Timestamp } from '../primitives/timestamp/Timestamp.tsx';

export interface ToastLogProps {
  /** Newest first. */
  messages: readonly { key: string; tone: CalloutTone; text: string; at: string }[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Past toasts, for members who missed one. */
export function ToastLog({ messages, isOpen, onOpenChange }: ToastLogProps) {
  const t = useMessage();
  return (
    <Dialog title={t('toastLog.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {messages.length === 0 ? (
        <EmptyState title={t('toastLog.empty')} />
      ) : (
        <Stack as="ul" gap="s">
          {messages.map(({ key, tone, text, at }) => (
            <Inline key={key} as="li" gap="s" alignItems="flex-start" flexWrap="nowrap">
              <Icon icon={calloutIcons[tone]} />
              <Stack gap="xxs">
                <Text>{text}</Text>
                <Timestamp iso={at} detail="dateTime" size="small" tone="muted" />
              </Stack>
            </Inline>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
