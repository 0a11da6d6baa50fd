import type { Notice } from '@upline/domain';
import { useCallback, useContext } from 'react';
import type { AppMessageId } from './compiledMessages.ts';
import { MessagesContext } from './messagesContext.ts';
import type { ValueArguments } from './messageValues.ts';

/** Turns an ID with its values, or a rule's notice, into words: `t('level.title', { level: 3 })`. */
export interface Translate {
  <Id extends AppMessageId>(id: Id, ...values: ValueArguments<Id>): string;
  (notice: Notice): string;
}

/** The texts of the product in the reader's language. */
export function useMessage(): Translate {
  const i18n = useContext(MessagesContext);
  return useCallback(
    (message: AppMessageId | Notice, values?: Record<string, string | number>) =>
      typeof message === 'string' ? i18n._(message, values) : i18n._(message.id, { ...message.values }),
    [i18n],
  );
}
