import type { Translate } from '../../messages/useMessage.ts';
import { periodLabel } from './chart/periodLabel.ts';
import type { LedgerFilter } from './ledgerFilter.ts';

/** What a filter lets through, choice by choice, in words; none for everything. */
export function filterWords(
  { kinds, position, from, to }: LedgerFilter,
  t: Translate,
  locale: string,
): string[] {
  return [
    ...kinds.map((kind) => t(`ledger.kind.${kind}`)),
    ...(position === null ? [] : [t('level.title', { level: position })]),
    ...(from && [`${t('ledger.filter.from')} ${periodLabel(from, 'day', locale)}`]),
    ...(to && [`${t('ledger.filter.to')} ${periodLabel(to, 'day', locale)}`]),
  ];
}
