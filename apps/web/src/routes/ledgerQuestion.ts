import { pageIn } from '@upline/app-kit/question';
import { ledgerKinds, levels, localDayStart } from '@upline/domain';
import type { LedgerQuestion } from '@upline/ui';

function dayIn(query: URLSearchParams, name: 'from' | 'to'): string {
  const day = query.get(name) ?? '';
  return localDayStart(day) ? day : '';
}

/** The lines that an address asks for; what it says wrongly is as if it said nothing. */
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

/** The same as an address has it: a kind may be repeated, what is not narrowed down is left out. */
export function ledgerAddress({ kinds, position, ...rest }: LedgerQuestion) {
  return { kind: kinds, position: position ?? '', ...rest };
}
