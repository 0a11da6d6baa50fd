import type { Translate } from '../../../messages/useMessage.ts';
import { periodLabel } from '../chart/periodLabel.ts';
import type { LedgerFilter } from '../read/ledgerFilter.ts';

/** A filter's date range as text; empty for all days. */
export function periodText({ from, to }: LedgerFilter, t: Translate, locale: string): string[] {
  return [
    ...(from && [`${t('ledger.filter.from')} ${periodLabel(from, 'day', locale)}`]),
    ...(to && [`${t('ledger.filter.to')} ${periodLabel(to, 'day', locale)}`]),
  ];
}

/** A filter's choices as text; empty without a filter. */
export function filterText(filter: LedgerFilter, t: Translate, locale: string): string[] {
  const { kinds, position } = filter;
  return [
    ...kinds.map((kind) => t(`ledger.kind.${kind}`)),
    ...(position === null ? [] : [t('level.title', { level: position })]),
    ...periodText(filter, t, locale),
  ];
}
