import type { BenchMessageId, benchMessages, DeskMessageId, deskMessages } from '@upline/domain';
import { type ArgumentsOf, englishOf } from '@upline/ui/messages';
import { createContext, useCallback, useContext } from 'react';
import { benchEnglish } from './bench.generated.ts';
import { deskEnglish } from './desk.generated.ts';

/** Who turns the workbench's texts into words, and the staff's, whose parts it shares. */
export const BenchMessagesContext = createContext(englishOf({ ...deskEnglish, ...benchEnglish }));

/** Turns an ID with its values into words: `d('desk.bench.leg.upline', { generation: 3 })`. */
export type BenchTranslate = <Id extends DeskMessageId | BenchMessageId>(
  id: Id,
  ...values: ArgumentsOf<(typeof deskMessages & typeof benchMessages)[Id]>
) => string;

/** The texts of the workbench. Only what stands behind its door may ask for them: a build knows none. */
export function useBenchMessage(): BenchTranslate {
  const i18n = useContext(BenchMessagesContext);
  return useCallback((id, ...values) => i18n._(id, ...values), [i18n]);
}
