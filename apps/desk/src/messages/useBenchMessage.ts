import type { BenchMessageId, benchMessages, DeskMessageId, deskMessages } from '@upline/domain';
import { type ArgumentsOf, englishOf } from '@upline/ui/messages';
import { createContext, useCallback, useContext } from 'react';
import { benchEnglish } from './bench.generated.ts';
import { deskEnglish } from './desk.generated.ts';

/** Translator for the texts of the workbench and of the staff app, whose components it shares. */
export const BenchMessagesContext = createContext(englishOf({ ...deskEnglish, ...benchEnglish }));

/** Formats a message: `d('desk.bench.leg.upline', { generation: 3 })`. */
export type BenchTranslate = <Id extends DeskMessageId | BenchMessageId>(
  id: Id,
  ...values: ArgumentsOf<(typeof deskMessages & typeof benchMessages)[Id]>
) => string;

/**
 * Messages of the workbench. Only the workbench may import this hook, so that production builds
 * omit the texts.
 */
export function useBenchMessage(): BenchTranslate {
  const i18n = useContext(BenchMessagesContext);
  return useCallback((id, ...values) => i18n._(id, ...values), [i18n]);
}
