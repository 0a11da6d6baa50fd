import { maximumMessageLength } from '@upline/domain';
import type { KeyboardEvent, Ref } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';

export interface MessageInputProps {
  text: string;
  onChange: (text: string) => void;
  /** Called by the key that sends. */
  onSend: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Enter sends, unless it ends a line or takes a suggestion of an input method. Safari ends the composition before
 * the key goes down: there only the key code tells.
 */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}

/** The words of a message, in a field that grows with them. Spec §2. */
export function MessageInput({ text, onChange, onSend, ref }: MessageInputProps) {
  const t = useMessage();
  const isTooLong = text.length > maximumMessageLength;
  return (
    <TextArea
      ref={ref}
      label={t('conversation.type')}
      isLabelHidden
      placeholder={t('conversation.type')}
      minimumRows={1}
      maximumRows={6}
      value={text}
      onChange={onChange}
      onKeyDown={(event) => {
        if (!isSendKey(event)) return;
        event.preventDefault();
        onSend();
      }}
      errorMessage={isTooLong ? t('message.tooLong', { limit: maximumMessageLength }) : undefined}
    />
  );
}
