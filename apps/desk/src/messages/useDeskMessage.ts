import type { DeskMessageId, deskMessages } from '@upline/domain';
import { type ArgumentsOf, englishOf } from '@upline/ui/messages';
import { createContext, useCallback, useContext } from 'react';
import { deskEnglish } from './desk.generated.ts';

/** Who turns the staff's texts into words: apart from the members', so that these never carry them. */
export const DeskMessagesContext = /* @__PURE__ */ createContext(/* @__PURE__ */ englishOf(deskEnglish));

/** Turns an ID with its values into words: `d('desk.queue.new', { count: 3 })`. */
export type DeskTranslate = <Id extends DeskMessageId>(
  id: Id,
  ...values: ArgumentsOf<(typeof deskMessages)[Id]>
) => string;

/** The texts of the staff's app. */
export function useDeskMessage(): DeskTranslate {
  const i18n = useContext(DeskMessagesContext);
  return useCallback((id, ...values) => i18n._(id, ...values), [i18n]);
}
