import type { DeskMessageId, deskMessages } from '@upline/domain';
import { type ArgumentsOf, englishOf } from '@upline/ui/messages';
import { createContext, useCallback, useContext } from 'react';
import { deskEnglish } from './desk.generated.ts';

/** Translator for the texts of the staff app, separate so that the members' app omits them. */
export const DeskMessagesContext = /* @__PURE__ */ createContext(/* @__PURE__ */ englishOf(deskEnglish));

/** Formats a message: `d('desk.queue.new', { count: 3 })`. */
export type DeskTranslate = <Id extends DeskMessageId>(
  id: Id,
  ...values: ArgumentsOf<(typeof deskMessages)[Id]>
) => string;

export function useDeskMessage(): DeskTranslate {
  const i18n = useContext(DeskMessagesContext);
  return useCallback((id, ...values) => i18n._(id, ...values), [i18n]);
}
