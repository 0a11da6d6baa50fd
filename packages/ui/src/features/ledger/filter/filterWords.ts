import type { Translate } from '../../../messages/useMessage.ts';
import { periodLabel } from '../chart/periodLabel.ts';
import type { LedgerFilter } from '../read/ledgerFilter.ts';

/** The days that a filter lets through in words; none for all. */
export function dayWords({ from, to }: LedgerFilter, t: Translate, locale: string): string[] {
  return [
    ...(from && [`${t('ledger.filter.from')} ${periodLabel(from, 'day', locale)}`]),
    ...(to && [`${t('ledger.filter.to')} ${periodLabel(to, 'day', locale)}`]),
  ];
}

/** What a filter lets through, choice by choice, in words; none for everything. */
export function filterWords(filter: LedgerFilter, t: Translate, locale: string): string[] {
  const { kinds, position } = filter;
  return [
    ...kinds.map((kind) => t(`ledger.kind.${kind}`)),
    ...(position === null ? [] : [t('level.title', { level: position })]),
    ...dayWords(filter, t, locale),
  ];
}
