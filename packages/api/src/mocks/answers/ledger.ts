import { ledgerCsvHeading, ledgerCsvRow, ledgerFileName } from '../../contract.ts';
import type { Answers, Call } from '../call.ts';
import { linesOf, sumsOf, told } from '../ledgerLines.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { pageOf } from './pageOf.ts';

const mediaTypes = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json' } as const;

/** The caller's own ledger, in pages and as a file. Others' ledgers are 404. */
export function ledgerAnswers(backend: MockBackend) {
  function own(wallet: string, { caller }: Call): string {
    if (wallet !== caller().wallet) throw new MockApiError(404, 'server.unknownMember');
    return wallet;
  }

  return {
    ledger({ params, query }, call) {
      const lines = linesOf(backend, own(params.wallet, call), query);
      const { rows, place } = pageOf(lines.toReversed(), query);
      return {
        lines: rows.map((line) => told(backend, line)),
        sums: sumsOf(lines),
        provisionalSums: sumsOf(lines.filter(({ block }) => block > backend.finalBlock())),
        pagination: { ...place, totalLines: place.totalCount },
      };
    },
    ledgerExport({ params, query }, call) {
      const { format } = query;
      const lines = linesOf(backend, own(params.wallet, call), query).map((line) => told(backend, line));
      const csv = () => ledgerCsvHeading + lines.map(ledgerCsvRow).join('');
      const name = ledgerFileName(backend.display(params.wallet), format, backend.now());
      return new Response(format === 'csv' ? csv() : JSON.stringify(lines), {
        headers: {
          'Content-Type': mediaTypes[format],
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      });
    },
  } satisfies Answers;
}
