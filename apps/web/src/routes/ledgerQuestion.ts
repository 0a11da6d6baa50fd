import { pageIn } from '@upline/app-kit/question';
import { ledgerKinds, levels, localDayStart } from '@upline/domain';
import type { LedgerQuestion } from '@upline/ui';

function dayIn(query: URLSearchParams, name: 'from' | 'to'): string {
  const day = query.get(name) ?? '';
  return localDayStart(day) ? day : '';
}

/** The ledger filter in an address; invalid values are ignored. */
export function askedLedger(query: URLSearchParams): LedgerQuestion {
  const kinds = query.getAll('kind');
  const position = query.get('position');
  return {
    kinds: ledgerKinds.filter((kind) => kinds.includes(kind)),
    position: levels.find((level) => String(level.position) === position)?.position ?? null,
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    page: pageIn(query),
  };
}

/** The address parameters of a filter: kinds are repeated, default values omitted. */
export function ledgerAddress({ kinds, position, ...rest }: LedgerQuestion) {
  return { kind: kinds, position: position ?? '', ...rest };
}
