import { maximumMessageLength } from '@upline/domain';
import type { KeyboardEvent, Ref } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';

export interface MessageInputProps {
  text: string;
  onChange: (text: string) => void;
  /** Called on Enter. */
  onSend: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Enter sends, unless it adds a line or confirms a word of an input method. Safari ends the
 * composition before `keydown`; only key code 229 shows it there.
 */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}

/** A text area that grows with its content. Spec §2. */
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
