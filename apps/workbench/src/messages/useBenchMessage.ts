import { type ArgumentsOf, englishOf } from '@upline/ui/messages';
import { createContext, useCallback, useContext } from 'react';
import { benchEnglish } from './bench.generated.ts';
import type { BenchMessageId, benchMessages } from './texts/bench.ts';

/** Translator for the texts of the workbench. */
export const BenchMessagesContext = createContext(englishOf(benchEnglish));

/** Formats a message: `d('desk.bench.leg.upline', { generation: 3 })`. */
export type BenchTranslate = <Id extends BenchMessageId>(
  id: Id,
  ...values: ArgumentsOf<(typeof benchMessages)[Id]>
) => string;

export function useBenchMessage(): BenchTranslate {
  const i18n = useContext(BenchMessagesContext);
  return useCallback((id, ...values) => i18n._(id, ...values), [i18n]);
}
