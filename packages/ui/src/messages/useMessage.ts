import type { TextMessage } from '@upline/domain';
import { useCallback, useContext } from 'react';
import type { AppMessageId } from './compiledMessages.ts';
import { MessagesContext } from './messagesContext.ts';
import type { ValueArguments } from './messageValues.ts';

/** Translates an ID with its values, or a notice: `t('level.title', { level: 3 })`. */
export interface Translate {
  <Id extends AppMessageId>(id: Id, ...values: ValueArguments<Id>): string;
  (notice: TextMessage): string;
  (said: ServerMessage): string;
}

/** An English text from the server, with its message ID for translation. */
export interface ServerMessage {
  words: string;
  key: string;
  values: Readonly<Record<string, string>>;
}

/** The translate function for the reader's language. */
export function useMessage(): Translate {
  const i18n = useContext(MessagesContext);
  return useCallback(
    (message: AppMessageId | TextMessage | ServerMessage, values?: Record<string, string | number>) => {
      if (typeof message === 'string') return i18n._(message, values);
      if ('id' in message) return i18n._(message.id, { ...message.values });
      return message.key in i18n.messages ? i18n._(message.key, { ...message.values }) : message.words;
    },
    [i18n],
  );
}
